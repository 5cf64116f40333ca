import type { ClosingOutcome, ClosingTexts } from '#domain/casting/closing/closing.rules.ts';
import type { closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';

/** The choices a company has for each candidate when it closes a role. */
export const closingOutcomeWords: Record<ClosingOutcome, string> = {
  not_now: 'Inte den här gången',
  kept: 'Ha i åtanke till senare',
  call_back: 'Vi hör av oss igen',
};

/** The usual texts of a final answer. A talent under 18 gets these texts, whatever the company writes. */
export const CLOSING_TEXTS: ClosingTexts = {
  not_now:
    'Tack för att du tog dig tid. Den här gången valde vi andra till rollen, och vi frågar dig gärna igen när något passar.',
  kept: 'Tack för att du tog dig tid. Vi valde andra till just den här rollen, men vi har dig i åtanke till kommande projekt.',
  call_back:
    'Tack för att du tog dig tid. Rollen är stängd, men vi vill gärna prata vidare och hör av oss till dig igen.',
};

export const closingCommandLabels: Record<PersonCommandOf<typeof closingWorkflow>, string> = {
  undo: 'Ångra',
  reopen: 'Öppna rollen igen',
};

import type { ClosingOutcome, ClosingTexts } from '#domain/closing/closing.rules.ts';
import type { PersonCommand } from '#domain/workflow/workflows.ts';
import type { StateLabel } from './labels.ts';

/** What a company chooses for each person. */
export const closingOutcomeWords: Record<ClosingOutcome, string> = {
  not_now: 'Inte den här gången',
  kept: 'Ha i åtanke till senare',
  call_back: 'Vi hör av oss igen',
};

/** What the company reads about somebody who has got it. */
export const closedOutcomeLabels: Record<ClosingOutcome, StateLabel> = {
  not_now: { word: 'Fick besked', tone: 'neutral' },
  kept: { word: 'Fick besked: i åtanke', tone: 'neutral' },
  call_back: { word: 'Fick besked: ni hör av er', tone: 'info' },
};

/** Where somebody who has got it stands, in words for them. */
export const answeredOutcomeLabels: Record<ClosingOutcome, StateLabel> = {
  not_now: { word: 'Inte den här gången', tone: 'neutral' },
  kept: { word: 'De har dig i åtanke', tone: 'neutral' },
  call_back: { word: 'De hör av sig igen', tone: 'info' },
};

/** The words that a closing begins with, and that who is under 18 gets, whatever the company writes. */
export const CLOSING_TEXTS: ClosingTexts = {
  not_now:
    'Tack för att du tog dig tid. Den här gången valde vi andra till rollen, och vi frågar dig gärna igen när något passar.',
  kept: 'Tack för att du tog dig tid. Vi valde andra till just den här rollen, men vi har dig i åtanke till kommande projekt.',
  call_back:
    'Tack för att du tog dig tid. Rollen är stängd, men vi vill gärna prata vidare och hör av oss till dig igen.',
};

export const closingCommandLabels: Record<PersonCommand<'closing'>, string> = {
  undo: 'Ångra',
  reopen: 'Öppna rollen igen',
};

import type { BoardCard } from '#contract/board.ts';
import { type NextStep, nextStep } from '#web/features/project/next-step.view.ts';
import { projectStepHref } from '#web/features/project/project-address.ts';

type Note = Pick<NextStep, 'waits_on' | 'sentence' | 'href'>;

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/**
 * What waits for whom on a card of the board, and the screen where it is done. What is to be signed comes before what the
 * step says: it has an end.
 */
export function boardNote(card: BoardCard, today: string): Note {
  const { unsigned_count, awaited_signature_count } = card;
  if (unsigned_count > 0) {
    const sentence = `Skriv under ${counted(unsigned_count, 'avtal', 'avtal')}.`;
    return { waits_on: 'me', sentence, href: projectStepHref(5, card) };
  }
  const next = nextStep(card, today);
  if (next.waits_on === 'nobody' && awaited_signature_count > 0) {
    const sentence = `${counted(awaited_signature_count, 'avtal väntar', 'avtal väntar')} på underskrift.`;
    return { waits_on: 'others', sentence, href: projectStepHref(5, card) };
  }
  return next;
}

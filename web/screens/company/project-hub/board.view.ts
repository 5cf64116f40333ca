import type { BoardCard } from '#contract/casting/board.ts';
import { type NextStep, nextStep } from '#web/features/projects/project/next-step.view.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';

type Note = Pick<NextStep, 'waits_on' | 'sentence' | 'href'>;

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The next step of a project on the board: a sentence, the party that must act, and the address. */
export function boardNote(card: BoardCard, today: string): Note {
  const { awaited_signature_count } = card;
  const next = nextStep(card, today);
  if (next.waits_on === 'nobody' && awaited_signature_count > 0) {
    const sentence = `${counted(awaited_signature_count, 'avtal väntar', 'avtal väntar')} på underskrift.`;
    return { waits_on: 'others', sentence, href: projectStepHref(5, card) };
  }
  return next;
}

import type { TalentLine } from '#contract/people/admin-talent.ts';
import type { Decision } from '#web/features/people/admin-talent/decide-talents.ts';

/** The selected talents on whom the caller may use the command now. */
export const mayBe = (command: Decision, chosen: readonly TalentLine[]): TalentLine[] =>
  chosen.filter(({ actions }) => actions.includes(command));

/**
 * Ids of two talents to compare, in the order of the list; undefined unless exactly two talents are selected and both
 * can be merged.
 */
export function comparedOf(chosen: readonly TalentLine[]): [stays: string, goes: string] | undefined {
  const [one, other] = chosen;
  if (!one || !other || chosen.length > 2) return undefined;
  return chosen.every(({ actions }) => actions.includes('merge')) ? [one.id, other.id] : undefined;
}

/** 'En talang', '3 talanger' */
export const countText = (count: number) => (count === 1 ? 'En talang' : `${count} talanger`);

const QUESTIONS: Readonly<Record<Exclude<Decision, 'ask-changes'>, { verb: string; text: string }>> = {
  approve: { verb: 'Godkänn', text: 'Företag kan hitta dem genast, och var och en får ett mejl.' },
  suspend: {
    verb: 'Stäng av',
    text: 'De loggas ut genast, företag ser dem inte och öppna förfrågningar besvaras med nej. Det som är bokat och underskrivet står kvar. Var och en får ett mejl med skälet och hur de överklagar.',
  },
  reinstate: { verb: 'Häv avstängningen för', text: 'De kan logga in igen, och var och en får ett mejl.' },
};

/** The question before the command. */
export function bulkQuestion(command: Exclude<Decision, 'ask-changes'>, count: number) {
  const { verb, text } = QUESTIONS[command];
  const whom = count === 1 ? 'en talang' : `${count} talanger`;
  return { title: `${verb} ${whom}?`, confirm: `${verb} ${whom}`, text };
}

const DONE: Readonly<Record<Decision, (count: number) => string>> = {
  approve: (count) => (count === 1 ? 'En profil är godkänd' : `${count} profiler är godkända`),
  'ask-changes': (count) => `${countText(count)} har fått veta vad som ska ändras`,
  suspend: (count) => (count === 1 ? 'En talang är avstängd' : `${count} talanger är avstängda`),
  reinstate: (count) => (count === 1 ? 'En avstängning är hävd' : `${count} avstängningar är hävda`),
};

/**
 * The outcome in words for the toast: '2 profiler är godkända. En lämnades som den var.' Also tells how many profiles
 * had changed since the list was read.
 */
export function outcomeText(command: Decision, moved: number, left: number, changed = 0): string {
  const done = moved === 0 ? 'Ingen ändrades' : DONE[command](moved);
  if (left === 0) return `${done}.`;
  const others = left === 1 ? 'En lämnades som den var.' : `${left} lämnades som de var.`;
  if (changed === 0) return `${done}. ${others}`;
  const again = changed === 1 ? 'En profil hade ändrats' : `${changed} profiler hade ändrats`;
  return `${done}. ${others} ${again} sedan listan lästes och behöver granskas igen.`;
}

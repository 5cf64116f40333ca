import type { Decision } from '#web/features/people/admin-talent/decide-talents.ts';

/** Number of profiles that wait for a review, in a sentence. */
export function queueText(count: number): string {
  if (count === 0) return 'Ingen väntar på granskning.';
  return count === 1 ? 'En profil väntar på granskning.' : `${count} profiler väntar på granskning.`;
}

const DONE: Readonly<Record<Decision, (name: string) => string>> = {
  approve: (name) => `${name} är godkänd.`,
  'ask-changes': (name) => `${name} har fått veta vad som ska ändras.`,
  suspend: (name) => `${name} är avstängd.`,
  reinstate: (name) => `Avstängningen av ${name} är hävd.`,
};
export const decidedText = (command: Decision, name: string): string => DONE[command](name);

/**
 * Why nothing was decided: the talent has changed the profile since the administrator read it, or another administrator
 * has decided.
 */
export const leftText = (isChanged: boolean): string =>
  isChanged
    ? 'Talangen har ändrat i profilen sedan du läste den, så den är inte godkänd. Titta igenom den igen. Så här ser den ut nu.'
    : 'Det gick inte att ändra nu. Någon annan kan ha hunnit före. Så här ser det ut nu.';

/** The question before a talent is suspended or reinstated. */
export const QUESTIONS = {
  suspend: {
    title: (name: string) => `Stäng av ${name}?`,
    confirm: (name: string) => `Stäng av ${name}`,
    text: 'Personen loggas ut genast, företag ser den inte och öppna förfrågningar besvaras med nej. Det som är bokat och underskrivet står kvar och får avgöras vart och ett för sig. Ett mejl berättar skälet, att en person har bestämt och hur det överklagas.',
  },
  reinstate: {
    title: (name: string) => `Häv avstängningen av ${name}?`,
    confirm: () => 'Häv avstängningen',
    text: 'Personen kan logga in igen, och företag kan hitta den om profilen är godkänd.',
  },
} as const satisfies Partial<Record<Decision, unknown>>;

export type ReviewKey = 'approve' | 'ask' | 'next';
const KEYS: Readonly<Record<string, ReviewKey>> = { g: 'approve', b: 'ask', n: 'next' };

/** The command of a key; undefined if the key has none. */
export const reviewKey = (key: string): ReviewKey | undefined => KEYS[key.toLowerCase()];

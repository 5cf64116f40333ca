/** The four phases of the search demo, in order (spec, section 1: the demo animates a sample phrase in four phases). */
export const DEMO_PHASES = ['typed', 'understood', 'counted', 'rest'] as const;
export type DemoPhase = (typeof DEMO_PHASES)[number];

/** Current state of the demo. */
export interface DemoMoment {
  /** Index of the phrase, from 0. */
  readonly phrase: number;
  readonly phase: DemoPhase;
  /** Time spent in this phase, in ms. */
  readonly elapsed_ms: number;
}

export const DEMO_START: DemoMoment = { phrase: 0, phase: 'typed', elapsed_ms: 0 };

/** The speed of a practised typist. */
const MS_PER_LETTER = 42;
const PAUSE_AFTER_TYPING_MS = 350;
const LASTS_MS: Readonly<Record<Exclude<DemoPhase, 'typed'>, number>> = { understood: 1900, counted: 2600, rest: 1400 };

/** Length of a phase for a phrase of this many letters, in ms. */
export function phaseLasts(phase: DemoPhase, letters: number): number {
  return phase === 'typed' ? letters * MS_PER_LETTER + PAUSE_AFTER_TYPING_MS : LASTS_MS[phase];
}

/** Number of letters typed after this time in the first phase. */
export function lettersTyped(elapsed_ms: number, letters: number): number {
  return Math.min(letters, Math.floor(elapsed_ms / MS_PER_LETTER));
}

/**
 * The state of the demo after `passed_ms`. It moves at most one phase further, so that a tab that was asleep continues
 * where it was. After the last phrase comes the first.
 * @param letters the length of each phrase
 */
export function advance(moment: DemoMoment, passed_ms: number, letters: readonly number[]): DemoMoment {
  const elapsed_ms = moment.elapsed_ms + passed_ms;
  if (elapsed_ms < phaseLasts(moment.phase, letters[moment.phrase] ?? 0)) return { ...moment, elapsed_ms };
  const next = DEMO_PHASES[DEMO_PHASES.indexOf(moment.phase) + 1];
  if (next) return { phrase: moment.phrase, phase: next, elapsed_ms: 0 };
  return { ...DEMO_START, phrase: (moment.phrase + 1) % letters.length };
}

/** 'Ingen passar just nu', '1 person passar', '14 personer passar'. */
export function fitWords(count: number): string {
  if (count === 0) return 'Ingen passar just nu';
  return `${count.toLocaleString('sv-SE')} ${count === 1 ? 'person' : 'personer'} passar`;
}

import { systemClock } from '#server/clock.ts';

/** A clock under which all tests must pass: its time at the start of the run, and why it is tried. */
export type Clock = {
  /** The name for `npm run test:dates -- <name>`. */
  readonly name: string;
  /** The time at the start of the run: an instant, or milliseconds from now. */
  readonly begins: string | number;
  readonly why: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export const CLOCKS: readonly Clock[] = [
  { name: 'one-day-back', begins: -DAY_MS, why: 'the database is a day ahead' },
  { name: '2026-12-31', begins: '2026-12-31T22:40:00Z', why: 'the year ends in Sweden in twenty minutes' },
  { name: '2027-01-01', begins: '2027-01-01T00:30:00Z', why: 'the year has begun everywhere' },
  { name: '2027-02-28', begins: '2027-02-28T10:00:00Z', why: 'the last day of February, a Sunday' },
  { name: '2027-03-28', begins: '2027-03-28T00:50:00Z', why: 'in ten minutes clocks go from 02:00 to 03:00' },
  { name: '2027-06-25', begins: '2027-06-25T10:00:00Z', why: 'the eve of Midsummer' },
  { name: '2027-10-31', begins: '2027-10-31T00:30:00Z', why: 'in half an hour clocks go from 03:00 to 02:00' },
  { name: '2028-02-29', begins: '2028-02-29T10:00:00Z', why: 'a leap day' },
  { name: '2029-04-01', begins: '2029-04-01T10:00:00Z', why: 'Easter Sunday' },
  { name: '2031-11-27', begins: '2031-11-27T10:00:00Z', why: 'five years after this list was written' },
];

/** Two different clocks, chosen by a seed that is not negative. */
export function drawClocks(seed: number): readonly Clock[] {
  const first = seed % CLOCKS.length;
  const second = (first + 1 + (Math.floor(seed / CLOCKS.length) % (CLOCKS.length - 1))) % CLOCKS.length;
  return [first, second].flatMap((at) => CLOCKS[at] ?? []);
}

const MOVER = new URL('../../tests/support/moved-clock.ts', import.meta.url).href;

/**
 * The environment that gives this clock to a process and its children. PostgreSQL keeps the real time, as if server and
 * database disagreed, so code that mixes the two clocks fails. tests/support/clock-of-run.ts adds `CLOCK_CHECK=0`,
 * which turns off the product's own comparison of the clocks.
 */
export function settingsOf(
  { begins }: Clock,
  now = systemClock().getTime(),
): { NODE_OPTIONS: string; MOVED_CLOCK_MS: string } {
  const moved_ms = typeof begins === 'number' ? begins : Date.parse(begins) - now;
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${MOVER}`.trim(),
    MOVED_CLOCK_MS: String(moved_ms),
  };
}

import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

const TODAY = '2026-11-21';

const ORDINARY =
  'Vi söker en kvinna 25–35 år som kan rida och talar flytande spanska till en reklamfilm i Göteborg den 14 juni, arvode 8 000 kr. ';
let ordinary: number | undefined;

const costOfOrdinary = (): number => {
  ordinary ??= leastCostOf(ORDINARY);
  return ordinary;
};

/**
 * The cost of 5,000 characters of a text: the best of several runs, because other processes share the machine and the
 * first run builds the lexicon.
 */
function leastCostOf(part: string): number {
  const brief = part.repeat(Math.ceil(5000 / part.length)).slice(0, 5000);
  return Math.min(...Array.from({ length: 8 }, () => costOf(brief)));
}

/** Processor time of one reading, in milliseconds. */
function costOf(brief: string): number {
  const start = process.cpuUsage();
  readBrief(brief, TODAY);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each([
  ['words nobody knows', 'obegripligheter '],
  ['misspelt words', 'skadespelrae '],
  ['one long word', 'dansaresångare'],
  ['signs', '-'],
  ['punctuation', '!?.,;:'],
  ['tags that never end', '<a'],
  ['long runs of digits', '1234567890'],
  ['numbers', '12-'],
  ['ages', '30+ '],
  ['heights', '1,75-'],
  ['amounts', '20 000–'],
  ['days', '1/2 '],
  ['weeks', 'v. 1, '],
  ['negations', 'inga tatueringar '],
  ['people', 'en man och en kvinna '],
  ['alternatives', 'fiol eller '],
  ['eller', 'eller '],
  ['commas', ', '],
  ['brackets that never end', '('],
  ['brackets that never begin', ')'],
  ['lists of days', '1, '],
  ['corrections', 'nej förlåt, 3 '],
  ['stories', 'min pappa och '],
  ['letters with towers of marks', 'a\u0301\u0301\u0301'],
  ['faces', '👩‍👩‍👧😀'],
  ['from right to left', 'مرحبا שלום \u202e'],
  ['half characters', '\ud800'],
  ['headings', 'synopsis:\n'],
  ['blank lines', '\n'],
])(
  'no text costs more than a few times an ordinary text of 5,000 characters: %s',
  (_name, part) => {
    expect(leastCostOf(part)).toBeLessThan(6 * costOfOrdinary());
  },
  30_000,
);

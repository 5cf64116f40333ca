import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nearTo } from '#domain/finding/matching/near.ts';
import * as counted from '#domain/finding/matching/points.ts';
import { ageFit, distanceFit, freshnessShare, levelFit, POINTS, WEIGHTS } from '#domain/finding/matching/points.ts';
import { FAIRNESS, NEVER, PARTS, POINTS_IN_ALL, WISHES } from './ranking-words.ts';

const how = (name: string) => PARTS.find((part) => part.name === name)?.how ?? '';
const text = (title: string) => [...WISHES, ...FAIRNESS].find((one) => one.title === title)?.text ?? '';

test('the page names every part of the ranking with its points, 1000 in all', () => {
  expect(POINTS_IN_ALL).toBe(1000);
  expect(PARTS.map(({ points }) => points)).toEqual(Object.values(POINTS));
});

test('the page tells the freshness that the ranking counts', () => {
  expect(how('Hur färsk profilen är')).toContain(
    '30 dagarna, tre fjärdedelar inom 90 dagar, hälften inom 180 och en fjärdedel inom 365',
  );
  expect([30, 90, 180, 365, 366].map(freshnessShare)).toEqual([1, 0.75, 0.5, 0.25, 0]);
});

test('the page tells the weights of wishes that the ranking counts', () => {
  expect(how('Önskemålen')).toContain('dubbelt');
  expect(WEIGHTS.must).toBe(2 * WEIGHTS.merit);
  expect(text('Avstånd')).toContain('hälften vid gränsen');
  expect([distanceFit(0, 30), distanceFit(30, 30)]).toEqual([1, 0.5]);
  expect(text('Spelålder')).toContain('snudda');
  expect(ageFit({ min: 35, max: 44 }, { min: 26, max: 35 })).toBeLessThan(0.6);
  expect(text('Nivåer')).toContain('bara lite');
  expect(levelFit(4) - levelFit(3)).toBeLessThan(0.1);
});

test('the page and docs/ranking.md tell that a whole name comes first', () => {
  expect(text('Namn')).toContain('ser personen först');
  expect(readFileSync('docs/ranking.md', 'utf8')).toContain("as 'Tova Berg', is found first");
});

test('the page names the facts that the ranking never uses', () => {
  for (const word of [/Betalning/, /Ursprung/, /Hälsa/, /Religion/]) expect(NEVER.join('\n')).toMatch(word);
});

// The test names every number that counts: a change of the ranking fails here, and its author then changes the page
// too.
test('every number and rule of the ranking is told by the page and docs/ranking.md', () => {
  expect(POINTS).toEqual({ wishes: 600, completeness: 200, answers: 120, freshness: 80 });
  expect(PARTS.map(({ name, tint }) => [name, tint.split(' ')[0]])).toEqual([
    ['Önskemålen', 'grow-[600]'],
    ['Profilen', 'grow-[200]'],
    ['Svarsvanor', 'grow-[120]'],
    ['Hur färsk profilen är', 'grow-[80]'],
  ]);
  const told = { ANSWERED_SHARE_OF_NEW: 60, COMPARED_MAX: 5000, REQUIRED_WORDS_MAX: 3 };
  expect(counted).toMatchObject(told);
  const rules = ['ageFit', 'distanceFit', 'freshnessShare', 'levelFit', 'profilePoints', 'wishPoints'];
  expect(Object.keys(counted).sort()).toEqual([...Object.keys(told), 'POINTS', 'WEIGHTS', ...rules].sort());
  const doc = readFileSync('docs/ranking.md', 'utf8');
  for (const points of Object.values(POINTS)) expect(doc).toContain(`| ${points} |`);
  expect(doc).toContain(`a must weighs ${WEIGHTS.must}, a merit ${WEIGHTS.merit}`);
  expect(doc).toContain(`get ${told.ANSWERED_SHARE_OF_NEW} %`);
});

test('the page tells the near matches that the ranking counts', () => {
  expect(text('Det som ligger nära')).toContain('blont hår ser också mörkblont, med nästan full poäng');
  expect(nearTo('hair_color', 'blonde').find(({ id }) => id === 'dark_blonde')?.fit).toBe(0.9);
  expect(nearTo('skill', 'dance_general').some(({ id }) => id === 'ballet')).toBe(true);
});

import { expect, test } from 'vitest';
import { ageFit, distanceFit, freshnessShare, levelFit, POINTS, WEIGHTS } from '#domain/matching/points.ts';
import { FAIRNESS, NEVER, PARTS, POINTS_IN_ALL, WISHES } from './ranking-words.ts';

const how = (name: string) => PARTS.find((part) => part.name === name)?.how ?? '';
const text = (title: string) => [...WISHES, ...FAIRNESS].find((one) => one.title === title)?.text ?? '';

test('the page names every part that gives points, and all of them', () => {
  expect(POINTS_IN_ALL).toBe(1000);
  expect(PARTS.map(({ points }) => points)).toEqual(Object.values(POINTS));
});

test('what the page says of freshness is what is counted', () => {
  expect(how('Hur färsk profilen är')).toContain(
    '30 dagarna, tre fjärdedelar inom 90 dagar, hälften inom 180 och en fjärdedel inom 365',
  );
  expect([30, 90, 180, 365, 366].map(freshnessShare)).toEqual([1, 0.75, 0.5, 0.25, 0]);
});

test('what the page says of wishes is what is counted', () => {
  expect(how('Önskemålen')).toContain('dubbelt');
  expect(WEIGHTS.must).toBe(2 * WEIGHTS.merit);
  expect(text('Avstånd')).toContain('hälften vid gränsen');
  expect([distanceFit(0, 30), distanceFit(30, 30)]).toEqual([1, 0.5]);
  expect(text('Spelålder')).toContain('snudda');
  expect(ageFit({ min: 35, max: 44 }, { min: 26, max: 35 })).toBeLessThan(0.6);
  expect(text('Nivåer')).toContain('bara lite');
  expect(levelFit(4) - levelFit(3)).toBeLessThan(0.1);
});

test('what is never used is said', () => {
  for (const word of [/Betalning/, /Ursprung/, /Hälsa/, /Religion/]) expect(NEVER.join('\n')).toMatch(word);
});

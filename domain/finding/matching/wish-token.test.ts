import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWish, writeWish } from './wish-token.ts';

test.each([
  ['skill.riding.2', { demand: 'must', any: [{ kind: 'skill', id: 'riding', min_level: 2 }] }],
  [
    'merit.language.es.3*language.it',
    {
      demand: 'merit',
      any: [
        { kind: 'language', id: 'es', min_level: 3 },
        { kind: 'language', id: 'it' },
      ],
    },
  ],
  ['not.feature.tattoo', { demand: 'not', any: [{ kind: 'feature', id: 'tattoo' }] }],
  ['age.25-35', { demand: 'must', any: [{ kind: 'age', min: 25, max: 35 }] }],
  ['height.180-', { demand: 'must', any: [{ kind: 'height', min: 180 }] }],
  ['height.-180', { demand: 'must', any: [{ kind: 'height', max: 180 }] }],
  ['place.1480.30', { demand: 'must', any: [{ kind: 'place', id: '1480', radius_km: 30 }] }],
  ['place.14', { demand: 'must', any: [{ kind: 'place', id: '14' }] }],
  ['dates.2026-06-03_2026-06-05', { demand: 'must', any: [{ kind: 'dates', from: '2026-06-03', to: '2026-06-05' }] }],
] as const)('%s is read as a wish and written back', (token, wish) => {
  expect(readWish(token)).toEqual(wish);
  expect(writeWish(wish)).toBe(token);
  expect(new URLSearchParams({ w: token }).toString()).toBe(`w=${token}`);
});

test.each([
  '',
  'skill',
  'skill.',
  'skill.wizardry',
  'skill.riding.5',
  'skill.riding.2.2',
  'category.actor.2',
  'constructor.x',
  'age.',
  'age.-',
  'age.35-25',
  'age.25-35-45',
  'age.1e1-',
  'height.20-',
  'place.9999',
  'place.14.30',
  'place.1480.0',
  'dates.2026-06-05_2026-06-03',
  'dates.2026-02-30_2026-03-01',
  'dates.2026-01-01_2028-01-01',
  'merit.',
  'not',
  'skill.riding*',
  'merit.not.skill.riding',
])('%s is no wish', (token) => {
  expect(readWish(token)).toBeUndefined();
});

test('every token that can be read is written back unchanged', () => {
  const part = fc.constantFrom(
    'skill',
    'riding',
    'age',
    '25-35',
    '-',
    'place',
    '1480',
    'merit',
    'not',
    '2',
    '30',
    '',
    'x',
  );
  const token = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('.'));
  fc.assert(
    fc.property(fc.oneof(token, fc.string({ maxLength: 30 })), (text) => {
      const wish = readWish(text);
      if (wish) expect(readWish(writeWish(wish))).toEqual(wish);
    }),
  );
});

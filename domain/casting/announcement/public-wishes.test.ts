import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConditionKind } from '#domain/finding/matching/condition.ts';
import { CHOICE_KINDS, DEMANDS } from '#domain/finding/matching/condition.ts';
import { publicWishes } from './public-wishes.ts';

const PROTECTED: readonly ConditionKind[] = [
  'age',
  'gender',
  'height',
  'hair_color',
  'hair_length',
  'hair_type',
  'eye_color',
  'beard',
  'body_type',
  'feature',
  'dialect',
  'habit',
];

test('a public page names no wish that the law protects, beside whatever other wishes', () => {
  const kind = fc.constantFrom<ConditionKind>(...CHOICE_KINDS, 'age', 'height', 'place', 'dates');
  const condition = kind.map((one) => ({ kind: one, id: 'x' }) as never);
  const wish = fc.record({ demand: fc.constantFrom(...DEMANDS), any: fc.array(condition, { minLength: 1 }) });
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      for (const { demand, any } of publicWishes(wishes)) {
        expect(demand).not.toBe('not');
        expect(any.filter((one) => PROTECTED.includes(one.kind))).toEqual([]);
      }
    }),
  );
  const riding = { demand: 'must' as const, any: [{ kind: 'skill' as const, id: 'riding' }] };
  expect(publicWishes([riding])).toEqual([riding]);
});

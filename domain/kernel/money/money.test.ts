import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPoints, portion } from './basis-points.ts';
import { add, isOre, kronor, NO_ORE, ore, subtract, times } from './ore.ts';
import { share } from './share.ts';

const amount = fc.maxSafeInteger().filter(isOre).map(ore);
const rate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints);
const weights = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeNat()), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));
const exact = (value: number) => BigInt(value);

describe('an amount', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53), -0])('%d is no amount', (value) => {
    expect(isOre(value)).toBe(false);
    expect(() => ore(value)).toThrow(RangeError);
  });
  test('can be made of whole kronor', () => {
    expect(kronor(4500)).toBe(450_000);
    expect(() => kronor(12.5)).toThrow(RangeError);
  });
});

describe('adding, taking away and multiplying', () => {
  test('is exact, or refused if a number cannot hold the result', () => {
    fc.assert(
      fc.property(amount, amount, fc.maxSafeInteger(), (a, b, count) => {
        const results: [() => number, bigint][] = [
          [() => add(a, b), exact(a) + exact(b)],
          [() => subtract(a, b), exact(a) - exact(b)],
          [() => times(a, count), exact(a) * exact(count)],
        ];
        for (const [work, right] of results) {
          if (right > exact(Number.MAX_SAFE_INTEGER) || right < exact(Number.MIN_SAFE_INTEGER)) {
            expect(work).toThrow(RangeError);
          } else expect(exact(work())).toBe(right);
        }
      }),
    );
  });
  test('the sum does not depend on the order, even if a partial sum is too large', () => {
    const [large, small] = [ore(Number.MAX_SAFE_INTEGER), ore(-1)];
    expect(add(large, ore(1), small)).toBe(add(small, large, ore(1)));
    expect(add()).toBe(NO_ORE);
  });
  test('the factor must be whole', () => {
    expect(() => times(ore(100), 1.5)).toThrow(RangeError);
    expect(Object.is(times(ore(-100), 0), 0)).toBe(true);
  });
});

describe('a rate of an amount', () => {
  test.each([
    [10_000, 2500, 2_500],
    [2, 2500, 1], // 0,5 öre
    [1, 2500, 0], // 0,25 öre
    [-2, 2500, -1],
    [123_456, 3142, 38_790], // 38 789,8752
    [532_750, 600, 31_965],
    [0, 2500, 0],
  ])('%i öre at %i basis points is %i', (whole, points, part) => {
    expect(portion(ore(whole), basisPoints(points))).toBe(part);
  });
  test('is at most half an öre from the exact result, and halves are rounded away from zero', () => {
    fc.assert(
      fc.property(amount, rate, (whole, points) => {
        const off = exact(portion(whole, points)) * 10_000n - exact(whole) * exact(points);
        // Away from zero: a half is off in the direction of the amount only.
        const along = whole < 0 ? -off : off;
        expect(along > -5_000n && along <= 5_000n).toBe(true);
      }),
    );
  });
  test('of a credit is the opposite of that of the charge', () => {
    fc.assert(
      fc.property(amount, rate, (whole, points) => {
        expect(add(portion(whole, points), portion(subtract(NO_ORE, whole), points))).toBe(0);
      }),
    );
  });
  test.each([0.5, -1, Number.NaN])('%d is no rate', (value) => {
    expect(() => basisPoints(value)).toThrow(RangeError);
  });
  test('is refused above what a number holds', () => {
    expect(() => portion(ore(Number.MAX_SAFE_INTEGER), basisPoints(20_000))).toThrow(RangeError);
  });
});

describe('a division into parts', () => {
  test.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [2, [1, 3], [0, 2]], // both lose half an öre
    [1, [0, 1, 1], [0, 1, 0]],
    [10_000, [50, 30, 20], [5000, 3000, 2000]],
  ])('%i öre over %j', (whole, by, parts) => {
    expect(share(ore(whole), by)).toEqual(parts);
  });
  test('loses no öre, and no part is an öre or more from its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const parts = share(whole, by);
        expect(add(...parts)).toBe(whole);
        const total = by.reduce((sum, weight) => sum + exact(weight), 0n);
        for (const [position, part] of parts.entries()) {
          const off = exact(part) * total - exact(whole) * exact(by[position] ?? 0);
          expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });
  test('gives the same parts to the same weights in any order', () => {
    const pairs = (by: readonly number[], parts: readonly number[]) =>
      by.map((weight, position) => `${weight}: ${parts[position]}`).sort();
    fc.assert(
      fc.property(
        amount,
        weights.chain((by) => fc.tuple(fc.constant(by), fc.shuffledSubarray(by, { minLength: by.length }))),
        (whole, [by, shuffled]) => {
          expect(pairs(shuffled, share(whole, shuffled))).toEqual(pairs(by, share(whole, by)));
        },
      ),
    );
  });
  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5]]])('refuses %j as weights', (by) => {
    expect(() => share(ore(100), by)).toThrow(RangeError);
  });
});

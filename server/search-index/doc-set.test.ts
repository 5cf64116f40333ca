import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addPosting,
  andEitherInto,
  andInto,
  andNotInto,
  copyOf,
  countBits,
  countLeft,
  countShared,
  firstOf,
  isIn,
  noBits,
  postingOf,
} from './doc-set.ts';

const SIZE = 400;
const docs = fc
  .uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), { maxLength: 120 })
  .map((all) => all.sort((a, b) => a - b));
const bitsOf = (numbers: readonly number[]) => {
  const bits = noBits(SIZE);
  addPosting(bits, postingOf(Uint32Array.from(numbers), SIZE));
  return bits;
};

test('sets stored as bits and as numbers behave like sets', () => {
  fc.assert(
    fc.property(docs, docs, (one, other) => {
      const shared = one.filter((doc) => other.includes(doc));
      const both = bitsOf(one);
      andInto(both, bitsOf(other));
      expect(firstOf(both, SIZE)).toEqual(shared);
      const rest = bitsOf(one);
      andNotInto(rest, bitsOf(other));
      expect(firstOf(rest, SIZE)).toEqual(one.filter((doc) => !other.includes(doc)));
      const posting = postingOf(Uint32Array.from(other), SIZE);
      expect(countShared(bitsOf(one), posting)).toBe(shared.length);
      expect(countBits(bitsOf(one))).toBe(one.length);
      const all = copyOf(bitsOf(Array.from({ length: SIZE }, (_, doc) => doc)));
      expect(countLeft(all, bitsOf(one), bitsOf(other))).toBe(one.length - shared.length);
      andEitherInto(all, bitsOf(one), bitsOf(other));
      expect(countBits(all)).toBe(one.length + other.length - shared.length);
      for (const doc of one) expect(isIn(posting, doc)).toBe(other.includes(doc));
      expect(firstOf(bitsOf(one), 3)).toEqual(one.slice(0, 3));
    }),
  );
});

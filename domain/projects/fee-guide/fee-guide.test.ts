import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { type FeeGuide, type GuidedFee, guidesOf } from './fee-guide.ts';

const fees = (...of: [company_id: string, ...kronor: number[]][]): GuidedFee[] =>
  of.flatMap(([company_id, ...amounts]) => amounts.map((amount) => ({ company_id, amount_ore: kronor(amount) })));

/** The figures that a company reads, in kronor; null if it is shown none. */
function shown(guides: readonly FeeGuide[], company_id: string): [number, number] | null {
  const { range } =
    guides.find((one) => one.company_id === company_id) ?? guides.find((one) => one.company_id === null) ?? {};
  return range ? [range.low_ore / 100, range.high_ore / 100] : null;
}

const TEN = fees(['a', 1000, 2000, 3000, 4000], ['b', 5000, 6000, 7000], ['c', 8000, 9000, 10_000]);

test('ten roles of three companies show the quartiles to a company without such a role', () => {
  expect(shown(guidesOf(TEN), 'other')).toEqual([3300, 7800]);
});

test('nine roles, two companies, and one with more than half of the roles show nothing, not even a row', () => {
  expect(guidesOf(TEN.slice(1))).toEqual([]);
  expect(guidesOf(TEN.map((one) => ({ ...one, company_id: one.company_id === 'c' ? 'b' : one.company_id })))).toEqual(
    [],
  );
  const five = fees(['a', 1, 2, 3, 4, 5], ['b', 6, 7, 8], ['c', 9, 10]).map((one) => ({
    ...one,
    amount_ore: kronor(6000),
  }));
  expect(shown(guidesOf(five), 'other')).toEqual([6000, 6000]);
  expect(guidesOf(five.map((one, at) => ({ ...one, company_id: at === 5 ? 'a' : one.company_id })))).toEqual([]);
});

test('a company’s own roles are never counted for it, and it does not read the figures with them', () => {
  // Without the roles of 'a' six are left, although ten are enough for the others.
  const guides = guidesOf(TEN);
  expect(['a', 'b', 'c'].map((id) => shown(guides, id))).toEqual([null, null, null]);
  expect(shown(guides, 'other')).not.toBeNull();
  const many = [...TEN, ...fees(['d', 90_000, 91_000, 92_000])];
  expect(shown(guidesOf(many), 'd')).toEqual([3300, 7800]);
  expect(shown(guidesOf(many), 'other')).toEqual([4000, 10_000]);
});

test('a company with more than half of the roles reads the figures of the others, and nobody else does', () => {
  const guides = guidesOf([...TEN, ...fees(['large', ...Array.from({ length: 11 }, () => 500)])]);
  expect(shown(guides, 'large')).toEqual([3300, 7800]);
  expect(shown(guides, 'other')).toBeNull();
});

test('figures are whole hundreds of kronor above zero, and no row shows the fees themselves', () => {
  const odd = TEN.map((one) => ({ ...one, amount_ore: ore(one.amount_ore + 4_321) }));
  expect(shown(guidesOf(odd), 'other')).toEqual([3300, 7800]);
  expect(guidesOf(TEN.map((one) => ({ ...one, amount_ore: kronor(40) })))).toEqual([]);
});

test('the figures of a company are those of all the others, whatever the order', () => {
  const fee = fc.record({
    company_id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    amount_ore: fc.integer({ min: 1, max: 100 }).map((hundreds) => kronor(hundreds * 100)),
  });
  fc.assert(
    fc.property(fc.array(fee, { maxLength: 40 }), (all) => {
      const guides = guidesOf(all);
      for (const company of ['a', 'b', 'c', 'd', 'e']) {
        const others = all.filter(({ company_id }) => company_id !== company);
        expect(shown(guides, company)).toEqual(shown(guidesOf(others), 'nobody'));
      }
      expect(guidesOf(all.toReversed()).map(({ range }) => range).length).toBe(guides.length);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kronor, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import { correctionsTo, type FiledStatements, isEmpty, statementsAfter } from './corrections.ts';
import { declarationState, handInBy, type MonthsFile } from './declared-month.ts';
import {
  grossOf,
  payeeNumberOf,
  type StatedWage,
  type Statement,
  specificationOf,
  statementOf,
  TAX_BOXES,
  taxOf,
} from './statement.ts';

const wage = (change: Partial<StatedWage> = {}): StatedWage => ({
  number: 7,
  tax_box: 'preliminary',
  is_insured_abroad: false,
  gross_ore: kronor(7_609),
  tax_ore: kronor(2_282),
  has_mileage: false,
  has_per_diem: false,
  workplaces: [{ street: 'Ringvägen 100', town: 'Stockholm' }],
  ...change,
});
const stated = (number: number, gross = 7_609): Statement => statementOf(wage({ number, gross_ore: kronor(gross) }));
const NOBODY: ReadonlySet<number> = new Set();

describe('an individual statement', () => {
  test('has whole kronor, each amount cut on its own', () => {
    expect(statementOf(wage({ gross_ore: ore(760_999), tax_ore: ore(228_299) }))).toMatchObject({
      contributed_ore: kronor(7_609),
      uncontributed_ore: NO_ORE,
      tax_ore: kronor(2_282),
    });
  });

  test('of a person insured in another country has its pay in the box without contributions', () => {
    expect(statementOf(wage({ is_insured_abroad: true }))).toMatchObject({
      contributed_ore: NO_ORE,
      uncontributed_ore: kronor(7_609),
    });
  });

  test('names the place of work only if the month has exactly one', () => {
    const [one, other] = [
      { street: 'Ringvägen 100', town: 'Stockholm' },
      { street: 'Kajen 1', town: 'Göteborg' },
    ];
    expect(statementOf(wage({ workplaces: [one] })).workplace).toEqual(one);
    expect(statementOf(wage({ workplaces: [one, other] })).workplace).toBeNull();
    expect(statementOf(wage({ workplaces: [] })).workplace).toBeNull();
  });

  test('of one person has a number of its own for each box of tax, with and without contributions, from which the payee is known', () => {
    const numbers = TAX_BOXES.flatMap((box) => [specificationOf(7, box), specificationOf(7, box, true)]);
    expect(new Set(numbers).size).toBe(6);
    expect(new Set(numbers.map(payeeNumberOf))).toEqual(new Set([7]));
    // The maximum of box 570.
    for (const box of TAX_BOXES) expect(specificationOf(999_999_999, box, true)).toBeLessThanOrEqual(9_999_999_999);
    // These numbers are with the tax agency.
    expect([specificationOf(7, 'preliminary'), specificationOf(7, 'a_sink')]).toEqual([7, 1_000_000_007]);
  });
});

test('the main statement sums the statements', () => {
  const statements = [stated(1), statementOf(wage({ number: 2, tax_box: 'a_sink', tax_ore: kronor(1_141) }))];
  expect([taxOf(statements), grossOf(statements)]).toEqual([kronor(3_423), kronor(15_218)]);
});

describe('a correction', () => {
  const first = { statements: [stated(1), stated(2), stated(3)], removed: [] };

  test('of a month that was never handed in has everybody', () => {
    expect(correctionsTo(statementsAfter([]), first.statements, NOBODY)).toEqual(first);
  });

  test('has the changed, the new and the gone, with the numbers that they had', () => {
    const corrected = correctionsTo(statementsAfter([first]), [stated(1), stated(2, 9_000), stated(4)], NOBODY);
    expect(corrected).toEqual({ statements: [stated(2, 9_000), stated(4)], removed: [3] });
  });

  test('of a person with a new personal number removes the old statement and states the person again', () => {
    const held = statementsAfter([first]);
    expect(correctionsTo(held, first.statements, new Set([2]))).toEqual({ statements: [stated(2)], removed: [2] });
  });

  test('compares what was read from the database, whose fields have another order', () => {
    const turned = Object.fromEntries(Object.entries(stated(1)).toReversed()) as unknown as Statement;
    expect(isEmpty(correctionsTo(statementsAfter([{ statements: [turned], removed: [] }]), [stated(1)], NOBODY))).toBe(
      true,
    );
  });

  test('brings the tax agency to the present statements, whatever files were handed in before', () => {
    const month = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 })), {
      selector: ([number]) => number,
    });
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 5 }), (months) => {
        const files: FiledStatements[] = [];
        for (const people of months) {
          const now = people.map(([number, gross]) => stated(number, gross));
          files.push(correctionsTo(statementsAfter(files), now, NOBODY));
          const held = statementsAfter(files);
          expect([...held.values()].toSorted(byNumber)).toEqual(now.toSorted(byNumber));
          expect(isEmpty(correctionsTo(held, now, NOBODY))).toBe(true);
        }
      }),
    );
  });
});

describe('the state of a month', () => {
  const [TODAY, month] = ['2026-12-01', '2026-11-01'];
  const now = (...statements: readonly Statement[]) => ({ month, statements, contributions_ore: kronor(629) });
  const file = (is_handed_in: boolean, ...statements: readonly Statement[]): MonthsFile => ({
    statements,
    removed: [],
    contributions_ore: kronor(629),
    is_handed_in,
  });
  const stateOf = (files: readonly MonthsFile[], ...statements: readonly Statement[]) =>
    declarationState(files, now(...statements), TODAY);

  test('is running until its last day is over', () => {
    expect(declarationState([], now(stated(1)), '2026-11-30')).toBe('running');
    expect(declarationState([], now(stated(1)), '2026-12-01')).toBe('to_make');
  });

  test('follows the newest file: made, handed in, and to correct when a payout comes back', () => {
    expect(stateOf([file(false, stated(1), stated(2))], stated(1), stated(2))).toBe('made');
    expect(stateOf([file(true, stated(1), stated(2))], stated(1), stated(2))).toBe('handed_in');
    expect(stateOf([file(true, stated(1), stated(2))], stated(1))).toBe('to_correct');
    const correction = { ...file(false), removed: [2] };
    expect(stateOf([file(true, stated(1), stated(2)), correction], stated(1))).toBe('made');
    expect(stateOf([file(true, stated(1), stated(2)), { ...correction, is_handed_in: true }], stated(1))).toBe(
      'handed_in',
    );
  });

  test('is to make again when the figures change before the file is handed in', () => {
    expect(stateOf([file(false, stated(1))], stated(1), stated(2))).toBe('to_make');
  });

  test('is to correct when only the contributions change', () => {
    const files = [{ ...file(true, stated(1)), contributions_ore: kronor(628) }];
    expect(stateOf(files, stated(1))).toBe('to_correct');
  });

  test('without wages is to make, too: an employer declares zero', () => {
    const none = { month, statements: [], contributions_ore: NO_ORE };
    expect(declarationState([], none, TODAY)).toBe('to_make');
    const zero = { statements: [], removed: [], contributions_ore: NO_ORE, is_handed_in: true };
    expect(declarationState([zero], none, TODAY)).toBe('handed_in');
  });
});

test.each([
  ['2026-10-01', '2026-11-12'],
  // 12 December 2026 is a Saturday.
  ['2026-11-01', '2026-12-14'],
  // 17 January 2027 is a Sunday.
  ['2026-12-01', '2027-01-18'],
  ['2026-07-01', '2026-08-17'],
])('the declaration of the month of %s is handed in by %s', (month, day) => {
  expect(handInBy(month)).toBe(day);
});

const byNumber = (one: Statement, other: Statement) => one.specification - other.specification;

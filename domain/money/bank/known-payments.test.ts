import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import { sortOut } from './known-payments.ts';
import type { KeptPayment } from './payment-groups.ts';
import type { ToldPayment } from './same-payment.ts';

let count = 0;
/** A new name at each call, for ids. */
const unique = () => {
  count += 1;
  return `u${count}`;
};
/** A payment of 1 800 kr that stands alone in its entry. */
const payment = (change: Partial<ToldPayment> = {}): ToldPayment => ({
  kind: 'camt.053',
  account: 'SE1',
  direction: 'in',
  is_reversal: false,
  booked_on: '2026-11-24',
  amount_ore: ore(180_000),
  entry_id: unique(),
  entry_reference: 'E',
  reference: 'R',
  ocr: '2026002002',
  text: '',
  counterparty: 'NORRHAMN FILM AB',
  through: '',
  own_id: '',
  ...change,
});
/** The payments of one entry. */
const entry = (...changes: Partial<ToldPayment>[]): ToldPayment[] => {
  const entry_id = unique();
  return changes.map((change) => payment({ entry_id, ...change }));
};
/** A deposit that a statement lists without its payments. */
const sum = (amount: number, change: Partial<ToldPayment> = {}): ToldPayment =>
  payment({
    amount_ore: ore(amount),
    reference: '',
    ocr: null,
    counterparty: '',
    text: 'Bankgiro 555-1239',
    ...change,
  });
const keep = (payments: readonly ToldPayment[], standing: KeptPayment['standing'] = 'waiting'): KeptPayment[] => {
  const bank_file_id = unique();
  return payments.map((one) => ({ ...one, id: unique(), bank_file_id, standing }));
};
/** The number of payments in a second file that are new after a first file. */
const newAfter = (first: readonly ToldPayment[], second: readonly ToldPayment[]) =>
  sortOut(
    second.map((one) => ({ ...one })),
    keep(first),
  ).added.length;

const NOTICE = { kind: 'camt.054' } as const;
const NAMELESS = { entry_reference: '', reference: '' };
const NO_WORDS = { ocr: null, counterparty: '' };

describe('a reused bank reference', () => {
  test.each<[string, Partial<ToldPayment>, Partial<ToldPayment>]>([
    ['on another day', {}, { booked_on: '2026-11-25' }],
    ['in another year', {}, { booked_on: '2027-11-24' }],
    ['for another OCR number', {}, { ocr: '2026002101' }],
    ['for another OCR number, told by the other kind of file', {}, { ...NOTICE, ocr: '2026002101' }],
    ['for another amount', {}, { amount_ore: ore(180_001) }],
    ['for money that goes the other way', {}, { direction: 'out' }],
    ['for what takes it back', {}, { is_reversal: true }],
    ['on another account', {}, { account: 'SE2' }],
    ['for another payer', { ocr: null }, { ocr: null, counterparty: 'Nordljus AB' }],
    ['for another invoice in the text', { ocr: null, text: 'Avser 20260020' }, { ocr: null, text: 'Avser 20260021' }],
    ['for what its payer calls another', { ocr: null, own_id: 'A' }, { ocr: null, own_id: 'B' }],
    ['of the entry', { ...NO_WORDS }, { ...NO_WORDS, reference: 'R2' }],
    ['of the payment', { ...NO_WORDS }, { ...NO_WORDS, entry_reference: 'E2' }],
  ])('%s: it is another payment', (_name, first, second) => {
    expect(newAfter([payment(first)], [payment(second)])).toBe(1);
  });

  test.each<[string, Partial<ToldPayment>, Partial<ToldPayment>]>([
    ['word for word', {}, {}],
    ['with a payer that is cut', { ocr: null }, { ocr: null, counterparty: 'Norrhamn F' }],
    ['where the other kind of file tells no OCR number', {}, { ...NOTICE, ocr: null, text: 'Inbetalning' }],
    ['where the other kind of file names another payer', {}, { ...NOTICE, ocr: null, counterparty: 'BANKGIROT' }],
    ['where the other kind of file calls the payment otherwise', {}, { ...NOTICE, reference: 'BGC-77' }],
    ['where the other kind of file calls the entry otherwise', {}, { ...NOTICE, entry_reference: 'X' }],
    [
      'where one calls it by what the other calls the entry',
      { reference: '' },
      { ...NOTICE, reference: 'E', entry_reference: '' },
    ],
    ['where none calls it anything', NAMELESS, NAMELESS],
    ['where one calls it nothing and its OCR number is the same', NAMELESS, { ...NOTICE, counterparty: '' }],
    ['kept before entries were read, by the payment', { entry_reference: null }, {}],
    ['kept before entries were read, by the entry', { entry_reference: null, reference: 'E' }, { reference: '' }],
  ])('%s: it is the same payment', (_name, first, second) => {
    expect(newAfter([payment(first)], [payment(second)])).toBe(0);
  });

  test('two equal payments of a file are two, and both are recognised in the next file', () => {
    const [first, second] = [payment(NAMELESS), payment(NAMELESS)];
    expect(newAfter([], [first, second])).toBe(2);
    expect(newAfter([first, second], [first, second])).toBe(0);
    expect(newAfter([first], [first, second])).toBe(1);
    // Of three payments under one reference, only the one that no file has listed is new.
    const three = ['2026002002', '2026002101', '2026002200'].map((ocr) => payment({ ocr }));
    expect(sortOut(three, keep(three.slice(0, 2))).added).toEqual([three[2]]);
  });
});

describe('a statement and a notification of the same money', () => {
  const details = () =>
    entry(...[100, 101, 102].map((amount) => ({ ...NOTICE, amount_ore: ore(amount), reference: `BG${amount}` })));
  const apart = () =>
    [100, 101, 102].map((amount) => payment({ ...NOTICE, amount_ore: ore(amount), reference: `BG${amount}` }));
  const forms: [string, () => readonly ToldPayment[]][] = [
    ['the sum', () => [sum(303)]],
    [
      'the payments without what they are called',
      () => entry(...[100, 101, 102].map((amount) => ({ amount_ore: ore(amount), reference: '' }))),
    ],
    ['the payments under other names', () => entry(...[100, 101, 102].map((amount) => ({ amount_ore: ore(amount) })))],
    ['a part of the payments', () => entry({ amount_ore: ore(201) }, { amount_ore: ore(102) })],
  ];

  test.each(forms)('%s is recognised by its payments', (_name, told) => {
    expect(newAfter(details(), told())).toBe(0);
    expect(newAfter(apart(), told())).toBe(0);
    // On another day, under another reference or with other details it is another payment.
    expect(
      newAfter(
        details(),
        told().map((one) => ({ ...one, booked_on: '2026-11-25' })),
      ),
    ).toBe(told().length);
    expect(
      newAfter(
        details(),
        told().map((one) => ({ ...one, entry_reference: 'E2', reference: '' })),
      ),
    ).toBe(told().length);
    const [first, ...others] = told();
    const more = first && [{ ...first, amount_ore: add(first.amount_ore, ore(1)) }, ...others];
    expect(newAfter(details(), more ?? [])).toBe(told().length);
  });

  test.each<[KeptPayment['standing'], number, boolean]>([
    ['waiting', 3, true],
    ['out', 3, true],
    // A sum that is set aside has booked nothing, and stays set aside.
    ['set_aside', 3, false],
    ['settled', 0, false],
    ['matched', 0, false],
  ])('a sum that is %s is replaced by %i payments of a later file: %s', (standing, added, gives_way) => {
    for (const told of [details(), apart()]) {
      const kept = keep([sum(303)], standing);
      const sorted = sortOut(told, kept);
      expect(sorted.added).toHaveLength(added);
      expect(sorted.known).toHaveLength(3 - added);
      expect(sorted.itemised).toEqual(gives_way ? kept.map(({ id }) => id) : []);
    }
  });

  test('a payment without a number and a payer is replaced by one with them, and not the reverse', () => {
    const [bare] = keep([sum(180_000)]);
    expect(sortOut([payment({ ...NOTICE, reference: 'BGC-77' })], bare ? [bare] : [])).toMatchObject({
      added: [{ ocr: '2026002002' }],
      itemised: [bare?.id],
    });
    expect(sortOut([sum(180_000)], keep([payment({ ...NOTICE, reference: 'BGC-77' })]))).toMatchObject({
      added: [],
      itemised: [],
    });
  });

  test('of several equal sums each matches one payment', () => {
    const told = ['2026002002', '2026002101'].map((ocr) => payment({ ...NOTICE, ocr, reference: ocr }));
    expect(newAfter(told, [sum(180_000), sum(180_000)])).toBe(0);
    expect(newAfter(told, [sum(180_000), sum(180_000), sum(180_000)])).toBe(1);
    // Of two stored payments, one without a number, the numbered one is the payment with that number.
    const kept = [...keep([sum(180_000)]), ...keep(told.slice(1))];
    expect(sortOut(told, kept)).toMatchObject({ added: [{ ocr: '2026002002' }], itemised: [kept[0]?.id] });
  });

  test('two deposits of the same amount under one reference are two if their payments differ', () => {
    const deposit = (first: string, second: string) =>
      entry({ ...NOTICE, reference: '', ocr: first }, { ...NOTICE, reference: '', ocr: second });
    expect(newAfter(deposit('11', '12'), deposit('13', '14'))).toBe(2);
    expect(newAfter(deposit('11', '12'), deposit('11', '14'))).toBe(2);
    expect(newAfter(deposit('11', '12'), deposit('12', '11'))).toBe(0);
  });
});

test('files of both kinds, in any order and any number of times, give every payment once', () => {
  const deposits = fc.array(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      deposits,
      fc.shuffledSubarray(['054', '053', '053 in detail', '054', '053'], { minLength: 1 }),
      (made, files) => {
        const told: Record<string, ToldPayment[]> = {
          '054': made.flatMap((amounts, at) =>
            entry(
              ...amounts.map((amount, part) => ({
                ...NOTICE,
                entry_reference: `E${at}`,
                reference: `R${at}.${part}`,
                amount_ore: ore(100 + amount),
                ocr: `${at}${part}`,
              })),
            ),
          ),
          '053': made.map((amounts, at) =>
            sum(
              amounts.reduce((total, amount) => total + 100 + amount, 0),
              { entry_reference: `E${at}` },
            ),
          ),
          '053 in detail': made.flatMap((amounts, at) =>
            entry(
              ...amounts.map((amount) => ({
                entry_reference: `E${at}`,
                reference: '',
                amount_ore: ore(100 + amount),
                ocr: null,
              })),
            ),
          ),
        };
        let kept: KeptPayment[] = [];
        for (const file of files) {
          const { added, itemised } = sortOut(told[file] ?? [], kept);
          kept = [...kept.filter(({ id }) => !itemised.includes(id)), ...keep(added)];
        }
        const whole = made.flat().reduce((total, amount) => total + 100 + amount, 0);
        expect(add(NO_ORE, ...kept.map(({ amount_ore }) => amount_ore))).toBe(whole);
      },
    ),
    { numRuns: 100, seed: 36 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/money/ore.ts';
import { isRefusal } from '#domain/refusal.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { validate } from '#tests/support/xml-schemas.ts';
import { keysOf, keyTakenBack } from './entry-keys.ts';
import { readCamt } from './read-camt.ts';

const read = (bytes: Uint8Array) => {
  const file = readCamt(bytes);
  if (isRefusal(file)) throw new Error(file.refused);
  return file;
};
const payment: CamtPayment = { amount_ore: ore(1_500_000), ocr: '2026000105', name: 'Kund & Co AB', reference: 'R1' };
const KINDS = ['camt.053', 'camt.054'] as const;
const VERSIONS = ['02', '08'] as const;
const shapes = KINDS.flatMap((kind) => VERSIONS.map((version) => ({ kind, version })));

describe.each(shapes)('$kind version $version', (shape) => {
  test('tells what came in and went out, by whom and for what', () => {
    const out: CamtPayment = { ...{ amount_ore: ore(532_701), direction: 'out' }, ...{ name: 'Åsa Ö', own_id: 'T1' } };
    const bytes = aCamt([payment, { ...out, text: 'SJ-17' }], shape);
    validate(bytes, `iso20022/${shape.kind}.001.${shape.version}`);
    const about = { account: 'SE3550000000054910000003', booked_on: '2026-12-10', is_reversal: false };
    expect(read(bytes)).toMatchObject({
      ...{ kind: shape.kind, message_id: 'M1' },
      entries: [
        {
          ...{ ...about, direction: 'in', amount_ore: 1_500_000, ocr: '2026000105', text: '' },
          ...{ counterparty: 'Kund & Co AB', own_id: '' },
        },
        {
          ...{ ...about, direction: 'out', amount_ore: 532_701, ocr: null, text: 'SJ-17' },
          ...{ counterparty: 'Åsa Ö', own_id: 'T1' },
        },
      ],
    });
  });

  test('tells each payment of a deposit by itself', () => {
    const bytes = aCamt([payment, { ...payment, amount_ore: ore(100), ocr: '1042' }], { ...shape, as_one: true });
    expect(read(bytes).entries.map(({ amount_ore, ocr }) => [amount_ore, ocr])).toEqual([
      ...[[1_500_000, '2026000105'] as const, [100, '1042'] as const],
    ]);
  });
});

const IBAN = 'SE3550000000054910000003';
const keyed = (bytes: Uint8Array) => keysOf(read(bytes).entries, () => ({ name: IBAN, others: ['5551239'] }));

test('an entry has one key in a statement and a notification, and two that are alike have two', () => {
  const payments = [
    payment,
    { ...payment, reference: '' },
    { ...payment, reference: '' },
    { ...payment, reference: 'R2' },
  ];
  const keys = KINDS.map((kind) => keyed(aCamt(payments, { kind })).map(({ key }) => key));
  const [statement, notice] = keys;
  expect(statement).toEqual(notice);
  expect(new Set(statement).size).toBe(payments.length);
  // The notification of a bankgiro calls the account by it.
  const giro = keyed(aCamt(payments, { account: '5551239' }));
  expect(giro.map(({ key }) => key)).toEqual(statement);
  // What was kept when keys held the account as it was told is found by these.
  const told = keysOf(read(aCamt(payments, { account: '5551239' })).entries, (name) => ({ name, others: [] }));
  expect(giro.map(({ other_keys }) => other_keys)).toEqual(told.map(({ key }) => [key]));
  expect(told.map(({ key }) => key)).not.toContain(statement?.[1]);
});

test('a reversal leads to the payment that the bank calls the same, and names who paid', () => {
  const taken: CamtPayment = { ...payment, direction: 'out', is_reversal: true };
  const [came] = keyed(aCamt([payment]));
  const text = Buffer.from(aCamt([taken])).toString();
  for (const said of ['true', '1']) {
    const [went] = keyed(Buffer.from(text.replace('>true<', `>${said}<`)));
    expect(went).toMatchObject({ direction: 'out', is_reversal: true, ocr: payment.ocr, counterparty: payment.name });
    expect(keyTakenBack(went?.key ?? '')).toBe(came?.key);
  }
  const both = text.replace('<Cdtr>', '<Dbtr><Nm>Åkes AB</Nm></Dbtr><Cdtr>');
  expect(read(Buffer.from(both)).entries).toMatchObject([{ counterparty: 'Åkes AB' }]);
});

test('payments that do not come to the entry are left to a person, whole', () => {
  const text = Buffer.from(aCamt([payment, payment], { as_one: true })).toString();
  const [only, ...others] = read(Buffer.from(text.replace('>30000.00<', '>29990.00<'))).entries;
  expect(others).toEqual([]);
  expect(only).toMatchObject({ amount_ore: 2_999_000, ocr: null, counterparty: '' });
});

test('what is not booked yet is left out', () => {
  const text = Buffer.from(aCamt([payment])).toString();
  expect(read(Buffer.from(text.replace('>BOOK<', '>PDNG<'))).entries).toEqual([]);
});

describe('is refused, whole', () => {
  const good = Buffer.from(aCamt([payment])).toString();
  test.each([
    ['no XML', 'Kontoutdrag'],
    ['nothing', ''],
    ['half a file', good.slice(0, -40)],
    ['another message', good.replaceAll('camt.054.001.02', 'pain.001.001.03')],
    ['another version', good.replaceAll('camt.054.001.02', 'camt.054.001.12')],
    ['euros', good.replaceAll('Ccy="SEK"', 'Ccy="EUR"')],
    ['half öre', good.replaceAll('15000.00', '15000.005')],
    ['an amount that is a word', good.replaceAll('15000.00', 'mycket')],
    ['neither in nor out', good.replace('CRDT', 'BOTH')],
    ['a day that does not exist', good.replace('<Dt>2026-12-10', '<Dt>2026-02-30')],
    ['a document type', good.replace('<Document', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document')],
  ])('%s', (_name, text) => {
    expect(readCamt(Buffer.from(text))).toMatchObject({ refused: 'bank_file_unreadable' });
  });

  test('an encoding in which a document type could hide', () => {
    const wide = Buffer.from(`\ufeff${good.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(readCamt(wide)).toMatchObject({ refused: 'bank_file_unreadable' });
  });

  test('whatever is cut, doubled or turned in a file, it is read or refused, and never falls over', () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(60), fc.string({ maxLength: 8 }), (at, length, put) => {
        const broken = readCamt(Buffer.from(good.slice(0, at) + put + good.slice(at + length)));
        expect(isRefusal(broken) || Array.isArray(broken.entries)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

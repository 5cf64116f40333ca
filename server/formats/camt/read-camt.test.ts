import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { validate } from '#tests/support/xml-schemas.ts';
import { readCamt } from './read-camt.ts';

const IBAN = 'SE3550000000054910000003';
const isOurs = (account: string) => account === IBAN;
const read = (bytes: Uint8Array) => {
  const file = readCamt(bytes, isOurs);
  if (isRefusal(file)) throw new Error(file.refused);
  return file;
};
const payment: CamtPayment = { amount_ore: ore(1_500_000), ocr: '2026000105', name: 'Kund & Co AB', reference: 'R1' };
const KINDS = ['camt.053', 'camt.054'] as const;
const VERSIONS = ['02', '08'] as const;
const shapes = KINDS.flatMap((kind) => VERSIONS.map((version) => ({ kind, version })));

describe.each(shapes)('$kind version $version', (shape) => {
  test('gives incoming and outgoing entries with the other party and the reference', () => {
    const out: CamtPayment = { amount_ore: ore(532_701), direction: 'out', name: 'Åsa Ö', own_id: 'T1' };
    const bytes = aCamt([payment, { ...out, text: 'SJ-17' }], shape);
    validate(bytes, `iso20022/${shape.kind}.001.${shape.version}`);
    const about = { account: 'SE3550000000054910000003', booked_on: '2026-12-10', is_reversal: false };
    expect(read(bytes)).toMatchObject({
      kind: shape.kind,
      message_id: 'M1',
      entries: [
        {
          ...about,
          direction: 'in',
          amount_ore: 1_500_000,
          ocr: '2026000105',
          text: '',
          counterparty: 'Kund & Co AB',
          own_id: '',
        },
        {
          ...about,
          direction: 'out',
          amount_ore: 532_701,
          ocr: null,
          text: 'SJ-17',
          counterparty: 'Åsa Ö',
          own_id: 'T1',
        },
      ],
    });
  });

  test('gives each payment of a deposit as its own entry', () => {
    const bytes = aCamt([payment, { ...payment, amount_ore: ore(100), ocr: '1042' }], { ...shape, as_one: true });
    expect(read(bytes).entries.map(({ amount_ore, ocr }) => [amount_ore, ocr])).toEqual([
      [1_500_000, '2026000105'] as const,
      [100, '1042'] as const,
    ]);
  });
});

test('an entry keeps its own reference beside those of its payments', () => {
  const deposit = { ...payment, entry_reference: 'E1' };
  const bytes = aCamt([deposit, { ...payment, reference: '' }], { as_one: true });
  const about = { entry_number: 0, entry_reference: 'E1' };
  expect(read(bytes).entries).toMatchObject([
    { ...about, reference: 'R1' },
    { ...about, reference: '' },
  ]);
  expect(read(aCamt([deposit, { ...payment, entry_reference: 'NOTPROVIDED' }])).entries).toMatchObject([
    about,
    { entry_number: 1, entry_reference: '' },
  ]);
  const sum = aCamt([deposit], { kind: 'camt.053', as_sum: true });
  validate(sum, 'iso20022/camt.053.001.02');
  expect(read(sum).entries).toMatchObject([{ ...about, reference: '', ocr: null, counterparty: '' }]);
});

test('a reversal names the payer', () => {
  const taken: CamtPayment = { ...payment, direction: 'out', is_reversal: true };
  const text = Buffer.from(aCamt([taken])).toString();
  for (const said of ['true', '1']) {
    const [went] = read(Buffer.from(text.replace('>true<', `>${said}<`))).entries;
    expect(went).toMatchObject({ direction: 'out', is_reversal: true, ocr: payment.ocr, counterparty: payment.name });
  }
  const both = text.replace('<Cdtr>', '<Dbtr><Nm>Åkes AB</Nm></Dbtr><Cdtr>');
  expect(read(Buffer.from(both)).entries).toMatchObject([{ counterparty: 'Åkes AB' }]);
});

test('the day of an entry is the Swedish one, also if the file has a time', () => {
  const text = Buffer.from(aCamt([payment])).toString();
  const dayOf = (told: string) =>
    read(Buffer.from(text.replace('<Dt>2026-12-10</Dt></BookgDt>', `${told}</BookgDt>`))).entries[0]?.booked_on;
  expect(dayOf('<DtTm>2026-12-09T23:30:00Z</DtTm>')).toBe('2026-12-10');
  expect(dayOf('<DtTm>2026-12-10T23:30:00+01:00</DtTm>')).toBe('2026-12-10');
  expect(dayOf('<DtTm>2026-12-10T23:30:00</DtTm>')).toBe('2026-12-10');
});

describe('other accounts and other currencies', () => {
  const paidIn = (currency: string, amount: string): CamtPayment => ({ ...payment, ordered: { currency, amount } });

  test.each(shapes)(
    'a payment ordered in another currency is read with its amount in kronor: $kind $version',
    (shape) => {
      const bytes = aCamt(
        [payment, paidIn('EUR', '1000.00'), paidIn('JPY', '160000'), paidIn('BHD', '400.125')],
        shape,
      );
      validate(bytes, `iso20022/${shape.kind}.001.${shape.version}`);
      expect(read(bytes).entries.map(({ amount_ore, ordered }) => [amount_ore, ordered])).toEqual([
        [1_500_000, ''] as const,
        [1_500_000, 'EUR 1000.00'] as const,
        [1_500_000, 'JPY 160000'] as const,
        [1_500_000, 'BHD 400.125'],
      ]);
      // In a deposit, a single unknown amount is the rest.
      const deposit = (...payments: CamtPayment[]) => read(aCamt(payments, { ...shape, as_one: true })).entries;
      expect(deposit(payment, paidIn('EUR', '1000.00'), { ...payment, amount_ore: ore(100) })).toMatchObject([
        { amount_ore: 1_500_000, ordered: '' },
        { amount_ore: 1_500_000, ordered: 'EUR 1000.00' },
        { amount_ore: 100 },
      ]);
      expect(deposit(payment, paidIn('EUR', '1'), paidIn('EUR', '2'))).toMatchObject([
        { amount_ore: 4_500_000, ocr: null },
      ]);
    },
  );

  const two = (change: (other: string) => string) => {
    const ours = Buffer.from(aCamt([payment], { kind: 'camt.053' })).toString();
    const [, statement = ''] = /(<Stmt>.*<\/Stmt>)/.exec(ours) ?? [];
    return read(Buffer.from(ours.replace('</Stmt>', `</Stmt>${change(statement)}`)));
  };
  const OTHER = 'SE4550000000058398257466';

  test.each<[string, (other: string) => string, string]>([
    ['in euro', (other) => other.replace(IBAN, OTHER).replaceAll('"SEK"', '"EUR"'), 'EUR'],
    ['in kronor', (other) => other.replace(IBAN, OTHER), 'SEK'],
    [
      'odd in itself',
      (other) => other.replace(IBAN, OTHER).replaceAll('15000.00', 'mycket').replace('CRDT', '?'),
      'SEK',
    ],
  ])('another account in the file is counted and not read: %s', (_name, change, currency) => {
    expect(two(change)).toMatchObject({
      entries: [{ account: IBAN, amount_ore: 1_500_000 }],
      left_out: [{ account: OTHER, currency, entry_count: 1 }],
    });
  });

  test('the same account in another currency is counted and not read, each currency once', () => {
    const inEuro = (other: string) => other.replace('</Acct>', '<Ccy>EUR</Ccy></Acct>').replaceAll('"SEK"', '"EUR"');
    expect(two((other) => inEuro(other) + inEuro(other))).toMatchObject({
      entries: [{ amount_ore: 1_500_000 }],
      left_out: [{ account: IBAN, currency: 'EUR', entry_count: 2 }],
    });
  });

  test('an entry in euro on our account is counted and left out, and the others are read', () => {
    const ours = Buffer.from(aCamt([payment, payment], { kind: 'camt.053' })).toString();
    const [, first = ''] = /(<Ntry>.*?<\/Ntry>)/.exec(ours) ?? [];
    expect(read(Buffer.from(ours.replace(first, first.replaceAll('"SEK"', '"EUR"'))))).toMatchObject({
      entries: [{ amount_ore: 1_500_000, entry_number: 0 }],
      left_out: [{ account: IBAN, currency: 'EUR', entry_count: 1 }],
    });
  });

  test('a file with only our account in euro is refused, also without booked entries', () => {
    const inEuro = (payments: readonly CamtPayment[]) =>
      Buffer.from(
        Buffer.from(aCamt(payments))
          .toString()
          .replace('</Acct>', '<Ccy>EUR</Ccy></Acct>')
          .replaceAll('"SEK"', '"EUR"'),
      );
    for (const payments of [[payment], []]) expect(() => read(inEuro(payments))).toThrow('bank_file_unreadable');
  });

  test('a file with an unreadable entry of ours is refused, and so is a file without our accounts', () => {
    expect(() => two((other) => other.replaceAll('15000.00', 'mycket'))).toThrow('bank_file_unreadable');
    expect(readCamt(aCamt([payment], { account: OTHER }), isOurs)).toMatchObject({ refused: 'bank_file_foreign' });
  });
});

test('payments that do not add up to their entry are left to a person, whole', () => {
  const text = Buffer.from(aCamt([payment, payment], { as_one: true })).toString();
  const [only, ...others] = read(Buffer.from(text.replace('>30000.00<', '>29990.00<'))).entries;
  expect(others).toEqual([]);
  expect(only).toMatchObject({ amount_ore: 2_999_000, ocr: null, counterparty: '' });
});

test('an entry that is not booked yet is left out', () => {
  const text = Buffer.from(aCamt([payment])).toString();
  expect(read(Buffer.from(text.replace('>BOOK<', '>PDNG<'))).entries).toEqual([]);
});

describe('a whole file is refused:', () => {
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
    expect(readCamt(Buffer.from(text), isOurs)).toMatchObject({ refused: 'bank_file_unreadable' });
  });

  test('an encoding in which a document type could hide', () => {
    const wide = Buffer.from(`\ufeff${good.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(readCamt(wide, isOurs)).toMatchObject({ refused: 'bank_file_unreadable' });
  });

  test('any damage in a file makes it read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(60), fc.string({ maxLength: 8 }), (at, length, put) => {
        const broken = readCamt(Buffer.from(good.slice(0, at) + put + good.slice(at + length)), isOurs);
        expect(isRefusal(broken) || Array.isArray(broken.entries)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { validate } from '#tests/support/xml-schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const IBAN = 'SE3550000000054910000003';
const isOurs = (account: string) => account === IBAN;
const read = (bytes: Uint8Array) => {
  const file = readBankFile(bytes, isOurs);
  if (isRefusal(file)) throw new Error(file.refused);
  if (file.kind === 'pain.002') throw new Error('An answer to payments');
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
    expect(readBankFile(aCamt([payment], { account: OTHER }), isOurs)).toMatchObject({ refused: 'bank_file_foreign' });
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
    ['euros', good.replaceAll('Ccy="SEK"', 'Ccy="EUR"')],
    ['half öre', good.replaceAll('15000.00', '15000.005')],
    ['an amount that is a word', good.replaceAll('15000.00', 'mycket')],
    ['neither in nor out', good.replace('CRDT', 'BOTH')],
    ['a day that does not exist', good.replace('<Dt>2026-12-10', '<Dt>2026-02-30')],
    ['a document type', good.replace('<Document', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document')],
  ])('%s', (_name, text) => {
    expect(readBankFile(Buffer.from(text), isOurs)).toMatchObject({ refused: 'bank_file_unreadable' });
  });

  test.each<[string, string, string]>([
    ['a report during the day', 'camt.052.001.02', 'bank_file_intraday'],
    ['a version before the first', 'camt.054.001.01', 'bank_file_version'],
    ['a version after the last', 'camt.053.001.14', 'bank_file_version'],
    ['our own payments', 'pain.001.001.03', 'bank_file_other'],
    ['an answer about a case', 'camt.029.001.09', 'bank_file_other'],
  ])('%s, as what it is', (_name, kind, code) => {
    expect(readBankFile(Buffer.from(good.replaceAll('camt.054.001.02', kind)), isOurs)).toEqual({ refused: code });
  });

  test('a document type, also in two bytes a letter', () => {
    const typed = good.replace('<Document', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document');
    const wide = Buffer.from(`\ufeff${typed.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(readBankFile(wide, isOurs)).toEqual({ refused: 'bank_file_unreadable' });
  });

  test('two messages in one envelope', () => {
    const message = good.replace(/^<\?xml[^>]*\?>/, '');
    expect(readBankFile(Buffer.from(`<Envelope>${message}${message}</Envelope>`), isOurs)).toEqual({
      refused: 'bank_file_unreadable',
    });
  });

  test('any damage in a file makes it read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(60), fc.string({ maxLength: 8 }), (at, length, put) => {
        const broken = readBankFile(Buffer.from(good.slice(0, at) + put + good.slice(at + length)), isOurs);
        expect(isRefusal(broken) || 'entries' in broken).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const of = (name: string) => Buffer.from(aCamt([{ ...payment, name }])).toString();
const namedBy = (bytes: Uint8Array) => read(bytes).entries.map(({ counterparty }) => counterparty);

test.each(['03', '04', '05', '06', '07', '09', '10', '11', '12', '13'])(
  'version %s is read as those beside it',
  (version) => {
    const near = Number(version) < 8 ? '02' : '08';
    const text = Buffer.from(aCamt([payment], { kind: 'camt.053', version: near })).toString();
    const file = read(Buffer.from(text.replaceAll(`camt.053.001.${near}`, `camt.053.001.${version}`)));
    expect(file.entries).toMatchObject([{ amount_ore: 1_500_000, ocr: '2026000105', counterparty: 'Kund & Co AB' }]);
  },
);

describe('a file is read in the encoding that it declares:', () => {
  const text = of('Åke Öst AB');
  const declaring = (encoding: string) => text.replace('UTF-8', encoding);
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 without a declaration', Buffer.from(text.replace(/^<\?xml[^>]*\?>/, ''))],
    ['UTF-8 with a byte order mark and a blank line', Buffer.from(`\ufeff\r\n${text}`)],
    ['UTF-8 after blank lines', Buffer.from(`\n \n${text}`)],
    ['ISO-8859-1', Buffer.from(declaring('ISO-8859-1'), 'latin1')],
    ['iso-8859-15', Buffer.from(declaring('iso-8859-15'), 'latin1')],
    ['Windows-1252', Buffer.from(declaring('Windows-1252'), 'latin1')],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${declaring('UTF-16')}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(declaring('UTF-16LE'), 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${declaring('UTF-16')}`, 'utf16le').swap16()],
    ['UTF-16 that declares nothing', Buffer.from(`\ufeff${text.replace(/^<\?xml[^>]*\?>/, '')}`, 'utf16le')],
  ])('%s', (_name, bytes) => {
    expect(namedBy(bytes)).toEqual(['Åke Öst AB']);
  });

  test.each<[string, Uint8Array]>([
    ['ISO-8859-1 declared as UTF-8', Buffer.from(text, 'latin1')],
    ['UTF-8 declared as ISO-8859-1', Buffer.from(declaring('ISO-8859-1'))],
    ['UTF-16 declared as UTF-8', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-8 declared as UTF-16', Buffer.from(declaring('UTF-16'))],
    ['an encoding that no bank uses', Buffer.from(declaring('EBCDIC-CP-FI'))],
  ])('otherwise it is refused: %s', (_name, bytes) => {
    expect(readBankFile(bytes, isOurs)).toEqual({ refused: 'bank_file_encoding' });
  });

  test('letters of ASCII are the same in all of them', () => {
    expect(namedBy(Buffer.from(of('Kund AB').replace('UTF-8', 'ISO-8859-1')))).toEqual(['Kund AB']);
  });
});

test.each([
  ['a business envelope', 'BizMsgEnvlp xmlns="urn:iso:std:iso:20022:tech:xsd:nvlp.001.001.01"'],
  ['an envelope of its own', 'Envelope xmlns="urn:bank:envelope"'],
  ['an envelope without a namespace', 'Envelope'],
])('a message in %s is read', (_name, start) => {
  const header = '<AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><BizMsgIdr>1</BizMsgIdr></AppHdr>';
  const message = Buffer.from(aCamt([payment]))
    .toString()
    .replace(/^<\?xml[^>]*\?>/, '');
  const [name = ''] = start.split(' ');
  const wrapped = `<?xml version="1.0"?><${start}>${header}<Body><Any>${message}</Any></Body></${name}>`;
  expect(read(Buffer.from(wrapped)).entries).toMatchObject([{ ocr: '2026000105' }]);
});

describe('of one payment', () => {
  const RMT = /<RmtInf>.*<\/RmtInf>/;
  const given = (change: (text: string) => string) => {
    const [entry] = read(Buffer.from(change(Buffer.from(aCamt([payment])).toString()))).entries;
    if (!entry) throw new Error('No entry');
    return entry;
  };
  const remitting = (...parts: readonly string[]) =>
    given((text) => text.replace(RMT, `<RmtInf>${parts.map((part) => `<Strd>${part}</Strd>`).join('')}</RmtInf>`));
  const creditor = (number: string) => `<CdtrRefInf><Ref>${number}</Ref></CdtrRefInf>`;
  const about = (number: string, kind = 'CINV') =>
    `<RfrdDocInf><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Nb>${number}</Nb></RfrdDocInf>`;
  const worth = (name: string, amount: string) => `<RfrdDocAmt><${name} Ccy="SEK">${amount}</${name}></RfrdDocAmt>`;

  test('every reference is read with its amount, and a credit note is negative', () => {
    expect(
      remitting(
        worth('RmtdAmt', '10000.00') + creditor('2026 000105'),
        about('20260002') + worth('DuePyblAmt', '6000.00'),
        about('20260009', 'CREN') + worth('CdtNoteAmt', '1000.00'),
        about('20260010') + about('20260011') + worth('RmtdAmt', '5.00'),
      ),
    ).toMatchObject({
      ocr: '2026000105',
      payer_references: [
        { number: '2026000105', amount_ore: 1_000_000 },
        { number: '20260002', amount_ore: 600_000 },
        { number: '20260009', amount_ore: -100_000 },
        { number: '20260010', amount_ore: null },
        { number: '20260011', amount_ore: null },
      ],
      text: '',
    });
  });

  test('the number of a document is text, also beside a reference', () => {
    expect(remitting(about('20260001'))).toMatchObject({ ocr: null, payer_references: [], text: '20260001' });
    expect(remitting(about('20260001') + creditor('RF472026000105'))).toMatchObject({
      ocr: null,
      text: 'RF472026000105 20260001',
    });
  });

  test('the bank’s words are told beside the payer’s, or in their place', () => {
    const words = '<AddtlTxInf>Bg 555-1239</AddtlTxInf></TxDtls></NtryDtls><AddtlNtryInf>Insättning</AddtlNtryInf>';
    const saying = (text: string) => text.replace('</TxDtls></NtryDtls>', words);
    expect(given(saying)).toMatchObject({ text: 'Insättning', bank_text: 'Bg 555-1239' });
    expect(given((text) => saying(text).replace(RMT, '<RmtInf><Ustrd>Hej</Ustrd></RmtInf>'))).toMatchObject({
      text: 'Hej',
      bank_text: 'Insättning Bg 555-1239',
    });
  });

  test('who really pays is the counterparty, and the company in between is told', () => {
    const last = '<UltmtDbtr><Nm>Nordljus Film AB</Nm></UltmtDbtr></RltdPties>';
    expect(given((text) => text.replace('</RltdPties>', last))).toMatchObject({
      counterparty: 'Nordljus Film AB',
      through: 'Kund & Co AB',
    });
    expect(given((text) => text)).toMatchObject({ counterparty: 'Kund & Co AB', through: '' });
  });

  test.each([
    ['5566778899', '5566778899'],
    ['SE556677889901', '5566778899'],
    ['16556677-8899', '5566778899'],
    // A sole trader's number is personal, and another number is none.
    ['197701182383', ''],
    ['4711', ''],
  ])('an organisation number is read: %s', (told, expected) => {
    const id = `<Id><OrgId><Othr><Id>${told}</Id></Othr></OrgId></Id></Dbtr>`;
    expect(given((text) => text.replace('</Dbtr>', id)).org_number).toBe(expected);
  });

  test('a fee that the bank has deducted is told, and one that it has not is not', () => {
    const charged = (net: string, fee = '<Chrgs><Amt Ccy="SEK">25.00</Amt></Chrgs>') =>
      given((text) => text.replace('15000.00', net).replace('</AmtDtls>', `</AmtDtls>${fee}`));
    expect(charged('14975.00')).toMatchObject({ amount_ore: 1_497_500, fee_ore: 2_500 });
    expect(charged('15000.00')).toMatchObject({ amount_ore: 1_500_000, fee_ore: 0 });
    expect(charged('14000.00')).toMatchObject({ amount_ore: 1_400_000, fee_ore: 0 });
    const record = '<Rcrd><Amt Ccy="SEK">20.00</Amt></Rcrd><Rcrd><Amt Ccy="SEK">5.00</Amt></Rcrd>';
    expect(charged('14975.00', `<Chrgs>${record}</Chrgs>`)).toMatchObject({ fee_ore: 2_500 });
  });
});

describe('fees inside a deposit', () => {
  const deposit = (change: (text: string) => string) =>
    read(Buffer.from(change(Buffer.from(aCamt([payment, payment], { as_one: true })).toString()))).entries.map(
      ({ amount_ore, fee_ore }) => [amount_ore, fee_ore],
    );
  test('are those of each payment', () => {
    const fee = '<Chrgs><TtlChrgsAndTaxAmt Ccy="SEK">5.00</TtlChrgsAndTaxAmt></Chrgs>';
    expect(
      deposit((text) => text.replace('30000.00', '29990.00').replaceAll('</AmtDtls>', `</AmtDtls>${fee}`)),
    ).toEqual([
      [1_499_500, 500],
      [1_499_500, 500],
    ]);
  });

  test('or of the entry, which the last payment bears', () => {
    const fee = '<Chrgs><TtlChrgsAndTaxAmt Ccy="SEK">10.00</TtlChrgsAndTaxAmt></Chrgs><NtryDtls>';
    expect(deposit((text) => text.replace('30000.00', '29990.00').replace('<NtryDtls>', fee))).toEqual([
      [1_500_000, 0],
      [1_499_000, 1_000],
    ]);
  });
});

test('an entry without a status is booked, and one that waits is not', () => {
  const text = Buffer.from(aCamt([payment])).toString();
  expect(read(Buffer.from(text.replace('<Sts>BOOK</Sts>', ''))).entries).toHaveLength(1);
  expect(read(Buffer.from(text.replace('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>'))).entries).toEqual([]);
});

describe('the balances of a statement', () => {
  const balance = (code: string, amount: string, side = 'CRDT', day = '<Dt>2026-12-10</Dt>') =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt>${day}</Dt></Bal>`;
  const told = (...balances: readonly string[]) =>
    read(
      Buffer.from(
        Buffer.from(aCamt([payment], { kind: 'camt.053' }))
          .toString()
          .replace(/<Bal>.*<\/Bal>/, balances.join('')),
      ),
    ).balances;
  const account = 'SE3550000000054910000003';

  test('are the booked ones, and a debt is negative', () => {
    const day = '2026-12-10';
    expect(told(balance('OPBD', '100.00'), balance('CLBD', '50.00', 'DBIT'), balance('CLAV', '7.00'))).toEqual([
      { account, day, opening_ore: 10_000, closing_ore: -5_000 },
    ]);
    // Some banks tell the closing balance of the day before in place of the opening one, and the day as an instant.
    const late = '<DtTm>2026-12-09T23:30:00Z</DtTm>';
    expect(told(balance('PRCD', '1.00', 'CRDT', '<Dt>2026-12-09</Dt>'), balance('CLBD', '2.00', 'CRDT', late))).toEqual(
      [{ account, day, opening_ore: 100, closing_ore: 200 }],
    );
    expect(told(balance('CLBD', '2.00'))).toEqual([{ account, day, opening_ore: null, closing_ore: 200 }]);
    expect(told(balance('OPBD', '2.00'))).toEqual([]);
  });

  test('on no side make the file unreadable', () => {
    expect(() => told(balance('CLBD', '2.00', ''))).toThrow('bank_file_unreadable');
  });
});

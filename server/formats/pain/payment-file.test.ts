import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { BANK_PROFILES, BANKS, type BankFiles, type PainVersion } from '#domain/money/platform/bank-profiles.ts';
import { payableAccount } from '#domain/people/payment/payable-account.ts';
import { OUR_PLATFORM } from '#tests/factories/platform.ts';
import { textsAt, validate } from '#tests/support/xml-schemas.ts';
import { bankText, latinText, respelledName } from './bank-text.ts';
import type { OutgoingPayment, PaymentFileInput } from './input.ts';
import { painFile } from './payment-file.ts';

const schemaOf = (version: PainVersion) => `iso20022/pain.001.001.${version}`;
const SCHEMA = schemaOf('03');

const payment = (change: Partial<OutgoingPayment> = {}): OutgoingPayment => ({
  id: 'T1',
  name: 'Anna Test',
  address: { town: 'Lund', country: 'SE' },
  amount_ore: ore(1_250_000),
  pays_on: '2026-12-01',
  account: { kind: 'bank', clearing: '5000', number: '1234560' },
  purpose: 'supplier',
  reference: { text: 'SJ-17-2026-0001' },
  ...change,
});
const input = (...payments: readonly OutgoingPayment[]): PaymentFileInput => ({
  batch: { id: 'B1', created_at: '2026-11-28T08:15:00.123Z' },
  debtor: OUR_PLATFORM,
  payments,
});
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

test('an account, a giro and an IBAN are written as Swedish banks require', () => {
  const file = painFile(
    input(
      payment({ account: payableAccount({ kind: 'bank', clearing: '83279', number: '1234567' }) }),
      payment({
        id: 'T2',
        account: { kind: 'bankgiro', clearing: '', number: '5551239' },
        reference: { ocr: '2026000105' },
      }),
      payment({ id: 'T4', account: { kind: 'plusgiro', clearing: '', number: '1234566' } }),
      payment({ id: 'T3', account: { kind: 'iban', clearing: '', number: 'SE4550000000058398257466' } }),
    ),
  );
  validate(file, SCHEMA);
  const text = textOf(file);
  const clearing = '<ClrSysId><Cd>SESBA</Cd></ClrSysId>';
  // The fifth digit of the clearing number is a check digit, which files omit.
  expect(text).toContain(`${clearing}<MmbId>8327</MmbId>`);
  expect(text).toContain('<Othr><Id>0001234567</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr>');
  expect(text).toContain(`${clearing}<MmbId>9960</MmbId>`);
  expect(text).toContain('<Othr><Id>1234566</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr>');
  expect(text).toContain(`${clearing}<MmbId>9900</MmbId>`);
  expect(text).toContain('<Othr><Id>5551239</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr>');
  expect(text).toContain('<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>2026000105</Ref></CdtrRefInf>');
  expect(text).toContain('<CdtrAcct><Id><IBAN>SE4550000000058398257466</IBAN></Id></CdtrAcct>');
  expect(text).toContain('<CreDtTm>2026-11-28T08:15:00</CreDtTm><NbOfTxs>4</NbOfTxs><CtrlSum>50000.00</CtrlSum>');
});

test('each day and the wages are separate parts; a wage to a bankgiro is an ordinary payment', () => {
  const giro = { kind: 'bankgiro', clearing: '', number: '5551239' } as const;
  const file = painFile(
    input(
      payment({ id: 'T1', purpose: 'wage' }),
      payment({ id: 'T2' }),
      payment({ id: 'T3', pays_on: '2026-12-02' }),
      payment({ id: 'T4', purpose: 'wage', account: giro }),
    ),
  );
  validate(file, SCHEMA);
  expect(textsAt(file, 'PmtInfId')).toEqual(['B1-1', 'B1-2', 'B1-3']);
  expect(textsAt(file, 'CtgyPurp/Cd')).toEqual(['SALA', 'SUPP', 'SUPP']);
  expect(textsAt(file, 'ReqdExctnDt')).toEqual(['2026-12-01', '2026-12-01', '2026-12-02']);
  expect(textsAt(file, 'EndToEndId')).toEqual(['T1', 'T2', 'T4', 'T3']);
});

test.each([
  ['Zoë Løkke & Søn <AB>', 'Zoe Lökke + Sön AB'],
  ['François d’Été', "Francois d'Ete"],
  ['Åsa\u0301 Öberg', 'Åsa Öberg'],
  ['王小明', 'WangXiaoMing'],
  ['Оле́г Ива́нов', 'Oleg Ivanov'],
  ['Ex “AB” och «Co»', "Ex 'AB' och 'Co'"],
  ['🎬', '?'],
])('%s is printed %s', (text, printed) => {
  expect(bankText(text, 70)).toBe(printed);
});

test('a name in another alphabet is told, and one with accents is not', () => {
  expect(['王小明', 'Zoë Løkke', 'Åsa\u0301 Öberg', '🎬', "Anna O'Hara"].map(respelledName)).toEqual([
    'WangXiaoMing',
    null,
    null,
    '?',
    null,
  ]);
  expect(latinText('Åsa Öberg', 70)).toBe('Asa Oberg');
});

const ABROAD: OutgoingPayment['account'] = {
  kind: 'iban',
  clearing: '',
  number: 'DE89370400440532013000',
  abroad: { bic: 'COBADEFFXXX', town: 'Köln', country: 'DE' },
};
const ACCOUNTS: Readonly<Record<string, OutgoingPayment['account']>> = {
  account: { kind: 'bank', clearing: '8327', number: '0123456782' },
  bankgiro: { kind: 'bankgiro', clearing: '', number: '50501055' },
  plusgiro: { kind: 'plusgiro', clearing: '', number: '1234566' },
  'Swedish IBAN': { kind: 'iban', clearing: '', number: 'SE4550000000058398257466' },
  'account abroad': ABROAD,
  'IBAN from before banks were asked for': { kind: 'iban', clearing: '', number: 'DE89370400440532013000' },
};
const IDS = { bank_initiator_id: '123456789012A001', bank_debtor_id: '998877' };
const everyFile = BANKS.flatMap((bank) =>
  BANK_PROFILES[bank].versions.flatMap((bank_version) =>
    Object.keys(ACCOUNTS).map((account) => ({ bank, bank_version, account })),
  ),
);

test.each(everyFile)(
  '$bank gets a payment to a $account in version $bank_version',
  ({ bank, bank_version, account }) => {
    const files: BankFiles = { bank, bank_version, ...IDS };
    const wage = payment({ account: ACCOUNTS[account] as OutgoingPayment['account'], purpose: 'wage' });
    const file = painFile({
      ...input(wage, { ...wage, id: 'T2', address: null }),
      debtor: { ...OUR_PLATFORM, ...files },
    });
    validate(file, schemaOf(bank_version));
    const profile = BANK_PROFILES[bank];
    const idsAt = (path: string) => textsAt(file, `${path}/Id/OrgId/Othr/Id`);
    expect(idsAt('InitgPty')).toEqual([profile.initiator ? IDS.bank_initiator_id : OUR_PLATFORM.org_number]);
    expect(idsAt('Dbtr')).toEqual([profile.debtor ? IDS.bank_debtor_id : OUR_PLATFORM.org_number]);
    const isFromGiro = profile.pays_bankgiro_from === 'bankgiro' && account === 'bankgiro';
    expect(textsAt(file, 'DbtrAcct/Id/Othr/Id')).toEqual(isFromGiro ? [OUR_PLATFORM.bankgiro] : []);
    expect(textsAt(file, 'DbtrAcct/Id/IBAN')).toEqual(isFromGiro ? [] : [OUR_PLATFORM.iban]);
    const isWage = account === 'account' || account === 'Swedish IBAN';
    expect(textsAt(file, 'CtgyPurp/Cd')).toEqual([isWage ? 'SALA' : 'SUPP']);
    // A payee without a town has no address.
    expect(textsAt(file, 'Cdtr/PstlAdr/TwnNm')).toEqual(['Lund']);
  },
);

test('a payment abroad has the bank, the country of the payee and shared charges, in its own part', () => {
  const name = 'Jörg Müller';
  const abroad = payment({
    id: 'T2',
    account: ABROAD,
    name,
    purpose: 'wage',
    address: { town: 'Köln', country: 'DE' },
  });
  const file = painFile(input(payment({ purpose: 'wage' }), abroad));
  validate(file, SCHEMA);
  expect(textsAt(file, 'PmtInfId')).toEqual(['B1-1', 'B1-2']);
  expect(textsAt(file, 'CtgyPurp/Cd')).toEqual(['SALA', 'SUPP']);
  expect(textsAt(file, 'ChrgBr')).toEqual(['SHAR']);
  expect(textsAt(file, 'CdtrAgt/FinInstnId/BIC')).toEqual(['COBADEFFXXX']);
  expect(textOf(file)).toContain('<Nm>Jorg Muller</Nm><PstlAdr><TwnNm>Koln</TwnNm><Ctry>DE</Ctry></PstlAdr>');
});

test('Swedbank pays a bankgiro from our bankgiro and all else from the account', () => {
  const giro = { kind: 'bankgiro', clearing: '', number: '50501055' } as const;
  const debtor = { ...OUR_PLATFORM, ...IDS, bank: 'swedbank' as const };
  const file = painFile({ ...input(payment({ account: giro }), payment({ id: 'T2' })), debtor });
  const text = textOf(file);
  expect(text).toContain('<DbtrAcct><Id><Othr><Id>5551239</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr></Id>');
  expect(text).toContain('<Othr><Id>123456789012A001</Id><SchmeNm><Cd>BANK</Cd></SchmeNm></Othr>');
  expect(textsAt(file, 'NbOfTxs')).toEqual(['2', '1', '1']);
});

const anything = fc.string({ unit: 'grapheme', maxLength: 90 });
const payments = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id.replaceAll('-', '')),
        name: anything,
        address: fc.option(fc.record({ town: anything, country: fc.constantFrom('SE', 'DE') })),
        account: fc.constantFrom<OutgoingPayment['account']>(
          { kind: 'bank', clearing: '5000', number: '1234560' },
          { kind: 'bankgiro', clearing: '', number: '50501055' },
          { kind: 'plusgiro', clearing: '', number: '1234566' },
          { kind: 'iban', clearing: '', number: 'SE4550000000058398257466' },
          ABROAD,
        ),
        amount_ore: fc.integer({ min: 1, max: 9_000_000_000_000 }).map(ore),
        pays_on: fc.constantFrom('2026-12-01', '2026-12-02', '2027-01-04'),
        purpose: fc.constantFrom('supplier' as const, 'wage' as const),
        reference: fc.oneof(fc.record({ text: anything }), fc.record({ ocr: fc.stringMatching(/^\d{2,25}$/) })),
      }),
    ),
  ),
);

test('for any payouts the file matches the schema, has each amount, and is the same every time', () => {
  fc.assert(
    fc.property(payments, (made) => {
      const file = painFile(input(...made));
      validate(file, SCHEMA);
      expect(painFile(input(...structuredClone(made)))).toEqual(file);
      const told = textsAt(file, 'CdtTrfTxInf/Amt/InstdAmt').map((text) => BigInt(text.replace('.', '')));
      const paid = made.map(({ amount_ore }) => BigInt(amount_ore));
      expect(told.toSorted()).toEqual(paid.toSorted());
      const sum = paid.reduce((total, part) => total + part, 0n);
      expect(BigInt(textsAt(file, 'GrpHdr/CtrlSum')[0]?.replace('.', '') ?? '')).toBe(sum);
      expect(textsAt(file, 'CdtTrfTxInf/PmtId/InstrId').toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    }),
    { numRuns: 40 },
  );
});

describe('a payment that no bank accepts is not written', () => {
  test.each<[string, PaymentFileInput]>([
    ['nothing', input()],
    ['two of one id', input(payment(), payment())],
    ['an id too long', input(payment({ id: 'x'.repeat(36) }))],
    ['no amount', input(payment({ amount_ore: ore(0) }))],
    ['a Sunday', input(payment({ pays_on: '2026-11-29' }))],
    ["New Year's Eve", input(payment({ pays_on: '2026-12-31' }))],
    ['an OCR number with a letter', input(payment({ reference: { ocr: '1042A' } }))],
  ])('%s', (_name, broken) => {
    expect(() => painFile(broken)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kronor, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { agiFile } from './agi-file.ts';
import { agiContact, isFitContact } from './contact.ts';
import { AGI_FIELDS } from './fields.ts';
import type { AgiInput, NumberedStatement } from './input.ts';

// Numbers from the tax agency's list for tests, which belong to nobody.
const [ADA, BO] = ['199006022397', '197701182383'] as const;

const statement = (change: Partial<NumberedStatement> = {}): NumberedStatement => ({
  specification: 1,
  identity_number: ADA,
  tax_box: 'preliminary',
  contributed_ore: kronor(28_500),
  uncontributed_ore: NO_ORE,
  tax_ore: kronor(8_550),
  has_mileage: false,
  has_per_diem: false,
  workplace: null,
  ...change,
});
const input = (change: Partial<AgiInput> = {}): AgiInput => ({
  employer: { org_number: '5560269986' },
  contact: { name: 'Ville Vessla', phone: '08-555 24 44', email: 'lon@medverka.se' },
  program: 'Medverka',
  created_at: '2026-12-01T09:42:25.123Z',
  month: '2026-11-01',
  contributions_ore: kronor(8_954),
  tax_ore: kronor(8_550),
  statements: [statement()],
  removed: [],
  ...change,
});
const textOf = (of: AgiInput) => Buffer.from(agiFile(of)).toString('utf8');
const EMPLOYER = '<agd:AgRegistreradId faltkod="201">165560269986</agd:AgRegistreradId>';

/** The content of the individual statements, without the four fields that identify each. */
const contentsOf = (text: string) =>
  [...text.matchAll(/<agd:Specifikationsnummer faltkod="570">\d+<\/agd:Specifikationsnummer>(.*?)<\/agd:IU>/g)].map(
    ([, content]) => content,
  );

test('a file is laid out as in the samples: sender, employer, main statement, individual statement', () => {
  expect(textOf(input())).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<Skatteverket omrade="Arbetsgivardeklaration" xmlns="http://xmls.skatteverket.se/se/skatteverket/da/instans/schema/1.1" xmlns:agd="http://xmls.skatteverket.se/se/skatteverket/da/komponent/schema/1.1">${[
      '<agd:Avsandare>',
      '<agd:Programnamn>Medverka</agd:Programnamn>',
      '<agd:Organisationsnummer>165560269986</agd:Organisationsnummer>',
      '<agd:TekniskKontaktperson><agd:Namn>Ville Vessla</agd:Namn><agd:Telefon>08-5552444</agd:Telefon><agd:Epostadress>lon@medverka.se</agd:Epostadress></agd:TekniskKontaktperson>',
      // Swedish time.
      '<agd:Skapad>2026-12-01T10:42:25</agd:Skapad>',
      '</agd:Avsandare>',
      '<agd:Blankettgemensamt><agd:Arbetsgivare>',
      '<agd:AgRegistreradId>165560269986</agd:AgRegistreradId>',
      '<agd:Kontaktperson><agd:Namn>Ville Vessla</agd:Namn><agd:Telefon>08-5552444</agd:Telefon><agd:Epostadress>lon@medverka.se</agd:Epostadress></agd:Kontaktperson>',
      '</agd:Arbetsgivare></agd:Blankettgemensamt>',
      '<agd:Blankett>',
      '<agd:Arendeinformation><agd:Arendeagare>165560269986</agd:Arendeagare><agd:Period>202611</agd:Period></agd:Arendeinformation>',
      `<agd:Blankettinnehall><agd:HU><agd:ArbetsgivareHUGROUP>${EMPLOYER}</agd:ArbetsgivareHUGROUP>`,
      '<agd:RedovisningsPeriod faltkod="006">202611</agd:RedovisningsPeriod>',
      '<agd:SummaArbAvgSlf faltkod="487">8954</agd:SummaArbAvgSlf>',
      '<agd:SummaSkatteavdr faltkod="497">8550</agd:SummaSkatteavdr>',
      '</agd:HU></agd:Blankettinnehall></agd:Blankett>',
      '<agd:Blankett>',
      '<agd:Arendeinformation><agd:Arendeagare>165560269986</agd:Arendeagare><agd:Period>202611</agd:Period></agd:Arendeinformation>',
      `<agd:Blankettinnehall><agd:IU><agd:ArbetsgivareIUGROUP>${EMPLOYER}</agd:ArbetsgivareIUGROUP>`,
      `<agd:BetalningsmottagareIUGROUP><agd:BetalningsmottagareIDChoice><agd:BetalningsmottagarId faltkod="215">${ADA}</agd:BetalningsmottagarId></agd:BetalningsmottagareIDChoice></agd:BetalningsmottagareIUGROUP>`,
      '<agd:RedovisningsPeriod faltkod="006">202611</agd:RedovisningsPeriod>',
      '<agd:Specifikationsnummer faltkod="570">1</agd:Specifikationsnummer>',
      '<agd:KontantErsattningUlagAG faltkod="011">28500</agd:KontantErsattningUlagAG>',
      '<agd:AvdrPrelSkatt faltkod="001">8550</agd:AvdrPrelSkatt>',
      '</agd:IU></agd:Blankettinnehall></agd:Blankett>',
      '</Skatteverket>\n',
    ].join('')}`,
  );
});

describe('an individual statement', () => {
  const contentOf = (change: Partial<NumberedStatement>) =>
    contentsOf(textOf(input({ statements: [statement(change)] })));

  test('of another employee who lives abroad has the tax in the box of SINK', () => {
    expect(contentOf({ tax_box: 'sink', tax_ore: kronor(6_412) })).toEqual([
      '<agd:KontantErsattningUlagAG faltkod="011">28500</agd:KontantErsattningUlagAG>' +
        '<agd:AvdrSkattSINK faltkod="274">6412</agd:AvdrSkattSINK>',
    ]);
  });

  test('of an artist from abroad has the tax in its own box, with the kind of activity', () => {
    expect(contentOf({ tax_box: 'a_sink', tax_ore: kronor(1_141) })).toEqual([
      '<agd:KontantErsattningUlagAG faltkod="011">28500</agd:KontantErsattningUlagAG>' +
        '<agd:VerksamhetensArt faltkod="112">Artistisk verksamhet</agd:VerksamhetensArt>' +
        '<agd:AvdrSkattASINK faltkod="275">1141</agd:AvdrSkattASINK>',
    ]);
  });

  test('of a person insured in another country has the pay in box 131', () => {
    expect(contentOf({ contributed_ore: NO_ORE, uncontributed_ore: kronor(5_000), tax_ore: NO_ORE })).toEqual([
      '<agd:KontantErsattningEjUlagSA faltkod="131">5000</agd:KontantErsattningEjUlagSA>' +
        '<agd:AvdrPrelSkatt faltkod="001">0</agd:AvdrPrelSkatt>',
    ]);
  });

  test('has the place of work, and crosses for mileage and days away', () => {
    const workplace = { street: 'Ringvägen 100 <port B>', town: 'Stockholm' };
    const [content] = contentOf({ workplace, has_mileage: true, has_per_diem: true });
    expect(content).toContain(
      '<agd:ArbetsplatsensGatuadress faltkod="245">Ringvägen 100 port B</agd:ArbetsplatsensGatuadress>' +
        '<agd:ArbetsplatsensOrt faltkod="246">Stockholm</agd:ArbetsplatsensOrt>',
    );
    expect(content).toMatch(/<agd:Bilersattning faltkod="050">1<.*<agd:Traktamente faltkod="051">1</);
    // Both parts of the place or none.
    expect(contentOf({ workplace: { street: '', town: 'Stockholm' } })[0]).not.toContain('Arbetsplats');
  });

  test('that is removed has nothing but what identifies it, and comes before those that replace it', () => {
    const text = textOf(
      input({
        removed: [{ specification: 1, identity_number: BO }],
        statements: [statement({ specification: 1, identity_number: ADA })],
      }),
    );
    expect(contentsOf(text)[0]).toBe('<agd:Borttag faltkod="205">1</agd:Borttag>');
    expect(textsAt(Buffer.from(text), 'BetalningsmottagarId')).toEqual([BO, ADA]);
    expect(textsAt(Buffer.from(text), 'Specifikationsnummer')).toEqual(['1', '1']);
  });
});

test('a month without wages is a main statement of zeros alone', () => {
  const bytes = agiFile(input({ statements: [], contributions_ore: NO_ORE, tax_ore: NO_ORE }));
  expect(textsAt(bytes, 'SummaArbAvgSlf')).toEqual(['0']);
  expect(textsAt(bytes, 'IU')).toEqual([]);
});

test.each([
  ['an amount with öre', { statements: [statement({ tax_ore: ore(855_050) })] }],
  ['a sum with öre', { contributions_ore: ore(895_410) }],
  ['a number with a wrong check digit', { statements: [statement({ identity_number: '199006022398' })] }],
  ['two statements of one number', { statements: [statement(), statement({ identity_number: BO })] }],
  ['a specification number of zero', { statements: [statement({ specification: 0 })] }],
  ['a day within a month', { month: '2026-11-02' }],
  ['an organisation number with a wrong check digit', { employer: { org_number: '5560269987' } }],
  ['an address that the schema refuses', { contact: { name: 'Ada', phone: '08-1', email: 'ada@medverka' } }],
])('%s is refused', (_name, change) => {
  expect(() => agiFile(input(change))).toThrow(RangeError);
});

test.each([
  ['lon@medverka.se', '08-555 24 44', true],
  ['lon.och-skatt@sub.medverka.se', '+46 8 555 24 44', true],
  ['lön@medverka.se', '08-1', false],
  ['lon@medverka', '08-1', false],
  ['lon@medverka.se', '', false],
  ['lon@medverka.se', '+46 8 555 24 44 anknytning 1', false],
])('a contact with %s and %s is fit: %s', (email, phone, isFit) => {
  expect(isFitContact(agiContact({ name: 'Ada', email, phone }))).toBe(isFit);
});

test('every field has the code of the table, and exactly one field of tax in each statement', () => {
  const kr = fc.integer({ min: 0, max: 1_000_000 }).map(kronor);
  const some = fc.record({
    identity_number: fc.constantFrom(ADA, BO),
    tax_box: fc.constantFrom('preliminary' as const, 'a_sink' as const),
    contributed_ore: kr,
    uncontributed_ore: kr,
    tax_ore: kr,
    has_mileage: fc.boolean(),
    has_per_diem: fc.boolean(),
    workplace: fc.option(fc.record({ street: fc.string(), town: fc.string() })),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), (people) => {
      const statements = people.map((one, at) => ({ ...one, specification: at + 1 }));
      const text = textOf(input({ statements }));
      for (const [, name = '', code] of text.matchAll(/<agd:(\w+) faltkod="(\d+)">/g)) {
        expect(AGI_FIELDS[name as keyof typeof AGI_FIELDS]).toBe(code);
      }
      const taxes = contentsOf(text).map((content) => content?.match(/faltkod="(001|275)"/g)?.length);
      expect(taxes).toEqual(people.map(() => 1));
      // It is XML, whatever the place of work is called.
      expect(textsAt(Buffer.from(text), 'Specifikationsnummer')).toHaveLength(people.length);
    }),
  );
});

import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { isOre, type Ore } from '#domain/kernel/money/ore.ts';
import { swedishClock } from '#domain/kernel/time/swedish-clock.ts';
import { identityNumberProblem } from '#domain/people/payment/identity-number.ts';
import { Xml, type XmlPart, xml, xmlFile } from '#server/formats/xml.ts';
import { agiContact, agiText, isFitContact } from './contact.ts';
import { AGI_FIELDS, type AgiField } from './fields.ts';
import type { AgiContact, AgiInput, NumberedStatement, RemovedStatement } from './input.ts';

/** Box 112 of artists from abroad; only performers are taxed in this way. */
const ACTIVITY = 'Artistisk verksamhet';
/** The lengths of boxes 245 and 246: those of Swedish addresses (SS 613401), below any maximum of the schema. */
const ADDRESS_MAX = 35;
const SPECIFICATION_MAX = 9_999_999_999;

const isKronor = (amount: Ore) => isOre(amount) && amount >= 0 && amount % 100 === 0;

/** @throws RangeError for a file that the tax agency refuses, which the maker should have found */
function check({ employer, contact, month, contributions_ore, tax_ore, statements, removed }: AgiInput): void {
  const all = [...statements, ...removed];
  const isOnce = (some: readonly { readonly specification: number }[]) =>
    new Set(some.map(({ specification }) => specification)).size === some.length;
  const problems = [
    !/^\d{10}$/.test(employer.org_number) && 'No organisation number',
    !isFitContact(agiContact(contact)) && 'A contact that the schema refuses',
    !/^20\d\d-(0[1-9]|1[0-2])-01$/.test(month) && 'No first day of a month',
    !(isKronor(contributions_ore) && isKronor(tax_ore)) && 'A sum that is not in whole kronor',
    statements.some((one) => ![one.contributed_ore, one.uncontributed_ore, one.tax_ore].every(isKronor)) &&
      'An amount that is not in whole kronor',
    all.some(({ identity_number }) => identityNumberProblem(identity_number) !== null) && 'No identity number',
    all.some(({ specification }) => !(specification >= 1 && specification <= SPECIFICATION_MAX)) &&
      'A specification number out of bounds',
    !(isOnce(statements) && isOnce(removed)) && 'Two statements with one specification number',
    !hasCheckDigit(employer.org_number) && 'An organisation number with a wrong check digit',
  ];
  const found = problems.find((problem) => problem !== false);
  if (found) throw new RangeError(found);
}

/** A field with its code. The name is one of AGI_FIELDS, so it needs no escaping. */
const field = (name: AgiField, value: XmlPart): Xml => {
  const { text } = xml`${value}`;
  return new Xml(`<agd:${name} faltkod="${AGI_FIELDS[name]}">${text}</agd:${name}>`);
};
const amount = (name: AgiField, kronor: Ore): Xml => field(name, kronor / 100);
/** An amount or a cross that is left out if there is nothing to say. */
const amountIfAny = (name: AgiField, kronor: Ore): Xml | null => (kronor === 0 ? null : amount(name, kronor));
const cross = (name: AgiField, isSet: boolean): Xml | null => (isSet ? field(name, 1) : null);

interface Form {
  /** Twelve digits. */
  readonly employer: string;
  /** YYYYMM. */
  readonly period: string;
}

const blankett = ({ employer, period }: Form, content: Xml): Xml => xml`
  <agd:Blankett>
    <agd:Arendeinformation><agd:Arendeagare>${employer}</agd:Arendeagare><agd:Period>${period}</agd:Period></agd:Arendeinformation>
    <agd:Blankettinnehall>${content}</agd:Blankettinnehall>
  </agd:Blankett>`;

const mainStatement = (form: Form, { contributions_ore, tax_ore }: AgiInput): Xml =>
  blankett(
    form,
    xml`<agd:HU>
      <agd:ArbetsgivareHUGROUP>${field('AgRegistreradId', form.employer)}</agd:ArbetsgivareHUGROUP>
      ${field('RedovisningsPeriod', form.period)}
      ${amount('SummaArbAvgSlf', contributions_ore)}
      ${amount('SummaSkatteavdr', tax_ore)}
    </agd:HU>`,
  );

/** An individual statement: the four fields that identify it, then its content. */
const individualStatement = (form: Form, { specification, identity_number }: RemovedStatement, content: Xml): Xml =>
  blankett(
    form,
    xml`<agd:IU>
      <agd:ArbetsgivareIUGROUP>${field('AgRegistreradId', form.employer)}</agd:ArbetsgivareIUGROUP>
      <agd:BetalningsmottagareIUGROUP>
        <agd:BetalningsmottagareIDChoice>${field('BetalningsmottagarId', identity_number)}</agd:BetalningsmottagareIDChoice>
      </agd:BetalningsmottagareIUGROUP>
      ${field('RedovisningsPeriod', form.period)}
      ${field('Specifikationsnummer', specification)}
      ${content}
    </agd:IU>`,
  );

function workplaceOf({ workplace }: NumberedStatement): Xml | null {
  const [street, town] = [workplace?.street, workplace?.town].map((text) => agiText(text ?? '', ADDRESS_MAX));
  if (!street || !town) return null;
  return xml`${field('ArbetsplatsensGatuadress', street)}${field('ArbetsplatsensOrt', town)}`;
}

/** Exactly one box of tax is filled in, also with 0. */
function taxOf({ tax_box, tax_ore }: NumberedStatement): Xml {
  if (tax_box === 'a_sink') return xml`${field('VerksamhetensArt', ACTIVITY)}${amount('AvdrSkattASINK', tax_ore)}`;
  return amount(tax_box === 'sink' ? 'AvdrSkattSINK' : 'AvdrPrelSkatt', tax_ore);
}

const contentOf = (statement: NumberedStatement): Xml => xml`
  ${workplaceOf(statement)}
  ${amountIfAny('KontantErsattningUlagAG', statement.contributed_ore)}
  ${amountIfAny('KontantErsattningEjUlagSA', statement.uncontributed_ore)}
  ${taxOf(statement)}
  ${cross('Bilersattning', statement.has_mileage)}
  ${cross('Traktamente', statement.has_per_diem)}`;

const contactFields = ({ name, phone, email }: AgiContact): Xml => xml`
  <agd:Namn>${name}</agd:Namn><agd:Telefon>${phone}</agd:Telefon><agd:Epostadress>${email}</agd:Epostadress>`;

/** Swedish time without a zone, as in the tax agency's samples: '2026-12-03T08:05:12'. */
const localTime = (instant: string) => `${swedishClock(Date.parse(instant)).replace(' ', 'T')}${instant.slice(16, 19)}`;

/**
 * The employer's declaration of a month as a file for the tax agency, schema version 1.1: the main statement, then the
 * removals, then the statements. A correction is a file with the main statement again and the changed statements alone.
 * @throws RangeError for a file that the tax agency refuses
 */
export function agiFile(input: AgiInput): Uint8Array {
  check(input);
  const form = { employer: `16${input.employer.org_number}`, period: input.month.slice(0, 7).replace('-', '') };
  const contact = contactFields(agiContact(input.contact));
  const removal = field('Borttag', 1);
  return xmlFile(xml`
    <Skatteverket omrade="Arbetsgivardeklaration" xmlns="http://xmls.skatteverket.se/se/skatteverket/da/instans/schema/1.1" xmlns:agd="http://xmls.skatteverket.se/se/skatteverket/da/komponent/schema/1.1">
      <agd:Avsandare>
        <agd:Programnamn>${input.program}</agd:Programnamn>
        <agd:Organisationsnummer>${form.employer}</agd:Organisationsnummer>
        <agd:TekniskKontaktperson>${contact}</agd:TekniskKontaktperson>
        <agd:Skapad>${localTime(input.created_at)}</agd:Skapad>
      </agd:Avsandare>
      <agd:Blankettgemensamt>
        <agd:Arbetsgivare>
          <agd:AgRegistreradId>${form.employer}</agd:AgRegistreradId>
          <agd:Kontaktperson>${contact}</agd:Kontaktperson>
        </agd:Arbetsgivare>
      </agd:Blankettgemensamt>
      ${mainStatement(form, input)}
      ${input.removed.map((one) => individualStatement(form, one, removal))}
      ${input.statements.map((one) => individualStatement(form, one, contentOf(one)))}
    </Skatteverket>`);
}

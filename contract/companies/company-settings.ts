/** A company's facts, its wishes for invoices, and how often each member gets mails. */
import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { emailOf, line, personName, phoneNumber, postalCode, prose, revision } from '#contract/kernel/fields.ts';
import { mailRates } from '#contract/kernel/mail-rates.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { INVOICE_MEMBERS, MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { companyPlace } from './company-place.ts';

const text = z.string();

const companySettings = z.object({
  revision: z.number(),
  /** Facts that only an administrator checks and changes. */
  name: text,
  organisation_number: text,
  /** Null for a company in Sweden; an administrator changes it. */
  place: companyPlace.nullable(),
  facts: z.object({
    contact_name: text,
    phone: text,
    address: text,
    postal_code: text,
    city: text,
    homepage: text,
    about: text,
  }),
  invoicing: z.object({
    invoice_email: text,
    /** The three fields of the address are empty if invoices go to the company's own address. */
    invoice_address: text,
    invoice_postal_code: text,
    invoice_city: text,
    /** Empty if invoices refer to the contact person. */
    invoice_reference: text,
    order_reference: text,
  }),
  may_change_facts: z.boolean(),
  may_change_invoicing: z.boolean(),
});
export type CompanySettings = z.output<typeof companySettings>;

/** The revision that the sender saw; a newer one answers `changed_meanwhile`. */
const seen = { revision };

const homepage = z
  .string()
  .trim()
  .max(200, 'Högst 200 tecken.')
  // People write web addresses without a scheme.
  .overwrite((written) => (written === '' || /^\w+:/.test(written) ? written : `https://${written}`))
  .refine(
    (address) =>
      address === '' || z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(address).success,
    'Skriv en adress som börjar med https://.',
  );

/** The facts as a member writes them. */
export const factsForm = z.strictObject({
  contact_name: personName('kontaktpersonen', 120),
  phone: phoneNumber,
  address: line('adressen', 120),
  postal_code: postalCode,
  city: line('orten', 60),
  homepage,
  about: prose(500),
});

/** The facts of a company abroad, whose postcode has the form of its country. */
export const factsFormAbroad = factsForm.extend({ postal_code: prose(10) });

/** The wishes for invoices as a member writes them. */
export const invoicingForm = z
  .strictObject({
    invoice_email: emailOf('fakturaadressen'),
    invoice_address: prose(120),
    invoice_postal_code: z.literal('').or(postalCode),
    invoice_city: prose(60),
    invoice_reference: prose(100),
    order_reference: prose(100),
    ...askedAgain,
  })
  .check((context) => {
    const { invoice_address, invoice_postal_code, invoice_city } = context.value;
    const parts = { invoice_address, invoice_postal_code, invoice_city };
    if (Object.values(parts).every((part) => part === '')) return;
    for (const [name, part] of Object.entries(parts)) {
      if (part !== '') continue;
      const message = 'Fyll i hela adressen, eller lämna alla tre tomma.';
      context.issues.push({ code: 'custom', message, input: part, path: [name] });
    }
  });

/** Frequency of a member's mails, by subject. */
const memberMails = mailRates('company');

export const companySettingsRoutes = declareRoutes({
  'GET /company/settings': {
    auth: ['company'],
    summary: 'Returns the contact details, the description and the invoicing settings of the company.',
    response: companySettings,
    shows: ['company'],
    errors: [],
  },
  'PUT /company/settings/facts': {
    auth: ['company'],
    members: ['owner'],
    summary:
      'Changes the contact details and the description of the company. An administrator changes the name and the number.',
    // The handler reads the facts of a company in Sweden by the stricter form.
    body: factsFormAbroad.extend(seen),
    response: companySettings,
    affects: ['company'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
  'PUT /company/settings/invoicing': {
    auth: ['company'],
    members: INVOICE_MEMBERS,
    summary:
      'Changes the invoicing settings of the company, from the next draft on; issued invoices never change. The owners are told of another address for invoices.',
    body: invoicingForm.safeExtend(seen),
    asks_owner: true,
    limits: ['security'],
    response: companySettings,
    affects: ['company'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
  'GET /company/mails': {
    auth: ['company'],
    summary: 'Returns how often the signed-in member gets mails about each subject.',
    response: memberMails,
    shows: ['member'],
    errors: [],
  },
  'PUT /company/mails': {
    auth: ['company'],
    members: MEMBER_ROLES,
    summary:
      'Changes how often the signed-in member gets mails; a subject that is left out stays. Mails about binding matters or deadlines are always sent.',
    body: memberMails.partial(),
    response: memberMails,
    affects: ['member'],
    errors: ['company_not_active', 'changed_meanwhile'],
  },
});

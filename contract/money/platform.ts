import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { day, email, instant, line, pageNumber, pageOf, revision } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { compactOrganisationNumber, organisationNumberProblem } from '#domain/kernel/organisation-number.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { isVatNumber, PLATFORM_STATES, type Platform } from '#domain/money/platform/platform.ts';
import { accountProblem, compactAccount } from '#domain/people/payment/bank-account.ts';
import { isBic, isIban } from '#domain/people/payment/iban.ts';

/** Maximum length of a name in a file to the bank. */
const NAME_LENGTH_MAX = 70;
const REASON_LENGTH_MAX = 500;

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s–—−-]/g, '')
    .toUpperCase();

/** A number, from which spaces and hyphens are removed. */
const number = (label: string, compact: (text: string) => string, problemOf: (compacted: string) => string | null) =>
  line(label, 50)
    .overwrite(compact)
    .superRefine((text, context) => {
      const problem = problemOf(text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
const checked = (isRight: (text: string) => boolean, problem: string) => (text: string) =>
  isRight(text) ? null : problem;
const giro = (digits: string) => ({ kind: 'bankgiro', clearing: '', number: digits }) as const;

const platform = {
  name: line('företagsnamnet', NAME_LENGTH_MAX),
  org_number: number('organisationsnumret', compactOrganisationNumber, organisationNumberProblem),
  vat_number: number(
    'momsnumret',
    bare,
    checked(isVatNumber, 'Momsnumret är SE, tio siffror och 01. Kontrollera siffrorna.'),
  ),
  address_line: line('gatuadressen', 70),
  postcode: number(
    'postnumret',
    bare,
    checked((text) => /^[1-9]\d{4}$/.test(text), 'Postnumret har fem siffror.'),
  ),
  city: line('orten', 35),
  seat: line('sätet', 35),
  email,
  phone: line('telefonnumret', 30),
  bankgiro: number(
    'bankgironumret',
    (text) => compactAccount(giro(text)).number,
    (text) => accountProblem(giro(text))?.problem ?? null,
  ),
  iban: number('IBAN-numret', bare, checked(isIban, 'IBAN-numret stämmer inte. Kontrollera siffrorna.')),
  bic: number('BIC-koden', bare, checked(isBic, 'BIC-koden har åtta eller elva tecken.')),
  has_f_tax: z.boolean(),
};

/**
 * The platform's details from a day on, as an administrator writes them. Documents issued before that day keep the old
 * details.
 */
export const writtenPlatform = (today: string) =>
  z.strictObject({
    ...platform,
    valid_from: day.refine((first) => first >= today, 'Välj en dag från och med i dag.'),
    why: line('varför', REASON_LENGTH_MAX),
    /** The newest version that the administrator saw; 0 if there is none. */
    seen_version: revision,
    ...askedAgain,
  });
export type WrittenPlatform = z.output<ReturnType<typeof writtenPlatform>>;

const text = z.string();
const shownPlatform = {
  name: text,
  org_number: text,
  vat_number: text,
  address_line: text,
  postcode: text,
  city: text,
  seat: text,
  email: text,
  phone: text,
  bankgiro: text,
  iban: text,
  bic: text,
  has_f_tax: z.boolean(),
} satisfies Record<keyof Platform, z.ZodType>;

export const platformVersion = z.object({
  version: z.number(),
  /** ISO day. */
  valid_from: text,
  state: z.enum(PLATFORM_STATES),
  ...shownPlatform,
  by: text,
  why: text,
  created_date: instant,
});
export type PlatformVersion = z.output<typeof platformVersion>;

export const platformRoutes = declareRoutes({
  'GET /admin/platform': {
    auth: ['admin'],
    summary: "Lists the versions of the platform's details on documents and in files, the newest first.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(platformVersion),
    shows: ['platform'],
    errors: [],
  },
  'POST /admin/platform': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      "Adds a version of the platform's details from today or a later day on. A version never changes. A new account applies in two days at the earliest.",
    body: writtenPlatform,
    asks_owner: true,
    limits: ['security'],
    response: platformVersion,
    affects: ['platform'],
    errors: ['changed_meanwhile', 'account_too_soon'],
  },
});

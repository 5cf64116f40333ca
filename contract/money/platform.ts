import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { day, email, instant, line, pageNumber, pageOf, revision } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import {
  BANK_PROFILES,
  BANKS,
  type BankFiles,
  bankOfBic,
  isIdWrong,
  PAIN_VERSIONS,
} from '#domain/money/platform/bank-profiles.ts';
import { PLATFORM_STATES, type Platform } from '#domain/money/platform/platform.ts';
import { accountProblem, compactAccount } from '#domain/people/payment/bank-account.ts';
import { isBic, isIban } from '#domain/people/payment/iban.ts';
import { bankIdProblem, bankLabels } from '#texts/money/bank-file-words.ts';
import { bare, checked, number, organisationNumber, vatNumber } from './company-numbers.ts';

/** Maximum length of a name in a file to the bank. */
const NAME_LENGTH_MAX = 70;
const REASON_LENGTH_MAX = 500;

const giro = (digits: string) => ({ kind: 'bankgiro', clearing: '', number: digits }) as const;

const platform = {
  name: line('företagsnamnet', NAME_LENGTH_MAX),
  org_number: organisationNumber,
  vat_number: vatNumber,
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

const bankId = z
  .string({ error: 'Fyll i numret.' })
  .max(50, 'Högst 50 tecken.')
  .overwrite((text) => text.normalize('NFKC').replace(/\s/g, ''));
const bankFiles = {
  bank: z.enum(BANKS, { error: 'Välj bank.' }),
  bank_version: z.enum(PAIN_VERSIONS, { error: 'Välj version.' }),
  bank_initiator_id: bankId,
  bank_debtor_id: bankId,
};

/** Checks that the bank is the BIC's, takes the version, and has given the identities that it demands. */
function checkBank(written: BankFiles & Pick<Platform, 'bic'>, context: z.RefinementCtx): void {
  const at = (field: keyof BankFiles, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const { bank, bank_version } = written;
  if (bank === null) return;
  const owner = bankOfBic(written.bic);
  if (owner !== 'other' && owner !== bank) at('bank', `BIC-koden hör till ${bankLabels[owner]}.`);
  if (!BANK_PROFILES[bank].versions.includes(bank_version))
    at('bank_version', `${bankLabels[bank]} tar inte emot den versionen.`);
  for (const field of ['bank_initiator_id', 'bank_debtor_id'] as const) {
    if (isIdWrong(written, field)) at(field, bankIdProblem(bank, field));
  }
}

/**
 * The platform's details from a day on, as an administrator writes them. Documents issued before that day keep the old
 * details.
 */
export const writtenPlatform = (today: string) =>
  z
    .strictObject({
      ...platform,
      ...bankFiles,
      valid_from: day.refine((first) => first >= today, 'Välj en dag från och med i dag.'),
      why: line('varför', REASON_LENGTH_MAX),
      /** The newest version that the administrator saw; 0 if there is none. */
      seen_version: revision,
      ...askedAgain,
    })
    .superRefine(checkBank);
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

const shownBankFiles = {
  /** Null in versions from before the banks were told apart. */
  bank: z.enum(BANKS).nullable(),
  bank_version: z.enum(PAIN_VERSIONS),
  bank_initiator_id: text,
  bank_debtor_id: text,
} satisfies Record<keyof BankFiles, z.ZodType>;

export const platformVersion = z.object({
  version: z.number(),
  /** ISO day. */
  valid_from: text,
  state: z.enum(PLATFORM_STATES),
  ...shownPlatform,
  ...shownBankFiles,
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

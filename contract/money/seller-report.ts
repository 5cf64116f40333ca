import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { amount, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { SELLER_LACKS } from '#domain/money/seller-report/seller.ts';
import { ACCOUNT_KINDS } from '#domain/people/payment/bank-account.ts';

const text = z.string();

const address = z.object({ address_line: text, postcode: text, city: text, country: text });

/** Pay in a quarter, without VAT, and our fees on it. */
const quarter = z.object({ count: z.number(), paid_ore: amount, fees_ore: amount });

const ownSellerFacts = z.object({
  year: z.number(),
  /** Null for a talent who has sold nothing as self-employed in the year. */
  facts: z
    .object({
      name: text,
      birth_date: text.nullable(),
      identity_number_masked: text.nullable(),
      vat_number_masked: text.nullable(),
      address: address.nullable(),
      account: z.object({ kind: z.enum(ACCOUNT_KINDS), bank: text.nullable(), ends_with: text }).nullable(),
      /** The four quarters. */
      quarters: z.array(quarter),
    })
    .nullable(),
});
export type OwnSellerFacts = z.output<typeof ownSellerFacts>;

const sellerReport = z.object({
  year: z.number(),
  is_over: z.boolean(),
  seller_count: z.number(),
  paid_ore: amount,
  fees_ore: amount,
  /** At most 20 sellers who cannot be reported yet, and the number of all of them. */
  lacking: z.array(
    z.object({ talent_id: id, name: text, is_erased: z.boolean(), lacks: z.array(z.enum(SELLER_LACKS)) }),
  ),
  lacking_count: z.number(),
});
export type SellerReport = z.output<typeof sellerReport>;

/** A file of a year. Figures are those of the year when the file was made. */
const sellerReportFile = z.object({
  id,
  position: z.number(),
  /** Number of the file of the whole year that it corrects; null for such a file. */
  corrects: z.number().nullable(),
  seller_count: z.number(),
  paid_ore: amount,
  fees_ore: amount,
  sha256: text,
  by: text,
  created_date: instant,
  download_count: z.number(),
});
export type SellerReportFile = z.output<typeof sellerReportFile>;

const sellerReportDownload = z.object({ id, position: z.number(), by: text, created_date: instant });
export type SellerReportDownload = z.output<typeof sellerReportDownload>;

const byYear = z.strictObject({ year: text.regex(/^20\d\d$/, 'Välj ett år.') });
const paged = z.strictObject({ page: pageNumber });

export const sellerReportRoutes = declareRoutes({
  'GET /talent/seller-report': {
    auth: ['talent'],
    summary: "Returns the talent's own facts as they would be reported to the tax agency for a year (DAC7).",
    query: z.strictObject({ year: z.coerce.number().int().min(2020).max(2100).optional() }),
    response: ownSellerFacts,
    shows: ['payment', 'payout'],
    errors: [],
  },
  'GET /admin/seller-reports/:year': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: "Returns the sums of a year's sellers (DAC7), and the sellers whose facts are missing.",
    params: byYear,
    response: sellerReport,
    shows: ['books', 'payout', 'payment'],
    errors: [],
  },
  'GET /admin/seller-reports/:year/files': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: "Lists the files of a year's sellers, the latest first.",
    params: byYear,
    query: paged,
    response: pageOf(sellerReportFile),
    shows: ['books'],
    errors: [],
  },
  'GET /admin/seller-reports/:year/downloads': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: "Lists the downloads of a year's files, the latest first.",
    params: byYear,
    query: paged,
    response: pageOf(sellerReportDownload),
    shows: ['books'],
    errors: [],
  },
  'POST /admin/seller-reports/:year/files': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Makes the file of the sellers of a year that is over, with personal numbers, and keeps it encrypted. A newest file with the same content is returned instead.',
    params: byYear,
    limits: ['document'],
    response: z.object({ id }),
    affects: ['books'],
    errors: ['not_allowed_now', 'platform_missing', 'no_sellers', 'seller_facts_missing'],
  },
  'POST /admin/seller-report-files/:id/correct': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Makes files that correct a handed in file of a whole year: one with changed and deleted sellers, one with new sellers. Earlier corrections count as handed in.',
    params: z.strictObject({ id }),
    limits: ['document'],
    response: z.object({ count: z.number() }),
    affects: ['books'],
    errors: ['not_found', 'platform_missing', 'sellers_unchanged', 'seller_facts_missing'],
  },
  'POST /admin/seller-report-files/:id/download': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'personal_number',
    summary: 'Returns the file of a report, the same each time, and logs the download.',
    asks_owner: true,
    params: z.strictObject({ id }),
    body: z.strictObject(askedAgain),
    limits: ['security'],
    response: z.object({ name: text, text }),
    affects: ['books'],
    errors: ['not_found'],
  },
});

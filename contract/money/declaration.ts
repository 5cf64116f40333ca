import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { amount, day, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { DECLARATION_STATES } from '#domain/money/declaration/declared-month.ts';
import { STATEMENT_CHANGES } from '#domain/money/declaration/people.ts';
import { TAX_BOXES } from '#domain/money/declaration/statement.ts';

const text = z.string();

const sums = {
  person_count: z.number(),
  gross_ore: amount,
  /** Boxes 497 and 487. */
  tax_ore: amount,
  contributions_ore: amount,
};

/** A month of the employer's declaration, with the present figures. */
const declaredMonth = z.object({
  /** First day of the month (ISO). */
  month: text,
  state: z.enum(DECLARATION_STATES),
  ...sums,
  /** Box 487 minus the contributions that were calculated at each payout, in öre. */
  difference_ore: amount,
  /** Last ISO day to hand in. */
  hand_in_by: text,
  actions: z.array(z.enum(['make'])),
});
export type DeclaredMonth = z.output<typeof declaredMonth>;

/** A person of a month: the present statement, or the one that is to be taken back. */
const declaredPerson = z.object({
  /** The talent, who has two statements if taxed in two ways. */
  id,
  specification: z.number(),
  name: text,
  tax_box: z.enum(TAX_BOXES),
  gross_ore: amount,
  tax_ore: amount,
  /** How the statement differs from what was handed in. */
  change: z.enum(STATEMENT_CHANGES),
});
export type DeclaredPerson = z.output<typeof declaredPerson>;

/** A file of a month. Figures are those of the whole month when the file was made. */
const declarationFile = z.object({
  id,
  position: z.number(),
  ...sums,
  /** Statements in the file, and removals of earlier ones. */
  statement_count: z.number(),
  removed_count: z.number(),
  sha256: text,
  by: text,
  created_date: instant,
  handed_in: z.object({ on: text, by: text }).nullable(),
  download_count: z.number(),
  actions: z.array(z.enum(['download', 'hand_in'])),
});
export type DeclarationFile = z.output<typeof declarationFile>;

const declarationDownload = z.object({ id, position: z.number(), by: text, created_date: instant });
export type DeclarationDownload = z.output<typeof declarationDownload>;

const byMonth = z.strictObject({ month: day });
const byId = z.strictObject({ id });
const paged = z.strictObject({ page: pageNumber });

export const declarationRoutes = declareRoutes({
  'GET /admin/declarations': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      "Lists the months of the employer's declaration, the latest first, with the sums of the wages paid in each.",
    query: paged,
    response: pageOf(declaredMonth),
    shows: ['books', 'payout'],
    errors: [],
  },
  'GET /admin/declarations/:month': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Returns one month of the declaration, and people whose personal number is unknown.',
    params: byMonth,
    response: declaredMonth.extend({
      /** At most 20 people, and the number of all of them. */
      unnumbered: z.array(z.object({ talent_id: id, name: text, is_erased: z.boolean() })),
      unnumbered_count: z.number(),
    }),
    shows: ['books', 'payout', 'payment'],
    errors: [],
  },
  'GET /admin/declarations/:month/people': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary:
      "Lists a month's people with pay and tax, without personal numbers, and what changed since the handing in.",
    params: byMonth,
    query: paged,
    response: pageOf(declaredPerson),
    shows: ['books', 'payout'],
    errors: [],
  },
  'GET /admin/declarations/:month/files': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Lists the files of a month, the latest first.',
    params: byMonth,
    query: paged,
    response: pageOf(declarationFile),
    shows: ['books'],
    errors: [],
  },
  'GET /admin/declarations/:month/downloads': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: "Lists the downloads of a month's files, the latest first.",
    params: byMonth,
    query: paged,
    response: pageOf(declarationDownload),
    shows: ['books'],
    errors: [],
  },
  'POST /admin/declarations/:month/files': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Makes the file of a month that is over, with personal numbers, and keeps it encrypted. After a handing in, the file corrects what was handed in. A file that waits with the same content is returned instead.',
    params: byMonth,
    limits: ['document'],
    response: z.object({ id }),
    affects: ['books'],
    errors: [
      ...(['not_allowed_now', 'platform_missing', 'declaration_contact_unfit'] as const),
      ...(['declaration_number_missing', 'declaration_unchanged'] as const),
    ],
  },
  'POST /admin/declaration-files/:id/download': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'personal_number',
    summary: 'Returns the file of a declaration, the same each time, and logs the download.',
    asks_owner: true,
    params: byId,
    body: z.strictObject(askedAgain),
    limits: ['security'],
    response: z.object({ name: text, text }),
    affects: ['books'],
    errors: ['not_found'],
  },
  'POST /admin/declaration-files/:id/hand-in': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Records the day on which an administrator handed in a file to the tax agency.',
    params: byId,
    body: (today: string) =>
      z.strictObject({ handed_in_on: day.refine((on) => on <= today, 'Välj en dag till och med i dag.') }),
    response: z.object({ done: z.literal(true) }),
    affects: ['books'],
    errors: ['not_found', 'not_allowed_now', 'handed_in_early'],
  },
});

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, id, instant, line, pageNumber, pageOf, writtenFee } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS, MONEY_READING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { isCountry } from '#domain/kernel/vocabulary/countries.ts';
import { TAX_PAPER_BOUNDS, TAX_PAPER_KINDS } from '#domain/people/tax-paper/tax-paper.rules.ts';
import { TAX_PAPER_STATUSES, taxPaperWorkflow } from '#domain/people/tax-paper/tax-paper.workflow.ts';

/** A paper as its talent reads it. Days are ISO. */
const taxPaper = z.object({
  id,
  kind: z.enum(TAX_PAPER_KINDS),
  status: z.enum(TAX_PAPER_STATUSES),
  decided_on: z.string(),
  valid_from: z.string(),
  valid_to: z.string(),
  /** Tax as a share of the pay, in hundredths of a percent; null for other papers. */
  points: z.number().nullable(),
  /** Tax of a calendar month; null for other papers. */
  month_ore: amount.nullable(),
  /** Two letters; null unless the paper is an A1. */
  country: z.string().nullable(),
  /** The reason of a refusal. */
  reason: z.string().nullable(),
  created_date: instant,
  actions: actionsOf(taxPaperWorkflow),
});
export type TaxPaperShown = z.output<typeof taxPaper>;

/** A paper as administrators read it. */
const adminTaxPaper = taxPaper.extend({
  talent_id: id,
  talent_name: z.string(),
  /** Name of the administrator who accepted or refused it; null before. */
  looked_at_name: z.string().nullable(),
});
export type AdminTaxPaper = z.output<typeof adminTaxPaper>;

const facts = {
  /** Made by the sender, so that sending twice enters the paper once. */
  id,
  kind: z.enum(TAX_PAPER_KINDS, { error: 'Välj vad det är.' }),
  decided_on: day,
  valid_from: day,
  valid_to: day,
  points: z
    .number({ error: 'Fyll i procentsatsen.' })
    .int()
    .min(0, 'Lägst 0 %.')
    .max(10_000, 'Högst 100 %.')
    .nullable(),
  month_ore: writtenFee.nullable(),
  country: z.string().refine(isCountry, 'Välj land.').nullable(),
};

interface Written {
  readonly kind: (typeof TAX_PAPER_KINDS)[number];
  readonly decided_on: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly points: number | null;
  readonly month_ore: number | null;
  readonly country: string | null;
}

/** A decision on preliminary tax has either a share or an amount, an A1 a country, and a decision on SINK neither. */
function checkWhole(written: Written, context: z.RefinementCtx): void {
  const lacks = (path: keyof Written, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const { kind, valid_from, valid_to, points, month_ore, country } = written;
  if (valid_to < valid_from) lacks('valid_to', 'Sista dagen kan inte vara före den första.');
  const figures = [points, month_ore].filter((figure) => figure !== null).length;
  if (kind === 'adjustment' && figures !== 1) lacks('points', 'Fyll i antingen en procentsats eller ett belopp.');
  if (kind !== 'adjustment' && figures > 0) lacks('points', 'Bara en jämkning har en procentsats eller ett belopp.');
  if (kind === 'a1' && country === null) lacks('country', 'Välj land.');
  if (kind === 'a1' && country === 'SE') lacks('country', 'Med svensk försäkring behövs inget intyg.');
  if (kind !== 'a1' && country !== null) lacks('country', 'Bara ett A1-intyg har ett land.');
}

export const writtenTaxPaper = z.strictObject(facts).superRefine(checkWhole);
export type WrittenTaxPaper = z.output<typeof writtenTaxPaper>;
const enteredTaxPaper = z.strictObject({ talent_id: id, ...facts }).superRefine(checkWhole);

const byId = z.strictObject({ id });
const TAX_PAPER_GROUPS = ['handed_in', 'accepted', 'past'] as const;
export type TaxPaperGroup = (typeof TAX_PAPER_GROUPS)[number];

export const taxPaperRoutes = declareRoutes({
  'GET /talent/tax-papers': {
    auth: ['talent'],
    summary: "Lists the talent's tax decisions and certificates, the latest first.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(taxPaper),
    shows: ['tax_paper'],
    errors: [],
  },
  'POST /talent/tax-papers': {
    auth: ['talent'],
    summary: 'Enters a decision on tax or a certificate, which finance looks at before it is used.',
    body: writtenTaxPaper,
    response: taxPaper,
    affects: ['tax_paper'],
    errors: ['not_found', 'documents_full', ...COMMAND_ERRORS],
  },
  'POST /talent/tax-papers/:id/end': {
    auth: ['talent'],
    summary: 'Ends a paper: wages that are calculated from now on do without it.',
    params: byId,
    response: taxPaper,
    affects: ['tax_paper', 'payment', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /admin/tax-papers': {
    auth: ['admin'],
    admins: MONEY_READING_ADMINS,
    looks_at: 'account',
    summary: 'Lists tax decisions and certificates of talents: those to look at, the oldest first, or later ones.',
    query: z.strictObject({ group: z.enum(TAX_PAPER_GROUPS).default('handed_in'), page: pageNumber }),
    response: pageOf(adminTaxPaper),
    shows: ['tax_paper'],
    errors: [],
  },
  'POST /admin/tax-papers': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Enters a decision on tax or a certificate that a talent has shown, which is used at once.',
    body: enteredTaxPaper,
    response: adminTaxPaper,
    affects: ['tax_paper', 'payment', 'payout'],
    errors: ['not_found', 'documents_full', ...COMMAND_ERRORS],
  },
  'POST /admin/tax-papers/:id/accept': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Accepts a paper: wages that are calculated from now on use it.',
    params: byId,
    response: adminTaxPaper,
    affects: ['tax_paper', 'payment', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/tax-papers/:id/refuse': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Refuses a paper, with a reason for the talent.',
    params: byId,
    body: z.strictObject({ reason: line('varför', TAX_PAPER_BOUNDS.reason) }),
    response: adminTaxPaper,
    affects: ['tax_paper'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/tax-papers/:id/end': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Ends a paper: wages that are calculated from now on do without it.',
    params: byId,
    response: adminTaxPaper,
    affects: ['tax_paper', 'payment', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
});

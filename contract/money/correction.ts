import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CORRECTABLE_ACCOUNTS } from '#domain/money/correction/correction.rules.ts';
import { CORRECTION_STATUSES, correctionWorkflow } from '#domain/money/correction/correction.workflow.ts';

const text = z.string();
const namedLine = z.object({ number: z.number(), name: text, amount_ore: amount });
const voucher = z.object({ series: text, number: z.number(), year: z.number() });

/** A proposed, posted or declined correction of a voucher. */
const correction = z.object({
  id,
  status: z.enum(CORRECTION_STATUSES),
  wrong: voucher.extend({ id, posted_on: text, text, lines: z.array(namedLine) }),
  /** True if the voucher is reversed whole. */
  is_reversal: z.boolean(),
  /** The lines to be posted, or that were posted. */
  lines: z.array(namedLine),
  reason: text,
  proposed_by: text,
  created_date: instant,
  decided_by: text.nullable(),
  decided_date: instant.nullable(),
  /** The reason of a declined proposal; null for every other. */
  answer: text.nullable(),
  /** The voucher that was posted; null before. */
  posted: voucher.nullable(),
  actions: actionsOf(correctionWorkflow),
});
export type Correction = z.output<typeof correction>;

const correctingLine = z.strictObject({
  number: z.number().refine((number) => CORRECTABLE_ACCOUNTS.includes(number), 'Välj ett konto.'),
  amount_ore: amount.refine((ore) => ore !== 0, 'Skriv ett belopp.'),
});
const sumOf = (lines: readonly { readonly amount_ore: number }[]) =>
  lines.reduce((sum, { amount_ore }) => sum + amount_ore, 0);

const reason = line('varför', 150);

/** A proposal: the voucher that is wrong, and lines that sum to zero, or null for a full reversal. */
const proposedCorrection = z.strictObject({
  voucher_id: id,
  reason,
  lines: z
    .array(correctingLine)
    .min(2, 'Skriv minst två rader.')
    .max(50)
    .refine((lines) => sumOf(lines) === 0, 'Debet och kredit ska bli lika mycket.')
    .nullable(),
  ...askedAgain,
});

const byId = z.strictObject({ id });

export const correctionRoutes = declareRoutes({
  'GET /admin/books/corrections': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Lists the corrections of vouchers, those that wait for approval first, then the newest.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(correction),
    shows: ['books', 'correction'],
    errors: [],
  },
  'POST /admin/books/corrections': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Proposes the correction of a voucher, by lines or by a full reversal. Another administrator approves it.',
    asks_owner: true,
    body: proposedCorrection,
    limits: ['security'],
    response: correction,
    affects: ['books', 'correction'],
    errors: [
      ...(['not_found', 'voucher_has_own_command', 'correction_moves_debt', 'correction_waits'] as const),
      ...COMMAND_ERRORS,
    ],
  },
  'POST /admin/books/corrections/:id/approve': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Approves the correction of another administrator and posts it on an open day.',
    asks_owner: true,
    params: byId,
    body: z.strictObject(askedAgain),
    limits: ['security'],
    response: correction,
    affects: ['books', 'correction'],
    errors: ['same_person', ...COMMAND_ERRORS],
  },
  'POST /admin/books/corrections/:id/decline': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Declines a proposed correction, or takes back an own one; nothing is posted.',
    params: byId,
    body: z.strictObject({ reason }),
    response: correction,
    affects: ['books', 'correction'],
    errors: [...COMMAND_ERRORS],
  },
});

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { BATCH_STATUSES, batchWorkflow } from '#domain/money/batch/batch.workflow.ts';

/** Payouts that go to the bank together. */
const batchRow = z.object({
  id,
  number: z.number(),
  status: z.enum(BATCH_STATUSES),
  /** Banking day on which the bank is to pay, ISO. */
  execution_on: z.string(),
  payout_count: z.number(),
  total_ore: amount,
  /** Number of payments that finance had a doubt about when the batch was made. */
  doubt_count: z.number(),
  made_by: z.string(),
  created_date: instant,
  /** Number of payouts in the batch that are sent and not yet confirmed as arrived. */
  sent_count: z.number(),
  actions: actionsOf(batchWorkflow),
});
export type BatchRow = z.output<typeof batchRow>;

/**
 * The payouts and the payment day that an administrator chooses. A day in the past or a day with closed banks is
 * refused.
 */
export const newBatch = (today: string) =>
  z.strictObject({
    ids: z.array(id).min(1, 'Välj minst en utbetalning.').max(500),
    execution_on: day
      .refine((wanted) => wanted >= today, 'Välj en dag från och med i dag.')
      // The day schema has already refused other text; the holiday look-up needs a day.
      .refine((wanted) => !isDay(wanted) || isWorkingDay(wanted), 'Bankerna har stängt den dagen.'),
  });

const byId = z.strictObject({ id });

export const batchRoutes = declareRoutes({
  'GET /admin/batches': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Lists the batches of payouts, the newest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(batchRow),
    shows: ['batch', 'payout'],
    errors: [],
  },
  'POST /admin/batches': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Creates a batch of approved payouts for the bank, all or none. The administrator who approved a payout cannot add it.',
    body: newBatch,
    response: batchRow,
    affects: ['batch', 'payout'],
    errors: [
      ...([
        'not_found',
        'payment_details_incomplete',
        'platform_missing',
        'bank_missing',
        'bank_id_missing',
        'payee_town_missing',
        'wage_of_next_year',
        'same_person',
        'one_person',
        'objection_open',
      ] as const),
      ...(['account_changed', 'account_new', 'account_awaited'] as const),
      ...COMMAND_ERRORS,
    ],
  },
  'POST /admin/batches/:id/export': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Returns the bank file of a batch (pain.001), the same each time.',
    params: byId,
    response: z.object({ name: z.string(), text: z.string() }),
    affects: ['batch'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/batches/:id/confirm': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Confirms that the bank has the file; all payouts in it are on their way.',
    params: byId,
    response: batchRow,
    affects: ['batch', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/batches/:id/pay': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Marks all payouts of a batch that the bank has not returned as arrived.',
    params: byId,
    response: batchRow,
    affects: ['batch', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/batches/:id/discard': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Discards a batch that the bank has not taken; its payouts can join another batch.',
    params: byId,
    response: batchRow,
    affects: ['batch', 'payout'],
    errors: [...COMMAND_ERRORS],
  },
});

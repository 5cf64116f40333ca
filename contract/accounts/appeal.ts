import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { APPEAL_ABOUT, APPEAL_BOUNDS, APPELLANTS } from '#domain/accounts/appeal/appeal.rules.ts';
import { APPEAL_STATUSES, appealWorkflow } from '#domain/accounts/appeal/appeal.workflow.ts';
import { ADMIN_ROLES, REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

/** A decision and its appeal, as the holder of the mailed link reads it: without the names of the staff. */
const appealView = z.object({
  /** The name of the company or the talent. */
  name: z.string(),
  about: z.enum(APPEAL_ABOUT),
  status: z.enum(APPEAL_STATUSES),
  reason: z.string(),
  /** The desk of the administrator who decided. */
  decided_role: z.enum(ADMIN_ROLES),
  decided_date: instant,
  /** Last day to appeal. */
  open_until: z.string(),
  text: z.string().nullable(),
  written_date: instant.nullable(),
  answer: z.string().nullable(),
  answered_role: z.enum(ADMIN_ROLES).nullable(),
  answered_date: instant.nullable(),
  actions: actionsOf(appealWorkflow),
});
export type AppealView = z.output<typeof appealView>;

/** An appeal as administrators read it. */
export const appealRow = appealView.extend({
  id,
  appellant: z.enum(APPELLANTS),
  company_id: id.nullable(),
  talent_id: id.nullable(),
  /**
   * The names of the administrators who decided and answered; null if the administrator's account is gone.
   * `answered_by_name` is also null before the answer.
   */
  decided_by_name: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  /** True for the administrator who decided, as long as another administrator could answer. */
  is_for_others: z.boolean(),
});
export type AppealRow = z.output<typeof appealRow>;

const token = z.string().min(1).max(200);
export const appealText = prose(APPEAL_BOUNDS.words).min(1, 'Skriv varför beslutet är fel.');
const answer = z.strictObject({ answer: prose(APPEAL_BOUNDS.words).min(1, 'Skriv hur vi har kommit fram till det.') });
const byId = z.strictObject({ id });

export const appealRoutes = declareRoutes({
  'POST /appeals/view': {
    auth: 'public',
    summary:
      'Returns the decision of a link and the state of its appeal. The token is in the body, so that no log contains it.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: appealView,
    affects: [],
    errors: ['dead_link'],
  },
  'POST /appeals/write': {
    auth: 'public',
    summary: 'Appeals the decision of a link, once. Sending the same text again returns the existing appeal.',
    body: z.strictObject({ token, text: appealText }),
    limits: ['link'],
    response: appealView,
    affects: ['appeal'],
    errors: ['dead_link', ...COMMAND_ERRORS],
  },
  'GET /admin/appeals': {
    auth: ['admin'],
    looks_at: 'message',
    summary: 'Lists appeals by state, the longest waiting first.',
    query: z.strictObject({ status: z.enum(['waiting', 'upheld', 'granted']).default('waiting'), page: pageNumber }),
    response: pageOf(appealRow).extend({
      counts: z.object({ waiting: z.number(), upheld: z.number(), granted: z.number() }),
    }),
    shows: ['appeal', 'company'],
    errors: [],
  },
  'POST /admin/appeals/:id/uphold': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'message',
    summary:
      'Upholds the decision, with a reason. The administrator who decided cannot answer while another one could.',
    params: byId,
    body: answer,
    response: appealRow,
    affects: ['appeal'],
    errors: ['same_person', 'one_person', ...COMMAND_ERRORS],
  },
  'POST /admin/appeals/:id/grant': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'message',
    summary:
      'Reverses the decision at once, with a reason. The administrator who decided cannot answer while another one could.',
    params: byId,
    body: answer,
    response: appealRow,
    affects: ['appeal', 'company', 'profile'],
    errors: ['same_person', 'one_person', 'email_not_confirmed', 'organisation_number_held', ...COMMAND_ERRORS],
  },
});

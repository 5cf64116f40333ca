import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { clockTime, day, done, id, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { OPTION_STATUSES, optionWorkflow } from '#domain/casting/option/option.workflow.ts';

/** An option as both its sides see it. Only `rank` and `awaited_until` say anything about other options. */
export const optionView = z.object({
  id,
  status: z.enum(OPTION_STATUSES),
  /** Place in the line on the option's days: 1 is first. An ended option keeps its last rank. */
  rank: z.number(),
  ends_date: instant,
  /** Deadline for the option's company to book or release, while the option is challenged. */
  answer_until: instant.nullable(),
  /** Deadline of the earlier option that this option's company has challenged. */
  awaited_until: instant.nullable(),
  actions: actionsOf(optionWorkflow),
});
export type OptionView = z.output<typeof optionView>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;

export const optionRoutes = declareRoutes({
  'POST /candidates/:id/option': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Gives an option to a candidate who has said yes, last in the queue for the days, until a time in Sweden.',
    params: byId,
    body: z.strictObject({ ends_on: day, ends_at: clockTime }),
    response: optionView,
    affects: ['option'],
    errors: [
      'booking_clash',
      'not_interested',
      'option_end_unfit',
      'options_full',
      'project_not_casting',
      'talent_not_visible',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /candidates/:id/option/challenge': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Asks the holder ahead of a 2:a option to book or release within 24 hours.',
    params: byId,
    response: optionView,
    affects: ['option'],
    errors: ['option_challenged', 'option_not_second', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/option/release': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Releases the option; the talent is told.',
    params: byId,
    response: optionView,
    affects: ['option'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/requests/:id/option/release': {
    auth: ['talent'],
    summary: 'Releases the days that the talent holds for an option; the acceptance of the request stands.',
    params: byId,
    response: done,
    affects: ['option'],
    errors: [...COMMAND_ERRORS],
  },
});

import { z } from 'zod';
import { keptRightsLine } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { RIGHT_STATUSES, rightWorkflow } from '#domain/work/right/right.workflow.ts';
import { RIGHT_GROUPS, SHOWN_GROUPS } from '#domain/work/right/right-groups.ts';

/** Three separate permissions to generate material from the talent's likeness or voice, as the talent gave them. */
const synthetic = z.object({
  digital_replica: z.boolean(),
  voice_synthesis: z.boolean(),
  model_training: z.boolean(),
});

/** A right as both of its sides see it. Days are ISO text. */
const rightView = z.object({
  id,
  status: z.enum(RIGHT_STATUSES),
  /** The right as signed. */
  line: keptRightsLine,
  /** The day of the first publication, as the company reported it. */
  published_on: z.string().nullable(),
  /**
   * The first day of the right. Before the company has reported a publication: the latest possible first day, or null
   * if unknown.
   */
  starts_on: z.string().nullable(),
  /** Last day; null while unknown, and for a right without an end. */
  ends_on: z.string().nullable(),
  /** Months added by signed extensions, included in `ends_on`. */
  extended_months: z.number(),
  /** The id of an extension's agreement that waits for signatures; null without one. */
  extension_id: id.nullable(),
  actions: actionsOf(rightWorkflow),
});
export type RightView = z.output<typeof rightView>;

/** A right in a list across people and projects. */
const rightRow = rightView.extend({
  agreement_id: id,
  project_id: id,
  project_title: z.string(),
  talent_name: z.string(),
  role_title: z.string(),
  /** The last possible day of the first publication; the server refuses a later day. */
  latest_publication_on: z.string(),
  /** The permissions of the same agreement to generate material from the talent's likeness or voice. */
  synthetic,
});
export type RightRow = z.output<typeof rightRow>;

/** All rights that one signed agreement gives a company. */
const grantedRights = z.object({
  /** The agreement's id. */
  id,
  /** The candidate's id, which is also the id of the assignment. */
  candidate_id: id,
  project_title: z.string(),
  company_name: z.string(),
  role_title: z.string(),
  rights: z.array(rightView),
  synthetic,
});
export type GrantedRights = z.output<typeof grantedRights>;

const byId = z.strictObject({ id });

export const rightRoutes = declareRoutes({
  'GET /company/rights': {
    auth: ['company'],
    summary:
      'Lists the rights of the company in one group, the earliest end first; for ended rights the latest end first.',
    query: z.strictObject({
      group: z.enum(RIGHT_GROUPS).default('standing'),
      /** Part of a person's name or of a project's title. */
      text: z.string().trim().max(120).default(''),
      page: pageNumber,
    }),
    response: pageOf(rightRow).extend({
      /** Number of rights of the whole company, by group. */
      counts: z.object({
        standing: z.number(),
        ending: z.number(),
        running: z.number(),
        coming: z.number(),
        ended: z.number(),
      }),
    }),
    shows: ['right'],
    errors: [],
  },
  'GET /projects/:id/rights': {
    auth: ['company', 'admin'],
    open_to_keys: true,
    summary: 'Lists the rights of a project by person.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(rightRow),
    shows: ['right :id'],
    errors: [],
  },
  'GET /talent/rights': {
    auth: ['talent'],
    summary: "Lists the uses that the talent's signed agreements grant to companies, newest first.",
    query: z.strictObject({ group: z.enum(SHOWN_GROUPS).default('standing'), page: pageNumber }),
    response: pageOf(grantedRights),
    shows: ['agreement', 'right'],
    errors: [],
  },
  'POST /rights/:id/publication': {
    auth: ['company'],
    summary: 'Reports or corrects the day of first publication of a right, from which its months are counted.',
    params: byId,
    body: z.strictObject({
      published_on: day,
      /** The day that the sender saw; if there is another one, the answer is `changed_meanwhile`. */
      seen_published_on: day.nullable(),
      /** True applies the day to all rights of the project that wait for the same media and territory. */
      with_alike: z.boolean(),
    }),
    response: z.object({ reported_count: z.number() }),
    affects: ['right'],
    errors: [
      'publication_unfit',
      'publication_later',
      'right_begins_by_itself',
      'right_extended',
      'right_over',
      ...COMMAND_ERRORS,
    ],
  },
});

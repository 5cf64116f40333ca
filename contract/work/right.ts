import { z } from 'zod';
import { keptRightsLine } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { RIGHT_STATUSES, rightWorkflow } from '#domain/work/right/right.workflow.ts';
import { RIGHT_GROUPS, SHOWN_GROUPS } from '#domain/work/right/right-groups.ts';

/** Three answers of their own, as they were given. */
const synthetic = z.object({
  digital_replica: z.boolean(),
  voice_synthesis: z.boolean(),
  model_training: z.boolean(),
});

/** A right as both of its sides see it. Days are ISO text. */
const rightView = z.object({
  id,
  status: z.enum(RIGHT_STATUSES),
  /** As it was signed. */
  line: keptRightsLine,
  /** As the company has reported it. */
  published_on: z.string().nullable(),
  /** First day; the latest possible one before the report, null while it is unknown. */
  starts_on: z.string().nullable(),
  /** Last day; null while it is not known, or none is agreed. */
  ends_on: z.string().nullable(),
  /** Months that signed extensions have added, which `ends_on` counts. */
  extended_months: z.number(),
  /** The agreement of an extension that waits for signatures; null for none. */
  extension_id: id.nullable(),
  actions: actionsOf(rightWorkflow),
});
export type RightView = z.output<typeof rightView>;

/** The same in a list of many people and projects. */
const rightRow = rightView.extend({
  agreement_id: id,
  project_id: id,
  project_title: z.string(),
  talent_name: z.string(),
  role_title: z.string(),
  /** The last day that the first publication may be said to have been; later ones are refused. */
  latest_publication_on: z.string(),
  /** The synthetic media that the same agreement allows to make of the person. */
  synthetic,
});
export type RightRow = z.output<typeof rightRow>;

/** All that one signed agreement lets a company show and make. */
const grantedRights = z.object({
  /** Of the agreement. */
  id,
  /** The assignment. */
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
    summary: 'The rights of the own company in one group, those that end first before others; of ended ones the last.',
    query: z.strictObject({
      group: z.enum(RIGHT_GROUPS).default('standing'),
      /** Part of a person's name or of a project's title. */
      text: z.string().trim().max(120).default(''),
      page: pageNumber,
    }),
    response: pageOf(rightRow).extend({
      /** Of the whole company, by group. */
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
    summary: 'The rights of a project by person.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(rightRow),
    shows: ['right :id'],
    errors: [],
  },
  'GET /talent/rights': {
    auth: ['talent'],
    summary: 'What own signed agreements let companies show and make, newest first.',
    query: z.strictObject({ group: z.enum(SHOWN_GROUPS).default('standing'), page: pageNumber }),
    response: pageOf(grantedRights),
    shows: ['agreement', 'right'],
    errors: [],
  },
  'POST /rights/:id/publication': {
    auth: ['company'],
    summary: 'Says on which day something was first shown, or corrects it; the months are counted from it.',
    params: byId,
    body: z.strictObject({
      published_on: day,
      /** The day that the sender saw; another day by then is `changed_meanwhile`. */
      seen_published_on: day.nullable(),
      /** Also for all of the project that wait for the same media and territory. */
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

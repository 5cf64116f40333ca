import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { clockTime, day, id, line, pageNumber, pageOf, personName } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { CLEARANCE_STATUSES, clearanceWorkflow } from '#domain/work/clearance/clearance.workflow.ts';
import { CLEARANCE_PAPERS } from '#domain/work/clearance/clearance-paper.ts';
import { HOURS_BREACHES } from '#domain/work/minor/minor-hours.ts';
import { LACK_GIVERS, MINOR_LACKS } from '#domain/work/minor/minor-lacks.ts';

/** Maximum size of an uploaded paper (a picture or a PDF), in bytes. */
export const PAPER_MAX_BYTES = 10 * 1024 * 1024;
export const clearancePaper = z.enum(CLEARANCE_PAPERS);

/** The clearance of a talent under 18, as each side sees it. */
export const clearanceView = z.object({
  id,
  status: z.enum(CLEARANCE_STATUSES),
  /** First day of the bookings that wait for the clearance (ISO); null if none waits. */
  first_day: z.string().nullable(),
  lacks: z.array(z.object({ code: z.enum(MINOR_LACKS), by: z.array(z.enum(LACK_GIVERS)) })),
  /** The broken rules about hours; a company does not learn when other companies have booked. */
  breaches: z.array(
    z.object({
      code: z.enum(HOURS_BREACHES),
      day: z.string(),
      is: z.number().nullable(),
      limit: z.number(),
      with_others: z.boolean(),
    }),
  ),
  chaperone: z.object({ name: z.string(), phone: z.string() }).nullable(),
  school_leave: z.object({ granted_on: z.string(), told_by: z.enum(LACK_GIVERS) }).nullable(),
  /** Hours for the days on which the terms state none. */
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  permit: z.object({ number: z.string() }).nullable(),
  /** The papers that have been added. */
  papers: z.array(clearancePaper),
  actions: actionsOf(clearanceWorkflow),
});
export type ClearanceView = z.output<typeof clearanceView>;

/** A talent's clearance in the company's list, with the talent's name. */
const clearanceRow = clearanceView.extend({
  talent_id: id,
  talent_name: z.string(),
  role_title: z.string(),
});
export type ClearanceRow = z.output<typeof clearanceRow>;

/** The adult who accompanies the talent. */
export const chaperone = z.strictObject({
  name: personName('namnet på den som följer med', 120),
  phone: line('telefonnumret', 30).regex(/^\+?[\d\s-]{6,}$/, 'Skriv telefonnumret med siffror.'),
});

/** The day on which the school gave leave. */
export const schoolLeave = (today: string) =>
  z.strictObject({
    granted_on: day.refine((on) => on <= today, 'Välj den dag då skolan sa ja, i dag eller tidigare.'),
  });

const hours = z
  .strictObject({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'Dagen kan inte sluta när den börjar.' });

const byId = z.strictObject({ id });
const ERRORS = [...COMMAND_ERRORS] as const;

export const clearanceRoutes = declareRoutes({
  'GET /projects/:id/clearances': {
    auth: ['company', 'admin'],
    looks_at: 'minor',
    open_to_keys: true,
    summary: 'Lists the people under 18 booked in a project, with what is missing for each; the waiting ones first.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(clearanceRow),
    shows: ['booking :id', 'clearance :id', 'project :id'],
    errors: [],
  },
  'POST /clearances/:id/chaperone': {
    auth: ['company'],
    summary: 'Saves the adult who accompanies a talent under 16 to work.',
    params: byId,
    body: chaperone,
    response: clearanceRow,
    affects: ['booking', 'clearance'],
    errors: ERRORS,
  },
  'POST /clearances/:id/school-leave': {
    auth: ['company'],
    summary: 'Saves the day on which the school granted leave.',
    params: byId,
    body: schoolLeave,
    response: clearanceRow,
    affects: ['booking', 'clearance'],
    errors: ERRORS,
  },
  'POST /clearances/:id/hours': {
    auth: ['company'],
    summary: 'Saves the hours of the days for which the terms have none.',
    params: byId,
    body: hours,
    response: clearanceRow,
    affects: ['booking', 'clearance'],
    errors: ERRORS,
  },
  'POST /clearances/:id/permit': {
    auth: ['company'],
    summary: 'Saves the reference of the permit from Arbetsmiljöverket for the work or its hours.',
    params: byId,
    body: z.strictObject({ number: line('tillståndets diarienummer', 40) }),
    response: clearanceRow,
    affects: ['booking', 'clearance'],
    errors: ERRORS,
  },
  'POST /clearances/:id/papers/:paper': {
    auth: ['company'],
    summary: "Uploads the permit or the school's note, a picture or a PDF. The body is the file.",
    params: z.strictObject({ id, paper: clearancePaper }),
    upload: { max_bytes: PAPER_MAX_BYTES },
    limits: ['upload'],
    response: clearanceRow,
    affects: ['clearance'],
    errors: ['file_not_image', 'file_too_large', 'image_too_small', 'busy', 'not_allowed_now'],
  },
  'POST /clearances/:id/papers/:paper/address': {
    auth: ['company', 'admin'],
    looks_at: 'document',
    mandate: 'none',
    summary: "Returns an address of the permit or the school's note, valid for a few minutes and for this session.",
    params: z.strictObject({ id, paper: clearancePaper }),
    response: z.object({ url: z.string() }),
    affects: [],
    errors: [],
  },
});

import { z } from 'zod';
import { statedFee } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import {
  day,
  done,
  id,
  instant,
  line,
  pageNumber,
  pageOf,
  personName,
  prose,
  revision,
} from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import {
  PRESENTATION_BOUNDS as BOUNDS,
  isEndFit,
  LOOKED_AT,
  VOTES,
} from '#domain/auditions/presentation/presentation.rules.ts';
import { PRESENTATION_STATUSES, presentationWorkflow } from '#domain/auditions/presentation/presentation.workflow.ts';
import { CASTING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { RECORDING_KINDS } from '#domain/people/recording/recording.rules.ts';

const picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
const tape = z.object({
  id,
  kind: z.enum(RECORDING_KINDS).nullable(),
  duration_ms: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** A URL that works for viewers of the presentation, as long as they may view it. */
  url: z.string(),
  poster_url: z.string().nullable(),
});
const vote = z.object({ vote: z.enum(VOTES).nullable(), comment: z.string() });

/** A person as a client sees the person: without contact details, and without the company's opinion. */
const presentedPerson = z.object({
  id,
  role_title: z.string(),
  name: z.string(),
  playing_age_min: z.number().nullable(),
  playing_age_max: z.number().nullable(),
  height_cm: z.number().nullable(),
  /** The company's words to the client about the person. */
  words: z.string(),
  pictures: z.array(picture),
  tapes: z.array(tape),
  /** Null unless the company shows fees. */
  fee: statedFee.nullable(),
  /** The guest's own vote; null without one, and in a preview. */
  vote: vote.nullable(),
});
export type PresentedPerson = z.output<typeof presentedPerson>;

/** A presentation as a client sees it. */
const clientView = z.object({
  title: z.string(),
  greeting: z.string(),
  company_name: z.string(),
  ends_on: z.string(),
  /** The guest's own name; null in a preview. */
  guest_name: z.string().nullable(),
  people: z.array(presentedPerson),
});
export type ClientView = z.output<typeof clientView>;

const presentationSummary = z.object({
  id,
  project_id: id,
  title: z.string(),
  status: z.enum(PRESENTATION_STATUSES),
  ends_on: z.string(),
  /** Number of people in the presentation whom a client may see now. */
  person_count: z.number(),
  guest_count: z.number(),
  vote_count: z.number(),
  created_date: instant,
  shared_date: instant.nullable(),
  ended_date: instant.nullable(),
  actions: actionsOf(presentationWorkflow),
});
export type PresentationSummary = z.output<typeof presentationSummary>;

const guestVote = vote.extend({ guest_id: id, guest_name: z.string(), updated_date: instant });

/** A person in a presentation, as the company prepares it. */
const preparedPerson = z.object({
  candidate_id: id,
  person_id: id,
  role_title: z.string(),
  /** The talent's name; other words for a person whom the company may no longer see. */
  name: z.string(),
  client_name: z.string(),
  /** False for a person whom no client may see now, even if the company has chosen the person. */
  is_shown: z.boolean(),
  words: z.string(),
  media_ids: z.array(id),
  tape_ids: z.array(id),
  /** The pictures that the company can choose from. */
  pictures: z.array(picture.extend({ id })),
  tapes: z.array(z.object({ id, kind: z.enum(RECORDING_KINDS).nullable(), duration_ms: z.number().nullable() })),
  votes: z.array(guestVote),
});
export type PreparedPerson = z.output<typeof preparedPerson>;

/** A guest, with the people whom the guest has looked at, and those whose films or sounds the guest has played. */
const guest = z.object({
  id,
  name: z.string(),
  first_date: instant,
  last_date: instant,
  looks: z.array(z.object({ person_id: id, what: z.enum(LOOKED_AT), times: z.number(), last_date: instant })),
});

const presentationDetails = presentationSummary.extend({
  project_title: z.string(),
  greeting: z.string(),
  shows_fee: z.boolean(),
  revision: z.number(),
  people: z.array(preparedPerson),
  guests: z.array(guest),
});
export type PresentationDetails = z.output<typeof presentationDetails>;

/** The link, and the code that the company sends separately; both are shown once. */
const freshLink = presentationDetails.extend({ url: z.string(), code: z.string() });
export type FreshLink = z.output<typeof freshLink>;

const chosenPerson = z.strictObject({
  candidate_id: id,
  words: prose(BOUNDS.words),
  /** Null for the first pictures of the talent's profile. */
  media_ids: z.array(id).max(BOUNDS.pictures, `Välj högst ${BOUNDS.pictures} bilder.`).nullable(),
  tape_ids: z.array(id).max(BOUNDS.tapes, `Välj högst ${BOUNDS.tapes} filmer.`),
});
export type ChosenPerson = z.output<typeof chosenPerson>;

const title = line('vad visningen heter', BOUNDS.title);
const written = (today: string) =>
  z.strictObject({
    title,
    greeting: prose(BOUNDS.greeting),
    ends_on: day.refine((on) => isEndFit(on, today), `Välj en dag från i dag och högst ${BOUNDS.days} dagar framåt.`),
    shows_fee: z.boolean(),
    people: z
      .array(chosenPerson)
      .max(BOUNDS.people, `Visa högst ${BOUNDS.people} personer.`)
      .refine(
        (people) => new Set(people.map((one) => one.candidate_id)).size === people.length,
        'Någon finns med två gånger.',
      ),
    /** The revision that the writer saw. */
    revision,
  });
export type WrittenPresentation = z.output<ReturnType<typeof written>>;

/** A vote as the company reads it on its board. */
const boardVote = guestVote.extend({ candidate_id: id, presentation_id: id });
export type BoardVote = z.output<typeof boardVote>;

const token = z.string().min(1).max(200);
const byId = z.strictObject({ id });
const COMPANY = ['company'] as const;
const OF_WHO_CASTS = { auth: COMPANY, members: CASTING_MEMBERS } as const;
/**
 * The common part of the routes for guests. Every reason for refusing a link has the same code, so that guessing
 * reveals nothing.
 */
const OF_GUESTS = {
  auth: 'public',
  limits: ['link', 'presentation'],
  affects: [],
  errors: ['presentation_closed'],
} as const;

export const presentationRoutes = declareRoutes({
  'GET /projects/:id/presentations': {
    ...OF_WHO_CASTS,
    open_to_keys: true,
    summary: 'Lists the presentations of a project, the newest first.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(presentationSummary),
    shows: ['presentation :id', 'candidate :id', 'project :id'],
    errors: [],
  },
  'POST /projects/:id/presentations': {
    ...OF_WHO_CASTS,
    summary: 'Creates a presentation of people who have said yes; no guest sees it yet.',
    params: byId,
    body: z.strictObject({
      title,
      candidate_ids: z.array(id).max(BOUNDS.people, `Visa högst ${BOUNDS.people} personer.`),
    }),
    response: presentationDetails,
    affects: ['presentation'],
    errors: ['project_not_casting', ...COMMAND_ERRORS],
  },
  'GET /projects/:id/client-votes': {
    ...OF_WHO_CASTS,
    open_to_keys: true,
    summary: 'Lists the votes and comments of the guests of all presentations of a project, the newest first.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(boardVote),
    shows: ['presentation :id'],
    errors: [],
  },
  'GET /presentations/:id': {
    ...OF_WHO_CASTS,
    summary: 'Returns a presentation with its people, the chosen material, votes and guests.',
    params: byId,
    response: presentationDetails,
    shows: ['presentation :id', 'candidate', 'project', 'profile', 'recording'],
    errors: [],
  },
  'GET /presentations/:id/preview': {
    ...OF_WHO_CASTS,
    summary: 'Returns a presentation as the client sees it.',
    params: byId,
    response: clientView,
    shows: ['presentation :id', 'candidate', 'project', 'profile', 'recording'],
    errors: [],
  },
  'PUT /presentations/:id': {
    ...OF_WHO_CASTS,
    summary: 'Saves the content of a presentation; the client sees a shared one at once.',
    params: byId,
    body: written,
    response: presentationDetails,
    affects: ['presentation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /presentations/:id/share': {
    ...OF_WHO_CASTS,
    summary: 'Shares a presentation and returns its link and code, which no later answer contains.',
    params: byId,
    response: freshLink,
    affects: ['presentation'],
    errors: ['project_not_casting', 'nobody_to_show', 'presentation_end_unfit', ...COMMAND_ERRORS],
  },
  'POST /presentations/:id/renew-link': {
    ...OF_WHO_CASTS,
    summary: 'Creates a new link and code; the earlier ones open nothing any more.',
    params: byId,
    response: freshLink,
    affects: ['presentation'],
    errors: ['project_not_casting', 'nobody_to_show', 'presentation_end_unfit', ...COMMAND_ERRORS],
  },
  'POST /presentations/:id/end': {
    ...OF_WHO_CASTS,
    summary: 'Ends a presentation at once, with every address given to its guests.',
    params: byId,
    response: presentationDetails,
    affects: ['presentation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /client-presentations/open': {
    ...OF_GUESTS,
    summary:
      'Opens a presentation for a guest with link, code and name. The token is in the body, never in an address.',
    body: z.strictObject({
      token,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'Koden har sex siffror.'),
      name: personName('ditt namn', BOUNDS.guest_name),
    }),
    response: clientView,
  },
  'POST /client-presentations/view': {
    ...OF_GUESTS,
    summary: 'Returns a presentation as a guest sees it.',
    body: z.strictObject({ token }),
    response: clientView,
  },
  'POST /client-presentations/vote': {
    ...OF_GUESTS,
    summary:
      "Saves a guest's vote, comment or both about a person until the presentation ends. A part that is left out stays.",
    body: z.strictObject({
      token,
      person_id: id,
      vote: z.enum(VOTES).nullable().optional(),
      comment: prose(BOUNDS.comment).optional(),
    }),
    response: clientView,
  },
  'POST /client-presentations/look': {
    ...OF_GUESTS,
    summary: 'Records that a guest has looked at a person.',
    body: z.strictObject({ token, person_id: id }),
    response: done,
  },
});

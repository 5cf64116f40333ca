/** The routes of an audition's day. */
import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { clockTime, day, done, id, instant, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FILL_ORDERS } from '#domain/auditions/audition/fill.ts';
import { SLOT_KINDS } from '#domain/auditions/audition/lay-out.ts';
import { auditionTimes, freeTime, ownTime, proposal, timePerson, writtenDay } from './audition-day.ts';

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const link = z
  .literal('')
  .or(z.url({ protocol: /^https$/, error: 'Klistra in hela länken, med https:// först.' }).max(500));

export const auditionDayRoutes = declareRoutes({
  'GET /auditions/:id/times': {
    auth: COMPANY_OR_ADMIN,
    summary:
      'Returns a day of an audition with its rooms, slots and the people in them. Without a day, the first day that is not over.',
    params: byId,
    query: z.strictObject({ day: day.optional() }),
    response: auditionTimes,
    shows: ['appointment', 'audition :id', 'booking', 'invitation', 'slot_wish'],
    errors: [],
  },
  'GET /auditions/:id/untimed': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Lists the people called to an audition who have no time, in the order in which they were called.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(timePerson),
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'GET /auditions/:id/wishes': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Lists the requests for another time, in the order in which they were made.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(timePerson),
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'POST /auditions/:id/times': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Divides a day into slots, in one room or several. Nobody is told.',
    params: byId,
    body: writtenDay,
    response: z.object({ made_count: z.number() }),
    affects: ['appointment'],
    errors: ['times_overlap', 'too_many_times', 'not_allowed_now'],
  },
  'POST /auditions/:id/times/remove': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Removes slots that nobody has.',
    params: byId,
    body: z.strictObject({ slot_ids: z.array(id).min(1).max(200) }),
    response: done,
    affects: ['appointment'],
    errors: ['time_in_use', 'not_allowed_now'],
  },
  'PATCH /audition-slots/:id': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Changes a slot: break or not, number of places, and place of its call.',
    params: byId,
    body: z.strictObject({
      kind: z.enum(SLOT_KINDS).optional(),
      capacity: z.number().int().min(1).max(12).optional(),
      video_link: link.optional(),
    }),
    response: done,
    affects: ['appointment'],
    errors: ['time_in_use', ...COMMAND_ERRORS],
  },
  'GET /auditions/:id/filling': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Proposes how the free slots would be filled automatically. Nothing is saved.',
    params: byId,
    query: z.strictObject({ order: z.enum(FILL_ORDERS).default('role'), seed: z.coerce.number().int().default(1) }),
    response: proposal,
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'POST /auditions/:id/places': {
    auth: COMPANY_OR_ADMIN,
    summary:
      'Gives people other slots, all or none: moves a person, swaps two, applies a proposal or restores earlier slots. A person with another slot than the caller saw is refused as `changed_meanwhile`. Nobody is told.',
    params: byId,
    body: z.strictObject({
      places: z
        .array(z.strictObject({ invitation_id: id, slot_id: id.nullable(), was: id.nullable() }))
        .min(1)
        .max(1000),
    }),
    response: done,
    affects: ['appointment'],
    errors: ['time_full', 'time_clash', 'not_allowed_now', 'changed_meanwhile'],
  },
  'POST /auditions/:id/publish-times': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Publishes the planned slots; only people with a new or changed time are told.',
    params: byId,
    response: z.object({ told_count: z.number() }),
    affects: ['appointment', 'slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/sign-in': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Signs in the person of a QR code. The same code again changes nothing.',
    // A partial code gets the same answer as an unknown code.
    body: z.strictObject({ code: z.string().min(1).max(60) }),
    limits: ['link'],
    response: z.object({ invitation_id: id, audition_id: id, day: z.string() }),
    affects: ['appointment'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /appointments/:id/arrive': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Marks a person as arrived and waiting.',
    params: byId,
    response: done,
    affects: ['appointment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/:id/enter': {
    auth: COMPANY_OR_ADMIN,
    summary: "Marks that a person's turn has begun.",
    params: byId,
    response: done,
    affects: ['appointment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/:id/take-back-arrival': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Undoes an arrival that was entered for the wrong person.',
    params: byId,
    response: done,
    affects: ['appointment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /slot-wishes/:id/decline': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Declines a request for another time; the talent is told.',
    params: byId,
    body: z.strictObject({ reason: prose(500).default('') }),
    response: done,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /talent/invitations/:id/time': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Returns the time of the talent at an audition and the actions that are open.',
    params: byId,
    response: ownTime,
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'GET /talent/invitations/:id/free-times': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Lists the times that the talent can take, soonest first. Nothing tells who has the other times.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(freeTime),
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'POST /talent/invitations/:id/time': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Takes a free time. If two people take the last place, one gets it.',
    params: byId,
    body: z.strictObject({ slot_id: id }),
    response: ownTime,
    affects: ['appointment', 'invitation', 'slot_wish'],
    errors: ['time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/confirm': {
    auth: ['talent'],
    agents: 'times',
    mandate: 'talent',
    summary: 'Confirms the time, which also accepts the audition.',
    params: byId,
    /** Start of the appointment as the caller saw it; if it has changed, the answer is `changed_meanwhile`. */
    body: z.strictObject({ starts_date: instant }),
    response: ownTime,
    affects: ['appointment', 'invitation'],
    errors: ['guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/decline': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Declines the time; the acceptance of the audition stands.',
    params: byId,
    response: ownTime,
    affects: ['appointment', 'slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/take-back-decline': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Takes a declined time again, if it is still free.',
    params: byId,
    response: ownTime,
    affects: ['appointment', 'invitation', 'slot_wish'],
    errors: ['time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Asks for another time with a message, and optionally joins the queue for free times.',
    params: byId,
    body: z
      .strictObject({
        words: prose(500).default(''),
        after_time: clockTime.nullable().default(null),
        before_time: clockTime.nullable().default(null),
        is_in_line: z.boolean(),
      })
      .refine(({ words, is_in_line }) => words !== '' || is_in_line, {
        path: ['words'],
        error: 'Skriv när du kan komma, eller ställ dig i kö.',
      })
      .refine(({ after_time, before_time }) => !after_time || !before_time || after_time < before_time, {
        path: ['before_time'],
        error: 'Den sena tiden måste komma efter den tidiga.',
      }),
    response: ownTime,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/take': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Accepts the offered time.',
    params: byId,
    response: ownTime,
    affects: ['appointment', 'invitation', 'slot_wish'],
    errors: ['offer_over', 'time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/pass': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Declines the offered time; the talent stays in the queue.',
    params: byId,
    response: ownTime,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/take-back': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Withdraws the request for another time.',
    params: byId,
    response: ownTime,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
});

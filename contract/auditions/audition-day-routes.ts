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
    summary: 'A day of an audition: its rooms, its times and who has them. Without a day the first that is not over.',
    params: byId,
    query: z.strictObject({ day: day.optional() }),
    response: auditionTimes,
    shows: ['appointment', 'audition :id', 'booking', 'invitation', 'slot_wish'],
    errors: [],
  },
  'GET /auditions/:id/untimed': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Who is called to an audition and has no time, in the order in which they were called.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(timePerson),
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'GET /auditions/:id/wishes': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Who asks for another time, in the order in which they asked.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(timePerson),
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'POST /auditions/:id/times': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Cuts a day into times, in one room or several. Nobody is told.',
    params: byId,
    body: writtenDay,
    response: z.object({ made_count: z.number() }),
    affects: ['appointment'],
    errors: ['times_overlap', 'too_many_times', 'not_allowed_now'],
  },
  'POST /auditions/:id/times/remove': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Takes times away that nobody has.',
    params: byId,
    body: z.strictObject({ slot_ids: z.array(id).min(1).max(200) }),
    response: done,
    affects: ['appointment'],
    errors: ['time_in_use', 'not_allowed_now'],
  },
  'PATCH /audition-slots/:id': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Makes a time a break or a break a time, or changes how many it holds and where its call is.',
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
    summary: 'Who would get which time if the free ones were filled by themselves. Nothing is written.',
    params: byId,
    query: z.strictObject({ order: z.enum(FILL_ORDERS).default('role'), seed: z.coerce.number().int().default(1) }),
    response: proposal,
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'POST /auditions/:id/places': {
    auth: COMPANY_OR_ADMIN,
    summary:
      'Gives people other times, all or none: one who is moved, two who swap, all of a proposal, or those of before. Who has another than the caller saw is `changed_meanwhile`. Nobody is told.',
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
    summary: 'Publishes the times as they are planned: whose time is new or otherwise is told, and nobody else.',
    params: byId,
    response: z.object({ told_count: z.number() }),
    affects: ['appointment', 'slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/sign-in': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Signs in whose QR code it is. The same again changes nothing.',
    // A half code and an unknown code get the same answer.
    body: z.strictObject({ code: z.string().min(1).max(60) }),
    limits: ['link'],
    response: z.object({ invitation_id: id, audition_id: id, day: z.string() }),
    affects: ['appointment'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /appointments/:id/arrive': {
    auth: COMPANY_OR_ADMIN,
    summary: 'They are there and wait.',
    params: byId,
    response: done,
    affects: ['appointment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/:id/enter': {
    auth: COMPANY_OR_ADMIN,
    summary: 'It is their turn.',
    params: byId,
    response: done,
    affects: ['appointment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/:id/take-back-arrival': {
    auth: COMPANY_OR_ADMIN,
    summary: 'The wrong name was pressed.',
    params: byId,
    response: done,
    affects: ['appointment'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /slot-wishes/:id/decline': {
    auth: COMPANY_OR_ADMIN,
    summary: 'There is no other time; whoever asked is told.',
    params: byId,
    body: z.strictObject({ reason: prose(500).default('') }),
    response: done,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /talent/invitations/:id/time': {
    auth: ['talent'],
    summary: 'The time of the talent at an audition, and what they may do about it.',
    params: byId,
    response: ownTime,
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'GET /talent/invitations/:id/free-times': {
    auth: ['talent'],
    summary: 'Times that the talent may take, soonest first. Who has the others is in none of it.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(freeTime),
    shows: ['appointment', 'invitation', 'slot_wish'],
    errors: [],
  },
  'POST /talent/invitations/:id/time': {
    auth: ['talent'],
    summary: 'Takes a free time. Of two who take the last place one gets it.',
    params: byId,
    body: z.strictObject({ slot_id: id }),
    response: ownTime,
    affects: ['appointment', 'invitation', 'slot_wish'],
    errors: ['time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/confirm': {
    auth: ['talent'],
    mandate: 'talent',
    summary: 'Comes at that time, which is a yes to the audition too.',
    params: byId,
    /** The time that the caller saw; a newer one answers `changed_meanwhile`. */
    body: z.strictObject({ starts_date: instant }),
    response: ownTime,
    affects: ['appointment', 'invitation'],
    errors: ['guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/decline': {
    auth: ['talent'],
    summary: 'Cannot come at that time; the yes to the audition stands.',
    params: byId,
    response: ownTime,
    affects: ['appointment', 'slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish': {
    auth: ['talent'],
    summary: 'Asks for another time, in words, and stands in line for free ones if they want to.',
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
    summary: 'Takes the time that was offered.',
    params: byId,
    response: ownTime,
    affects: ['appointment', 'invitation', 'slot_wish'],
    errors: ['offer_over', 'time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/pass': {
    auth: ['talent'],
    summary: 'That time does not suit either; they stay in line.',
    params: byId,
    response: ownTime,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/take-back': {
    auth: ['talent'],
    summary: 'Needs no other time any more.',
    params: byId,
    response: ownTime,
    affects: ['slot_wish'],
    errors: [...COMMAND_ERRORS],
  },
});

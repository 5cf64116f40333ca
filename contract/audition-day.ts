/** The day of an audition: rooms and times, who comes when, and who asks for another time. */
import { z } from 'zod';
import { APPOINTMENT_STATUSES } from '#domain/appointment/appointment.workflow.ts';
import { FILL_ORDERS } from '#domain/audition/fill.ts';
import { SLOT_KINDS } from '#domain/audition/lay-out.ts';
import { INVITATION_STATUSES } from '#domain/invitation/invitation.workflow.ts';
import { WISH_STATUSES } from '#domain/slot-wish/slot-wish.workflow.ts';
import { actionsOf } from './actions.ts';
import { COMMAND_ERRORS } from './declared-errors.ts';
import { clockTime, day, done, id, instant, line, pageNumber, pageOf, prose } from './fields.ts';
import { declareRoutes } from './route.ts';

const ROOMS_MAX = 12;

const room = z.object({ id, name: z.string() });

/** Another time that somebody asks for. */
const wish = z.object({
  id,
  status: z.enum(WISH_STATUSES),
  words: z.string(),
  after_time: z.string().nullable(),
  before_time: z.string().nullable(),
  is_in_line: z.boolean(),
  created_date: instant,
  /** Until when an offered time is kept; null without one. */
  offer_until: instant.nullable(),
  actions: actionsOf('slot_wish'),
});

/** Somebody called, with their time. */
export const timePerson = z.object({
  /** The invitation. */
  id,
  /** Null with the picture when the company may not see the talent any longer. */
  talent_id: id.nullable(),
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  role_title: z.string(),
  status: z.enum(INVITATION_STATUSES),
  /** Their time as it is planned. */
  slot_id: id.nullable(),
  /** They have been told something else than what is planned. */
  is_unsaved: z.boolean(),
  /** Booked or busy on the day of their time. */
  is_busy: z.boolean(),
  /** As they were told. */
  appointment: z
    .object({ id, status: z.enum(APPOINTMENT_STATUSES), starts_date: instant, actions: actionsOf('appointment') })
    .nullable(),
  wish: wish.nullable(),
  actions: actionsOf('invitation'),
});
export type TimePerson = z.output<typeof timePerson>;

const timeSlot = z.object({
  id,
  room_id: id,
  starts_date: instant,
  ends_date: instant,
  kind: z.enum(SLOT_KINDS),
  capacity: z.number(),
  video_link: z.string(),
  is_published: z.boolean(),
  /** Places that may still be planned with. */
  left_count: z.number(),
  people: z.array(timePerson),
});
export type TimeSlot = z.output<typeof timeSlot>;

/** One day of an audition, and what there is of others. */
export const auditionTimes = z.object({
  audition_id: id,
  title: z.string(),
  project_id: id,
  project_title: z.string(),
  is_call: z.boolean(),
  reads_together: z.boolean(),
  /** The caller may plan it now. */
  may_plan: z.boolean(),
  /** The audition is published, so that people may be told. */
  may_publish: z.boolean(),
  /** Every day that there are times on. */
  days: z.array(z.object({ day: z.string(), seat_count: z.number(), taken_count: z.number() })),
  /** The day that is shown; null while there are no times. */
  day: z.string().nullable(),
  rooms: z.array(room),
  slots: z.array(timeSlot),
  /** So many would be told something if the times were published now, and so many times are not published. */
  unsaved_count: z.number(),
  unpublished_count: z.number(),
  untimed_count: z.number(),
  wish_count: z.number(),
});
export type AuditionTimes = z.output<typeof auditionTimes>;

/** Who would come when, before anybody stands for it. */
const proposal = z.object({
  placed: z.array(
    z.object({
      invitation_id: id,
      talent_name: z.string(),
      role_title: z.string(),
      slot_id: id,
      starts_date: instant,
      room: z.string(),
    }),
  ),
  left: z.array(z.object({ invitation_id: id, talent_name: z.string(), why: z.enum(['unfit', 'full']) })),
});
export type Proposal = z.output<typeof proposal>;

/** A time of the talent's own. */
export const ownTime = z.object({
  /** The invitation. */
  id,
  /** Null while they have none. */
  appointment: z
    .object({
      status: z.enum(APPOINTMENT_STATUSES),
      starts_date: instant,
      ends_date: instant,
      room: z.string(),
      /** What signs them in; null for a call, and while they have not confirmed. */
      code: z.string().nullable(),
      /** Where the call is, once they have confirmed; empty otherwise. */
      video_link: z.string(),
      /** They are booked on that day. */
      is_booked: z.boolean(),
      actions: actionsOf('appointment'),
    })
    .nullable(),
  /** Times are published, and they may take a free one. */
  may_choose: z.boolean(),
  may_ask: z.boolean(),
  wish: wish
    .extend({ offered: z.object({ starts_date: instant, ends_date: instant, room: z.string() }).nullable() })
    .nullable(),
  /** What the company said to a wish that it could not meet; null otherwise. */
  answer: z.string().nullable(),
});
export type OwnTime = z.output<typeof ownTime>;

/** A time that somebody may take. */
export const freeTime = z.object({ id, starts_date: instant, ends_date: instant, room: z.string() });
export type FreeTime = z.output<typeof freeTime>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const link = z
  .literal('')
  .or(z.url({ protocol: /^https$/, error: 'Klistra in hela länken, med https:// först.' }).max(500));
const minutes = (min: number, max: number) => z.number({ error: 'Fyll i minuterna.' }).int().min(min).max(max);

/** How a day is cut into times. */
export const writtenDay = z
  .strictObject({
    day,
    from: clockTime,
    to: clockTime,
    minutes: minutes(5, 480),
    pause_minutes: minutes(0, 120).default(0),
    lunch: z.strictObject({ from: clockTime, to: clockTime }).nullable().default(null),
    capacity: z.number().int().min(1).max(12).default(1),
    /** By their names; one that is new is made. */
    rooms: z.array(line('rummets namn', 60)).min(1, 'Skriv minst ett rum.').max(ROOMS_MAX, `Högst ${ROOMS_MAX} rum.`),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Dagen måste sluta efter att den börjar.' })
  .refine(({ lunch }) => !lunch || lunch.from < lunch.to, {
    path: ['lunch'],
    error: 'Rasten måste sluta efter att den börjar.',
  });

export const auditionDayRoutes = declareRoutes({
  'GET /auditions/:id/times': {
    auth: COMPANY_OR_ADMIN,
    summary: 'A day of an audition: its rooms, its times and who has them. Without a day the first that is not over.',
    params: byId,
    query: z.strictObject({ day: day.optional() }),
    response: auditionTimes,
    errors: [],
  },
  'GET /auditions/:id/untimed': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Who is called to an audition and has no time, in the order in which they were called.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(timePerson),
    errors: [],
  },
  'GET /auditions/:id/wishes': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Who asks for another time, in the order in which they asked.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(timePerson),
    errors: [],
  },
  'POST /auditions/:id/times': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Cuts a day into times, in one room or several. Nobody is told.',
    params: byId,
    body: writtenDay,
    response: z.object({ made_count: z.number() }),
    errors: ['times_overlap', 'too_many_times', 'not_allowed_now'],
  },
  'POST /auditions/:id/times/remove': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Takes times away that nobody has.',
    params: byId,
    body: z.strictObject({ slot_ids: z.array(id).min(1).max(200) }),
    response: done,
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
    errors: ['time_in_use', 'not_allowed_now'],
  },
  'GET /auditions/:id/filling': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Who would get which time if the free ones were filled by themselves. Nothing is written.',
    params: byId,
    query: z.strictObject({ order: z.enum(FILL_ORDERS).default('role'), seed: z.coerce.number().int().default(1) }),
    response: proposal,
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
    errors: ['time_full', 'time_clash', 'not_allowed_now', 'changed_meanwhile'],
  },
  'POST /auditions/:id/publish-times': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Publishes the times as they are planned: whose time is new or otherwise is told, and nobody else.',
    params: byId,
    response: z.object({ told_count: z.number() }),
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/sign-in': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Signs in whose QR code it is. The same again changes nothing.',
    body: z.strictObject({ code: z.string().min(10).max(60) }),
    limits: ['link'],
    response: z.object({ invitation_id: id, audition_id: id, day: z.string() }),
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /appointments/:id/arrive': {
    auth: COMPANY_OR_ADMIN,
    summary: 'They are there and wait.',
    params: byId,
    response: done,
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/:id/enter': {
    auth: COMPANY_OR_ADMIN,
    summary: 'It is their turn.',
    params: byId,
    response: done,
    errors: [...COMMAND_ERRORS],
  },
  'POST /appointments/:id/take-back-arrival': {
    auth: COMPANY_OR_ADMIN,
    summary: 'The wrong name was pressed.',
    params: byId,
    response: done,
    errors: [...COMMAND_ERRORS],
  },
  'POST /slot-wishes/:id/decline': {
    auth: COMPANY_OR_ADMIN,
    summary: 'There is no other time; whoever asked is told.',
    params: byId,
    body: z.strictObject({ reason: prose(500).default('') }),
    response: done,
    errors: [...COMMAND_ERRORS],
  },
  'GET /talent/invitations/:id/time': {
    auth: ['talent'],
    summary: 'The time of the talent at an audition, and what they may do about it.',
    params: byId,
    response: ownTime,
    errors: [],
  },
  'GET /talent/invitations/:id/free-times': {
    auth: ['talent'],
    summary: 'Times that the talent may take, soonest first. Who has the others is in none of it.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(freeTime),
    errors: [],
  },
  'POST /talent/invitations/:id/time': {
    auth: ['talent'],
    summary: 'Takes a free time. Of two who take the last place one gets it.',
    params: byId,
    body: z.strictObject({ slot_id: id }),
    response: ownTime,
    errors: ['time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/confirm': {
    auth: ['talent'],
    summary: 'Comes at that time, which is a yes to the audition too.',
    params: byId,
    /** What they saw: another by then is `changed_meanwhile`. */
    body: z.strictObject({ starts_date: instant }),
    response: ownTime,
    errors: ['guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/time/decline': {
    auth: ['talent'],
    summary: 'Cannot come at that time; the yes to the audition stands.',
    params: byId,
    response: ownTime,
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
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/take': {
    auth: ['talent'],
    summary: 'Takes the time that was offered.',
    params: byId,
    response: ownTime,
    errors: ['offer_over', 'time_full', 'time_clash', 'guardian_missing', 'deadline_passed', ...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/pass': {
    auth: ['talent'],
    summary: 'That time does not suit either; they stay in line.',
    params: byId,
    response: ownTime,
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/wish/take-back': {
    auth: ['talent'],
    summary: 'Needs no other time any more.',
    params: byId,
    response: ownTime,
    errors: [...COMMAND_ERRORS],
  },
});

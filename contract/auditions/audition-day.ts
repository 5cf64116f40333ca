/** The day of an audition: rooms, slots, the candidates with a slot each, and wishes for other slots. */

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { clockTime, day, id, instant, line } from '#contract/kernel/fields.ts';
import { APPOINTMENT_STATUSES, appointmentWorkflow } from '#domain/auditions/appointment/appointment.workflow.ts';
import { SLOT_KINDS } from '#domain/auditions/audition/lay-out.ts';
import { INVITATION_STATUSES, invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import { slotWishWorkflow, WISH_STATUSES } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';

const ROOMS_MAX = 12;

const room = z.object({ id, name: z.string() });

/** A candidate's wish for another slot. */
const wish = z.object({
  id,
  status: z.enum(WISH_STATUSES),
  words: z.string(),
  after_time: z.string().nullable(),
  before_time: z.string().nullable(),
  is_in_line: z.boolean(),
  created_date: instant,
  /** Time until which the offered slot is kept; null without an offer. */
  offer_until: instant.nullable(),
  actions: actionsOf(slotWishWorkflow),
});

/** A candidate of an audition, with the planned slot if there is one. */
export const timePerson = z.object({
  /** The invitation's id. */
  id,
  /** Null, as is the picture, if the company may no longer see the talent. */
  talent_id: id.nullable(),
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  role_title: z.string(),
  status: z.enum(INVITATION_STATUSES),
  /** The planned slot; null without one. */
  slot_id: id.nullable(),
  /** True if publishing the slots now would tell the candidate of a change. */
  is_unsaved: z.boolean(),
  /** True if the candidate is booked or busy on the day of the planned slot. */
  is_busy: z.boolean(),
  /** The appointment that the candidate was told; null without one. */
  appointment: z
    .object({ id, status: z.enum(APPOINTMENT_STATUSES), starts_date: instant, actions: actionsOf(appointmentWorkflow) })
    .nullable(),
  wish: wish.nullable(),
  actions: actionsOf(invitationWorkflow),
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
  /** Number of places in the slot that are neither planned for a candidate nor offered to one. */
  left_count: z.number(),
  people: z.array(timePerson),
});
export type TimeSlot = z.output<typeof timeSlot>;

/** One day of an audition, with a list of all its days. */
export const auditionTimes = z.object({
  audition_id: id,
  title: z.string(),
  project_id: id,
  project_title: z.string(),
  is_call: z.boolean(),
  reads_together: z.boolean(),
  /** True if the caller may plan the audition now. */
  may_plan: z.boolean(),
  /**
   * True if the caller may plan the audition now and it is published: its slots may then be published to the
   * candidates.
   */
  may_publish: z.boolean(),
  /** Every day with slots. */
  days: z.array(z.object({ day: z.string(), seat_count: z.number(), taken_count: z.number() })),
  /** The day on screen; null while there are no slots. */
  day: z.string().nullable(),
  rooms: z.array(room),
  slots: z.array(timeSlot),
  /** Number of candidates who would be told of a change if the slots were published now. */
  unsaved_count: z.number(),
  unpublished_count: z.number(),
  untimed_count: z.number(),
  wish_count: z.number(),
});
export type AuditionTimes = z.output<typeof auditionTimes>;

/** A proposed schedule that nobody has adopted yet. */
export const proposal = z.object({
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

/** A talent's own appointment, and the wish for another slot. */
export const ownTime = z.object({
  /** The invitation's id. */
  id,
  /** Null while the talent has no appointment. */
  appointment: z
    .object({
      status: z.enum(APPOINTMENT_STATUSES),
      starts_date: instant,
      ends_date: instant,
      room: z.string(),
      /** The code that signs the candidate in; null for a video call, and before the candidate has confirmed. */
      code: z.string().nullable(),
      /** Address of the video call, once the candidate has confirmed; empty otherwise. */
      video_link: z.string(),
      /** True if the talent is booked on that day. */
      is_booked: z.boolean(),
      actions: actionsOf(appointmentWorkflow),
    })
    .nullable(),
  /** True if the audition lets candidates choose a slot, and the talent may take a free one now. */
  may_choose: z.boolean(),
  may_ask: z.boolean(),
  wish: wish
    .extend({ offered: z.object({ starts_date: instant, ends_date: instant, room: z.string() }).nullable() })
    .nullable(),
  /** The company's answer to a wish that it could not meet; null without one. */
  answer: z.string().nullable(),
});
export type OwnTime = z.output<typeof ownTime>;

/** A slot that a candidate may take. */
export const freeTime = z.object({ id, starts_date: instant, ends_date: instant, room: z.string() });
export type FreeTime = z.output<typeof freeTime>;

const minutes = (min: number, max: number) => z.number({ error: 'Fyll i minuterna.' }).int().min(min).max(max);

/** The form that divides a day into slots. */
export const writtenDay = z
  .strictObject({
    day,
    from: clockTime,
    to: clockTime,
    minutes: minutes(5, 480),
    pause_minutes: minutes(0, 120).default(0),
    lunch: z.strictObject({ from: clockTime, to: clockTime }).nullable().default(null),
    capacity: z.number().int().min(1).max(12).default(1),
    /** Names of the rooms; an unknown name makes a new room. */
    rooms: z.array(line('rummets namn', 60)).min(1, 'Skriv minst ett rum.').max(ROOMS_MAX, `Högst ${ROOMS_MAX} rum.`),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Dagen måste sluta efter att den börjar.' })
  .refine(({ lunch }) => !lunch || lunch.from < lunch.to, {
    path: ['lunch'],
    error: 'Rasten måste sluta efter att den börjar.',
  });

/** The move of a production's days for all people who are booked or asked. */

import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, id, instant, prose, revision } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { projectDetails } from '#contract/projects/project.ts';
import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { addDays, daysBetween, isDay, overlaps } from '#domain/kernel/time/day.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { AGREEMENT_SIGNERS } from '#domain/work/agreement/agreement.workflow.ts';
import { MOVE_ANSWERS, MOVE_HINDRANCES } from '#domain/work/day-move/day-move.ts';

const dayMove = z
  .strictObject({ starts_on: day, ends_on: day, to: day })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
    path: ['ends_on'],
    message: 'Sista dagen kan inte vara före den första.',
  })
  .refine(({ starts_on, to }) => starts_on !== to, { path: ['to'], message: 'Välj en annan dag att flytta till.' });

type DayMove = z.output<typeof dayMove>;

/** The checks of all spans run also if one of them has a day that is none. */
const areDays = (all: readonly DayMove[]) =>
  all.flatMap(({ starts_on, ends_on, to }) => [starts_on, ends_on, to]).every(isDay);

/** The moved spans; days beside them stay. */
const moves = z
  .array(dayMove)
  .min(1, 'Välj vilka dagar som flyttas.')
  .max(20, 'Högst 20 perioder.')
  .refine(
    (all) => all.every((one, at) => all.every((other, place) => at === place || !overlaps(one, other))),
    'Perioderna får inte gå in i varandra.',
  )
  .refine(
    (all) =>
      !areDays(all) || all.every(({ starts_on, ends_on, to }) => isDay(addDays(to, daysBetween(starts_on, ends_on)))),
    'Dagen ligger för långt fram.',
  );

const days = z.array(projectDetails.shape.dates.element.omit({ id: true }));

/** A booked or asked person whose days a move changes. */
const movedPerson = z.object({
  /** The candidate's id. */
  id,
  talent_name: z.string(),
  role_title: z.string(),
  /** True for a booked person, who gets a new agreement; an asked one answers again. */
  is_booked: z.boolean(),
  days_before: days,
  /** The days after the move; the former days for a person who cannot be moved. */
  days_after: days,
  /** True if the person has neither another booking nor a busy day on the new days. */
  is_free: z.boolean(),
  /** The reason why the person keeps the former days; null for a person who is moved. */
  hindrance: z.enum(MOVE_HINDRANCES).nullable(),
  /** The change of the company's cost, without VAT; null for an asked person, and if it cannot be calculated. */
  extra_ore: amount.nullable(),
  /** The cost, without VAT, if the booked person says no and the moved days are cancelled now; null if unknown. */
  cancelled_ore: amount.nullable(),
});
export type MovedPerson = z.output<typeof movedPerson>;

const movePlan = z.object({
  dates_before: days,
  dates_after: days,
  people: z.array(movedPerson),
  /** The rules of the booked people's terms for moves because of the weather, each once. */
  weather: z.array(
    z.object({ free_moves: z.number(), points: z.number() as unknown as z.ZodType<BasisPoints, BasisPoints> }),
  ),
  /** Number of earlier moves of the production's days. */
  former_count: z.number(),
});
export type MovePlan = z.output<typeof movePlan>;

/** A person's answer to a move. */
const moveAnswer = z.object({
  /** The candidate's id. */
  id,
  talent_name: z.string(),
  role_title: z.string(),
  is_booked: z.boolean(),
  answer: z.enum(MOVE_ANSWERS),
  /** The next signer of the new agreement while it waits to be signed. */
  awaits: z.enum(AGREEMENT_SIGNERS).nullable(),
  /** The reason of a booked person who said no. */
  reason: z.string().nullable(),
  /** The new agreement of a booked person. */
  agreement_id: id.nullable(),
  /** The bookings of a person who said no whose places the caller may fill on the new days, once they are cancelled. */
  left: z.array(z.object({ booking_id: id, starts_on: z.string(), ends_on: z.string(), is_cancelled: z.boolean() })),
});
export type MoveAnswer = z.output<typeof moveAnswer>;

const shownMove = z.object({
  id,
  created_date: instant,
  moves: z.array(dayMove),
  message: z.string(),
  people: z.array(moveAnswer),
});
export type ShownMove = z.output<typeof shownMove>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const members = membersGiving(projectWorkflow, 'move-days');
const UNFIT = ['days_begun', 'days_collide', 'nothing_moves'] as const;

export const dayMoveRoutes = declareRoutes({
  'POST /projects/:id/day-moves/plan': {
    auth: COMPANY_OR_ADMIN,
    members,
    mandate: 'none',
    open_to_keys: true,
    summary: 'Tells what a move of days would change: for whom, who is free, and what it costs. Nothing is saved.',
    params: byId,
    body: z.strictObject({ moves }),
    limits: ['quote'],
    response: movePlan,
    affects: [],
    errors: [...UNFIT, 'not_allowed_now'],
  },
  'POST /projects/:id/day-moves': {
    auth: COMPANY_OR_ADMIN,
    members,
    open_to_keys: true,
    summary:
      'Moves days of a production: its own days at once, each booked person by a new agreement, and each asked person by new terms to answer. The answer counts the people, and those who keep their days because they cannot be moved.',
    params: byId,
    body: z.strictObject({
      moves,
      /** The same words to all; people under 18 do not get them. */
      message: prose(1000).default(''),
      /** Last day to answer for people who are asked. */
      answer_by: day,
      /** Revision of the project, as the caller saw it. */
      revision,
    }),
    response: z.object({ booked_count: z.number(), asked_count: z.number(), kept_count: z.number() }),
    affects: ['agreement', 'booking', 'candidate', 'counter_offer', 'option', 'project'],
    errors: [...UNFIT, 'answer_day_passed', 'answer_day_late', ...COMMAND_ERRORS],
  },
  'GET /projects/:id/day-moves': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Lists the moves of days of a production, the newest first, with the answer of each person.',
    params: byId,
    response: z.object({ items: z.array(shownMove) }),
    shows: ['agreement :id', 'booking :id', 'candidate :id', 'project :id'],
    errors: [],
  },
});

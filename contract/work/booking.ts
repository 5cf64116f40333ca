import { z } from 'zod';
import { talentPrice } from '#contract/deal/price.ts';
import { statedFee, terms } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, line, listIn, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { actsAsAgent } from '#contract/people/representation.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { TERMS_BOUNDS } from '#domain/deal/terms/terms.ts';
import { AGREEMENT_SIGNERS, AGREEMENT_STATUSES } from '#domain/work/agreement/agreement.workflow.ts';
import { bookingWorkflow } from '#domain/work/booking/booking.workflow.ts';
import { BOOKING_STATUSES } from '#domain/work/booking/booking-states.ts';
import { REPORT_STATUSES } from '#domain/work/report/report.workflow.ts';
import { clearanceView } from './clearance.ts';

const span = z.object({
  id,
  kind: z.enum(DAY_KINDS),
  starts_on: z.string(),
  ends_on: z.string(),
  status: z.enum(BOOKING_STATUSES),
});

/**
 * The mobile numbers by which a booked talent is reached: the talent's own, or for a talent under 18 those of the
 * guardians, with their names. Empty without a number, and once the booking is cancelled.
 */
export const reachedBy = z.array(
  z.object({
    number: z.string(),
    /** The number as people read it: '070-123 45 67'. */
    shown: z.string(),
    guardian_name: z.string().nullable(),
  }),
);

/** A booking as its company sees it. */
export const bookingRow = span.extend({
  project_id: id,
  /** The candidate's id; the assignment and its thread have the same id. */
  candidate_id: id,
  project_title: z.string(),
  role_title: z.string(),
  /**
   * Null, as is the picture, if the booking is cancelled and the company may not see the talent; the name is then
   * replaced.
   */
  talent_id: id.nullable(),
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  fee: statedFee,
  /**
   * The pay by the terms for the days of this booking, before tax. A fee for the whole assignment, and the pay for
   * rights, are counted in full in each of its bookings.
   */
  days_fee_ore: amount,
  cancel_reason: z.string().nullable(),
  /**
   * The days to which the production has moved, while the person has not signed for them and the booking stands; null
   * otherwise.
   */
  moving_to: z.array(z.object({ starts_on: z.string(), ends_on: z.string() })).nullable(),
  /** True if the caller may ask for a replacement for the remaining days, now or once the booking is cancelled. */
  may_replace: z.boolean(),
  /**
   * True if the talent has opened a CV document that the caller may read: only members who cast may, and only while the
   * booking is valid.
   */
  has_documents: z.boolean(),
  /** The company gets the address with the booking; null once the booking is cancelled. */
  talent_email: z.string().nullable(),
  talent_phones: reachedBy,
  actions: actionsOf(bookingWorkflow),
});
export type BookingRow = z.output<typeof bookingRow>;

/** A talent's bookings for one role, as one assignment. Its id is the candidate's id. */
const assignmentSummary = z.object({
  id,
  project_title: z.string(),
  production_type: z.string().nullable(),
  company_name: z.string(),
  role_title: z.string(),
  municipality_id: z.string().nullable(),
  place: z.string(),
  bookings: z.array(span),
  /** Null while the talent has no agreement to read. */
  agreement: z
    .object({ id, status: z.enum(AGREEMENT_STATUSES), awaits: z.enum(AGREEMENT_SIGNERS).nullable() })
    .nullable(),
  /** The status of the work report; null for an assignment older than the reports. */
  report_status: z.enum(REPORT_STATUSES).nullable(),
  fee: statedFee,
  total_fee_ore: amount,
});
export type AssignmentSummary = z.output<typeof assignmentSummary>;

const assignmentDetails = assignmentSummary.extend({
  bookings: z.array(span.extend({ actions: actionsOf(bookingWorkflow) })),
  project_description: z.string(),
  role_description: z.string(),
  request_message: z.string(),
  company_about: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  contact_email: z.string(),
  /** The assignment's newest clearance, with the missing pieces; null without one, as for an adult. */
  clearance: clearanceView.nullable(),
  /** The terms as last sent or signed. */
  terms,
  /** The talent's pay for the booked days, and the owed part for cancelled days; null if nothing is owed. */
  price: talentPrice.nullable(),
  /** The talent whom an agent reads for; null for the talent. */
  represents: actsAsAgent,
});
export type AssignmentDetails = z.output<typeof assignmentDetails>;

/** The pay before tax that falls away when days are called off, and the pay for the rest of the assignment. */
const callOffCost = z.object({ lost_ore: amount, left_ore: amount });
export type CallOffCost = z.output<typeof callOffCost>;

const byId = z.strictObject({ id });
/** `done`: past, and the company has completed the project or the report is approved or settled. */
export const ASSIGNMENT_GROUPS = ['upcoming', 'past', 'done'] as const;

export const bookingRoutes = declareRoutes({
  'GET /projects/:id/bookings': {
    auth: ['company', 'admin'],
    looks_at: 'contact',
    open_to_keys: true,
    summary: 'Lists the bookings of a project by day.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(bookingRow),
    shows: ['booking :id', 'project :id', 'cv_document'],
    errors: [],
  },
  'GET /talent/assignments': {
    auth: ['talent'],
    summary:
      "Lists the talent's assignments: those with days to come (soonest first), or past or done ones (latest first).",
    query: z.strictObject({ group: z.enum(ASSIGNMENT_GROUPS).default('upcoming'), page: pageNumber }),
    response: pageOf(assignmentSummary),
    shows: ['agreement', 'booking', 'candidate', 'report'],
    errors: [],
  },
  'GET /talent/assignments/:id': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Returns one assignment of the talent, with the contact person.',
    params: byId,
    response: assignmentDetails,
    // The id of an assignment is its candidate's id. Every command on the assignment's bookings names that id too.
    shows: ['agreement :id', 'booking :id', 'candidate :id', 'clearance :id', 'payment'],
    errors: [],
  },
  'GET /talent/assignments/:id/call-off': {
    auth: ['talent'],
    summary: 'Calculates what the talent loses by calling off days now. Nothing is saved.',
    params: byId,
    query: z.strictObject({ booking_ids: listIn(id, TERMS_BOUNDS.days) }),
    response: callOffCost,
    shows: ['booking :id', 'candidate :id'],
    errors: [],
  },
  'POST /talent/assignments/:id/call-off': {
    auth: ['talent'],
    mandate: 'talent',
    summary:
      "Calls off the talent's days for illness or another obstacle, with a reason, all or none; the company is told at once.",
    params: byId,
    body: z.strictObject({
      booking_ids: z.array(id).min(1, 'Välj vilka dagar.').max(TERMS_BOUNDS.days),
      reason: line('en anledning', 500),
    }),
    response: assignmentDetails,
    affects: ['booking', 'report', 'summons'],
    errors: ['work_over', ...COMMAND_ERRORS],
  },
  'POST /talent/assignments/:id/lose-chaperone': {
    auth: ['talent'],
    mandate: 'talent',
    summary:
      'Says that the adult who was to accompany a talent under 18 cannot come; the company is told at once and names another.',
    params: byId,
    response: assignmentDetails,
    affects: ['booking', 'clearance'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/assignments/:id/come-back': {
    auth: ['talent'],
    mandate: 'talent',
    summary:
      'Takes back the calling off of days, all or none, while nobody else is booked for them; the company is told at once.',
    params: byId,
    body: z.strictObject({ booking_ids: z.array(id).min(1, 'Välj vilka dagar.').max(TERMS_BOUNDS.days) }),
    response: assignmentDetails,
    affects: ['agreement', 'booking', 'candidate', 'clearance', 'report', 'right', 'summons'],
    errors: ['booking_clash', 'place_taken', 'work_over', ...COMMAND_ERRORS],
  },
});

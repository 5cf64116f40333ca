import { APPEAL_REACTIONS } from '#domain/accounts/appeal/appeal-reactions.ts';
import { APPOINTMENT_REACTIONS } from '#domain/auditions/appointment/appointment-reactions.ts';
import { AUDITION_REACTIONS } from '#domain/auditions/audition/audition-reactions.ts';
import { PRESENTATION_REACTIONS } from '#domain/auditions/presentation/presentation-reactions.ts';
import { ANNOUNCEMENT_REACTIONS } from '#domain/casting/announcement/announcement-reactions.ts';
import { CANDIDATE_REACTIONS } from '#domain/casting/candidate/candidate-reactions.ts';
import { CLOSING_REACTIONS } from '#domain/casting/closing/closing-reactions.ts';
import { COUNTER_OFFER_REACTIONS } from '#domain/casting/counter-offer/counter-offer-reactions.ts';
import { OPTION_REACTIONS } from '#domain/casting/option/option-reactions.ts';
import { SIGN_OFF_REACTIONS } from '#domain/casting/sign-off/sign-off-reactions.ts';
import type { Consequence, Reaction } from '#domain/kernel/workflow/reaction.ts';
import { CREDIT_LINE_REACTIONS } from '#domain/money/credit-line/credit-line-reactions.ts';
import { INVOICE_REACTIONS } from '#domain/money/invoice/invoice-reactions.ts';
import { MONEY_REACTIONS } from '#domain/money/money-reactions.ts';
import { PAYOUT_REACTIONS } from '#domain/money/payout/payout-reactions.ts';
import { RECORDING_REACTIONS } from '#domain/people/recording/recording-reactions.ts';
import { PROJECT_CHECK_REACTIONS } from '#domain/projects/project-check/project-check-reactions.ts';
import { AGREEMENT_REACTIONS } from '#domain/work/agreement/agreement-reactions.ts';
import { BOOKING_REACTIONS } from '#domain/work/booking/booking-reactions.ts';
import { CLEARANCE_REACTIONS } from '#domain/work/clearance/clearance-reactions.ts';
import { REPORT_REACTIONS } from '#domain/work/report/report-reactions.ts';
import { REVIEW_REACTIONS } from '#domain/work/review/review-reactions.ts';
import { RIGHT_REACTIONS } from '#domain/work/right/right-reactions.ts';
import { SUMMONS_REACTIONS } from '#domain/work/summons/summons-reactions.ts';

/**
 * All reactions, in the order in which they run: a talent's bookings end, for example, before the clearance of the work
 * is looked at. A lifecycle knows only its own states; this list says how one lifecycle moves another, so that no
 * adapter has to know them all.
 */
export const REACTIONS = [
  ...BOOKING_REACTIONS,
  ...AGREEMENT_REACTIONS,
  ...REPORT_REACTIONS,
  ...CLOSING_REACTIONS,
  ...CANDIDATE_REACTIONS,
  ...COUNTER_OFFER_REACTIONS,
  ...ANNOUNCEMENT_REACTIONS,
  ...CLEARANCE_REACTIONS,
  ...SUMMONS_REACTIONS,
  ...AUDITION_REACTIONS,
  ...APPOINTMENT_REACTIONS,
  ...RIGHT_REACTIONS,
  ...MONEY_REACTIONS,
  ...INVOICE_REACTIONS,
  ...OPTION_REACTIONS,
  ...PAYOUT_REACTIONS,
  ...REVIEW_REACTIONS,
  ...SIGN_OFF_REACTIONS,
  ...PROJECT_CHECK_REACTIONS,
  ...PRESENTATION_REACTIONS,
  ...RECORDING_REACTIONS,
  ...APPEAL_REACTIONS,
  ...CREDIT_LINE_REACTIONS,
] as const satisfies readonly (Reaction | Consequence)[];

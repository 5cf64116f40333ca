import { AGREEMENT_REACTIONS } from './agreement-reactions.ts';
import { ANNOUNCEMENT_REACTIONS } from './announcement-reactions.ts';
import { APPEAL_REACTIONS } from './appeal-reactions.ts';
import { APPOINTMENT_REACTIONS } from './appointment-reactions.ts';
import { AUDITION_REACTIONS } from './audition-reactions.ts';
import { BOOKING_REACTIONS } from './booking-reactions.ts';
import { CANDIDATE_REACTIONS } from './candidate-reactions.ts';
import { CLEARANCE_REACTIONS } from './clearance-reactions.ts';
import { CLOSING_REACTIONS } from './closing-reactions.ts';
import { COUNTER_OFFER_REACTIONS } from './counter-offer-reactions.ts';
import { INVOICE_REACTIONS } from './invoice-reactions.ts';
import { MONEY_REACTIONS } from './money-reactions.ts';
import { OPTION_REACTIONS } from './option-reactions.ts';
import { PAYOUT_REACTIONS } from './payout-reactions.ts';
import { PRESENTATION_REACTIONS } from './presentation-reactions.ts';
import { PROJECT_CHECK_REACTIONS } from './project-check-reactions.ts';
import type { Consequence, Reaction } from './reaction.ts';
import { RECORDING_REACTIONS } from './recording-reactions.ts';
import { REPORT_REACTIONS } from './report-reactions.ts';
import { REVIEW_REACTIONS } from './review-reactions.ts';
import { RIGHT_REACTIONS } from './right-reactions.ts';
import { SIGN_OFF_REACTIONS } from './sign-off-reactions.ts';
import { SUMMONS_REACTIONS } from './summons-reactions.ts';

/**
 * What follows from what, in this order: somebody is unbooked before it is asked whether their work is cleared. A
 * lifecycle knows its own states only; how one moves another stands here, so that no room becomes the one that knows all.
 */
export const REACTIONS: readonly (Reaction | Consequence)[] = [
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
];

import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const GUARDIAN_STATUSES = ['asked', 'given', 'refused', 'withdrawn', 'cancelled'] as const;
export type GuardianStatus = (typeof GUARDIAN_STATUSES)[number];

export interface GuardianSubject {
  readonly status: GuardianStatus;
  /** False from the talent's eighteenth birthday on, when no consent is needed. */
  readonly is_minor: boolean;
  /** Instant of the newest mail with a link. */
  readonly sent_date: string;
  /** Instant from which the link is no longer valid. */
  readonly token_expires_date: string;
}

const guardAnswer = (consent: GuardianSubject, moment: Moment) => {
  if (!consent.is_minor) return 'guardian_not_needed';
  return Date.parse(moment.now) >= Date.parse(consent.token_expires_date) ? 'dead_link' : null;
};

/**
 * One guardian asked to consent for one talent of 13 to 17 years. Each guardian has a row, so that no answer is
 * overwritten; a talent has at most two that are not cancelled.
 */
export const guardianWorkflow = declareWorkflow<GuardianSubject>()({
  noun: 'guardian',
  table: 'guardian_consents',
  columns: { status: GUARDIAN_STATUSES },
  creation: {
    command: 'ask',
    by: ['talent', 'guardian'],
    state: { status: 'asked' },
    notices: { guardian: 'mail' },
    why: 'A talent under 18 names a guardian, or one guardian names the other; the named guardian is asked by a mail with a link of their own.',
  },
  transitions: {
    'ask-again': {
      by: ['talent'],
      from: { status: ['asked', 'refused', 'withdrawn'] },
      to: { status: 'asked' },
      guard: (consent: GuardianSubject, moment: Moment) => {
        if (!consent.is_minor) return 'guardian_not_needed';
        return dayOf(consent.sent_date) === moment.today ? 'guardian_asked_today' : null;
      },
      notices: { guardian: 'mail' },
      why: 'The same guardian gets a new link, once a day at most; the old link stops working.',
    },
    give: {
      by: ['guardian'],
      from: { status: ['asked'] },
      to: { status: 'given' },
      guard: guardAnswer,
      notices: { talent: 'mail', guardian: 'mail' },
      why: 'The guardian consents; companies may find the talent once every guardian has consented.',
    },
    refuse: {
      by: ['guardian'],
      from: { status: ['asked'] },
      to: { status: 'refused' },
      guard: guardAnswer,
      notices: { talent: 'mail', guardian: 'mail' },
      why: 'The guardian declines, or is not the guardian; the talent may ask again or name another one.',
    },
    withdraw: {
      by: ['guardian'],
      from: { status: ['given'] },
      to: { status: 'withdrawn' },
      guard: (consent: GuardianSubject) => (consent.is_minor ? null : 'guardian_not_needed'),
      notices: { talent: 'mail', guardian: 'mail' },
      why: 'A guardian can withdraw consent at any time; the talent is hidden at once, and existing bookings stand.',
    },
    invalidate: {
      by: ['system'],
      from: { status: ['given'] },
      to: { status: 'cancelled' },
      notices: { talent: 'mail' },
      why: 'The consenting address turns out to belong to a person under 18; the talent names another guardian.',
    },
    cancel: {
      by: ['talent'],
      from: { status: ['asked', 'given', 'refused', 'withdrawn'] },
      to: { status: 'cancelled' },
      notices: { guardian: 'mail' },
      why: 'The talent takes the question back or names another guardian; the guardian who was asked is always told.',
    },
  },
});

import type { ClosingAnswer } from '#domain/casting/closing/closing.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { mayBeShown, type ShownFacts } from '#domain/people/talent/profile.rules.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import {
  CHOSEN_AMONG,
  comesTooLate,
  guardApproval,
  guardNewTerms,
  isAsking,
  whileAsking,
  whileCasting,
  whileShown,
} from './asking.rules.ts';

export const INTEREST_STATUSES = ['pending', 'interested', 'not_interested', 'overdue_interest'] as const;
export const CLIENT_DECISIONS = ['approved', 'rejected'] as const;
/** Origins of a candidate: asked by the company, answered an announcement, or named in an order. */
export const CANDIDATE_SOURCES = ['request', 'announcement', 'order'] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];
export type InterestStatus = (typeof INTEREST_STATUSES)[number];
export type ClientDecision = (typeof CLIENT_DECISIONS)[number];
/** The company's marks for an undecided candidate: wait, or see the candidate once more. */
export const CONSIDERATIONS = ['hold', 'callback'] as const;
export type Consideration = (typeof CONSIDERATIONS)[number];

/** The facts about a candidate that its guards read. */
export interface CandidateSubject extends ShownFacts {
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
  readonly consideration: Consideration | null;
  readonly is_deleted: boolean;
  readonly project_status: ProjectStatus;
  readonly project_step: ProjectStep;
  /** The last ISO day to answer. */
  readonly answer_by: string;
  /** Instant of the last reminder, or null. */
  readonly reminded_date: string | null;
  /** Instant of the final answer, or null. */
  readonly closed_date: string | null;
  /** Number of places of the role, without those of people who are booked in another part of the production. */
  readonly role_headcount: number;
  /** Number of other approved candidates in the same role. */
  readonly role_approved_count: number;
  /** False if the terms of the role have changed since this person was asked. */
  readonly has_current_terms: boolean;
  /** True if the candidate is asked to step in for the remaining days of a booked talent. */
  readonly is_replacement: boolean;
  /** True if the place to step in for is still free, on the days of the request, and the company may book. */
  readonly is_place_open: boolean;
  /** True if the talent has blocked the company. */
  readonly is_blocked: boolean;
  /** True if a counter-offer of the talent waits for the company's answer. */
  readonly has_suggested: boolean;
}

/** A candidate with the further facts that only reactions read. */
export interface ReactingCandidate extends CandidateSubject {
  readonly source: CandidateSource;
  /** Number of this candidate's bookings that are not cancelled. */
  readonly kept_booking_count: number;
  /** True for an answer to an announcement that is no longer published, if the talent has heard nothing since. */
  readonly has_unheard_close: boolean;
  /** The answer of a closing that has taken effect; null without one, and for a candidate kept without an answer. */
  readonly closing_answer: ClosingAnswer | null;
}

/**
 * One talent asked for one role. The talent's interest and the company's decision are two columns. Until the project is
 * activated or cancelled, or the role is closed, only the company sees its decisions, and may change them; then every
 * talent is told.
 */
export const candidateWorkflow = declareWorkflow<CandidateSubject, ReactingCandidate>()({
  noun: 'candidate',
  table: 'candidates',
  columns: {
    interest_status: INTEREST_STATUSES,
    client_decision: [null, ...CLIENT_DECISIONS],
    consideration: [null, ...CONSIDERATIONS],
    is_deleted: [false, true],
  },
  invariant: (state) =>
    (state.client_decision !== 'approved' || state.interest_status === 'interested') &&
    (state.client_decision === null || !state.is_deleted) &&
    (state.consideration === null ||
      (state.interest_status === 'interested' && state.client_decision === null && !state.is_deleted)),
  creation: {
    command: 'request',
    by: ['company', 'admin'],
    state: { interest_status: 'pending', client_decision: null, consideration: null, is_deleted: false },
    notices: { talent: 'mail' },
    push: 'new_request',
    why: 'The company asks a talent for a role, with all terms and a last day to answer.',
  },
  otherCreation: {
    command: 'show-interest',
    by: ['talent'],
    state: { interest_status: 'interested', client_decision: null, consideration: null, is_deleted: false },
    notices: { company: 'notice' },
    push: 'request_answer',
    why: 'The talent answers an announcement, knowing the terms of a later request.',
  },
  transitions: {
    'answer-interested': {
      by: ['talent'],
      from: {
        interest_status: ['pending', 'overdue_interest', 'not_interested'],
        // 'rejected' is included: a missing command would reveal a rejection that the talent has not been told.
        client_decision: [null, 'rejected'],
        is_deleted: [false],
      },
      to: { interest_status: 'interested' },
      guard: (candidate: CandidateSubject, moment: Moment) => {
        if (!isAsking(candidate)) return 'project_not_casting';
        if (candidate.closed_date !== null) return 'role_closed';
        if (comesTooLate(candidate, moment)) return 'place_taken';
        return lacksGuardian(candidate, moment.today) ? 'guardian_missing' : null;
      },
      notices: { company: 'notice' },
      push: 'request_answer',
      why: 'The talent says yes, knowing the terms; a late yes is allowed while the project is still casting, and is marked as late.',
    },
    'answer-not-interested': {
      by: ['talent'],
      from: {
        interest_status: ['pending', 'overdue_interest', 'interested'],
        client_decision: [null, 'approved', 'rejected'],
        is_deleted: [false],
      },
      to: { interest_status: 'not_interested', client_decision: null, consideration: null },
      guard: (candidate: CandidateSubject, moment: Moment) => {
        if (!isAsking(candidate)) return 'project_not_casting';
        if (candidate.closed_date !== null) return 'role_closed';
        return comesTooLate(candidate, moment) ? 'place_taken' : null;
      },
      notices: { company: 'notice' },
      push: 'request_answer',
      why: 'The talent declines the request; a yes can be taken back until the project is activated.',
    },
    'step-aside': {
      by: ['system'],
      from: { interest_status: ['pending', 'overdue_interest', 'interested'], is_deleted: [false] },
      to: { interest_status: 'not_interested', client_decision: null, consideration: null },
      guard: whileAsking,
      notices: { company: 'notice' },
      push: 'request_answer',
      why: 'The talent was suspended before signing anything; the company is told that they cannot, but not why.',
    },
    'hear-closed': {
      by: ['system'],
      from: { interest_status: ['interested'], is_deleted: [false] },
      to: {},
      notices: { talent: 'notice' },
      why: 'The announcement takes no more answers; the talent is told that theirs has arrived and by when they will hear.',
    },
    'hear-wait': {
      by: ['system'],
      from: { interest_status: ['interested'], is_deleted: [false] },
      to: {},
      notices: { talent: 'mail' },
      why: 'The company cannot book before it has paid; the talent is told that the booking waits, without blame or figures.',
    },
    retract: {
      by: ['system'],
      from: { interest_status: ['interested'], is_deleted: [false] },
      to: { interest_status: 'pending', client_decision: null, consideration: null },
      guard: whileCasting,
      notices: { company: 'notice' },
      push: 'request_answer',
      why: 'A talent under 18 with a yes but no booking has lost a guardian’s consent; the company is not told why.',
    },
    agree: {
      by: ['system'],
      // 'rejected' is included: a yes to the company's version of a counter-offer counts like any other yes.
      from: {
        interest_status: ['pending', 'overdue_interest'],
        client_decision: [null, 'rejected'],
        is_deleted: [false],
      },
      to: { interest_status: 'interested' },
      guard: whileCasting,
      notices: {},
      why: 'Both sides have agreed on other terms, which hold from now on; the side that did not say yes last is told by the counter-offer.',
    },
    'approve-ordered': {
      by: ['system'],
      from: { interest_status: ['interested'], client_decision: [null], is_deleted: [false] },
      to: { client_decision: 'approved', consideration: null },
      notices: {},
      why: 'The company named this person in an order and they have said yes; the company books when it is ready.',
    },
    'mark-overdue': {
      by: ['system'],
      // 'rejected' is included: a missing deadline would reveal a rejection that the talent has not been told.
      from: { interest_status: ['pending'], client_decision: [null, 'rejected'], is_deleted: [false] },
      to: { interest_status: 'overdue_interest' },
      guard: (candidate: CandidateSubject, moment: Moment) => {
        if (!isAsking(candidate)) return 'project_not_casting';
        if (candidate.closed_date !== null) return 'role_closed';
        return moment.today > candidate.answer_by ? null : 'answer_day_not_passed';
      },
      deadline: { column: 'answer_by', passes: 'day', unless: ['closed_date', 'unreached_date'] },
      notices: { talent: 'notice', company: 'notice' },
      why: 'No answer came by the last day, so both sides can see that it is late.',
    },
    'change-terms': {
      by: ['company', 'admin'],
      from: { interest_status: INTEREST_STATUSES, client_decision: [null, 'approved'], is_deleted: [false] },
      to: { interest_status: 'pending', client_decision: null, consideration: null },
      guard: guardNewTerms,
      notices: { talent: 'mail' },
      push: 'changed_request',
      why: 'The terms of the role, or the days to step in for, have changed: the talent sees the changes and answers again, because the earlier answer was to other terms.',
    },
    extend: {
      by: ['company', 'admin'],
      from: { interest_status: ['pending', 'overdue_interest'], client_decision: [null], is_deleted: [false] },
      to: { interest_status: 'pending' },
      guard: whileShown,
      notices: { talent: 'notice' },
      push: 'changed_request',
      why: 'The company gives the talent more days to answer.',
    },
    remind: {
      by: ['company', 'admin'],
      from: { interest_status: ['pending', 'overdue_interest'], client_decision: [null], is_deleted: [false] },
      to: {},
      guard: (candidate: CandidateSubject, moment: Moment) => {
        if (!isAsking(candidate)) return 'project_not_casting';
        // The company cannot remind of an answer that would be refused.
        if (comesTooLate(candidate, moment)) return 'not_allowed_now';
        // A talent who has blocked the company can still answer the request, but gets no reminders.
        if (candidate.is_blocked || !mayBeShown(candidate, moment.today)) return 'talent_not_visible';
        if (candidate.has_suggested) return 'offer_waits';
        const remindedToday = candidate.reminded_date !== null && dayOf(candidate.reminded_date) === moment.today;
        return remindedToday ? 'reminded_today' : null;
      },
      notices: { talent: 'mail' },
      push: 'waiting_request',
      sms: 'to_answer',
      why: 'The company reminds; once a day at most, so that nobody is pestered.',
    },
    approve: {
      by: ['company', 'admin'],
      from: { client_decision: [null, 'rejected'], is_deleted: [false] },
      to: { client_decision: 'approved', consideration: null },
      guard: guardApproval,
      notices: {},
      why: 'The company wants this person; the role must have a free place, and the talent is told at activation.',
    },
    reject: {
      by: ['company', 'admin'],
      from: { client_decision: [null, 'approved'], is_deleted: [false] },
      to: { client_decision: 'rejected', consideration: null },
      guard: whileCasting,
      notices: {},
      why: 'The company continues without this person; it may change its mind until activation, when the talent is told.',
    },
    'take-place': {
      by: ['system'],
      from: { interest_status: ['interested'], client_decision: [null], is_deleted: [false] },
      to: { client_decision: 'approved', consideration: null },
      guard: ({ is_place_open }: CandidateSubject) => (is_place_open ? null : 'place_taken'),
      notices: { company: 'mail' },
      push: 'request_answer',
      why: 'A yes to step in for a person who cannot come is a booking at once; of two, the first gets the place.',
    },
    'split-off': {
      by: ['system'],
      from: { interest_status: ['interested'], client_decision: ['approved'], is_deleted: [false] },
      to: {},
      guard: ({ project_status }: CandidateSubject) => (project_status === 'active' ? null : 'not_allowed_now'),
      notices: {},
      why: 'The company books this person before the rest of the production, in its project in step 5.',
    },
    hold: {
      by: ['company', 'admin'],
      from: { ...CHOSEN_AMONG, consideration: [null, 'callback'] },
      to: { client_decision: null, consideration: 'hold' },
      guard: whileCasting,
      notices: {},
      why: 'The company keeps this person waiting until it knows more; the talent stays in consideration and is not told.',
    },
    'call-back': {
      by: ['company', 'admin'],
      from: { ...CHOSEN_AMONG, consideration: [null, 'hold'] },
      to: { client_decision: null, consideration: 'callback' },
      guard: whileCasting,
      notices: {},
      why: 'The company wants to see this person again before it decides; they are told by the invitation to an audition, not by this.',
    },
    undecide: {
      by: ['company', 'admin'],
      from: { is_deleted: [false] },
      to: { client_decision: null, consideration: null },
      guard: ({ client_decision, consideration, project_status, closed_date }: CandidateSubject) => {
        if (client_decision === null && consideration === null) return 'not_allowed_now';
        if (project_status !== 'casting') return 'project_not_casting';
        return closed_date === null ? null : 'role_closed';
      },
      notices: {},
      why: 'The company takes back a decision or a plan, and the place is free for another candidate.',
    },
    close: {
      by: ['system'],
      from: {
        interest_status: ['pending', 'interested', 'overdue_interest'],
        client_decision: [null, 'rejected'],
        is_deleted: [false],
      },
      to: { client_decision: 'rejected', consideration: null },
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The project was activated, cancelled or completed without this person, or another person stepped in, so this person gets an answer.',
    },
    'pass-over': {
      by: ['system'],
      from: {
        interest_status: ['pending', 'interested', 'overdue_interest'],
        client_decision: [null, 'rejected'],
        is_deleted: [false],
      },
      to: { client_decision: 'rejected', consideration: null },
      notices: { talent: 'mail', guardian: 'mail' },
      push: 'request_news',
      why: 'The company has closed the role, so this person gets the answer that it has chosen for them.',
    },
    book: {
      by: ['system'],
      from: { client_decision: ['approved'], is_deleted: [false] },
      to: {},
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The project was activated with this person, or they stepped in; they are told once, whatever the number of bookings.',
    },
    'adopt-terms': {
      by: ['system'],
      from: { client_decision: ['approved'], is_deleted: [false] },
      to: {},
      notices: {},
      why: 'Both sides have signed an agreement with other terms, which now hold; the bookings follow them.',
    },
    'hear-move': {
      by: ['system'],
      from: { client_decision: ['approved'], is_deleted: [false] },
      to: {},
      notices: { talent: 'mail' },
      push: 'changed_request',
      why: 'The company moves days of booked work: the talent is told at once, and answers by signing the new agreement or declining it.',
    },
    release: {
      by: ['system'],
      from: { client_decision: ['approved'], is_deleted: [false] },
      to: {},
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The project was cancelled although this person was approved or booked; they are told the reason.',
    },
    finish: {
      by: ['system'],
      from: { client_decision: ['approved'], is_deleted: [false] },
      to: {},
      notices: { talent: 'notice' },
      why: 'The company has confirmed that the work is done, which starts the days within which the talent is paid.',
    },
    unbook: {
      by: ['system'],
      from: { client_decision: ['approved'], is_deleted: [false] },
      to: { client_decision: null, is_deleted: true },
      notices: {},
      why: 'The last booking of this candidate was cancelled, so the candidate no longer counts; the talent is told by the booking.',
    },
    rebook: {
      by: ['system'],
      from: { interest_status: ['interested'], client_decision: [null], is_deleted: [true] },
      to: { client_decision: 'approved', is_deleted: false },
      notices: {},
      why: 'A talent who had called off all days comes after all, so the assignment counts again; the company is told by the booking.',
    },
    withdraw: {
      by: ['company', 'admin'],
      from: { is_deleted: [false] },
      to: { is_deleted: true, client_decision: null, consideration: null },
      guard: whileAsking,
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The request was a mistake, or the role is gone; the talent is told, and the request no longer counts.',
    },
    'leave-double': {
      by: ['system'],
      from: { is_deleted: [false] },
      to: { is_deleted: true, client_decision: null, consideration: null },
      notices: { company: 'notice' },
      why: 'One person was asked twice for a role, through two accounts that are now merged; the other request continues.',
    },
  },
});

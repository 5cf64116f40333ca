import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const REPRESENTATION_STATUSES = ['offered', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended'] as const;
export type RepresentationStatus = (typeof REPRESENTATION_STATUSES)[number];

export interface RepresentationSubject {
  readonly status: RepresentationStatus;
  /** True if the caller is the agent, false if the caller is the talent. */
  readonly is_agents: boolean;
  /** Instant after which an unanswered offer is over. */
  readonly expires_date: string;
}

const guardTalent = ({ is_agents }: RepresentationSubject): RefusalCode | null =>
  is_agents ? 'not_allowed_for_role' : null;

const guardAgent = ({ is_agents, expires_date }: RepresentationSubject, { now }: Moment): RefusalCode | null => {
  if (!is_agents) return 'not_allowed_for_role';
  return Date.parse(now) >= Date.parse(expires_date) ? 'not_allowed_now' : null;
};

/**
 * The right of an agent to read a talent's requests, auditions and bookings, and to answer for the talent within what
 * the talent allows. The agent is an account of the role talent.
 */
export const representationWorkflow = declareWorkflow<RepresentationSubject>()({
  noun: 'representation',
  table: 'representations',
  columns: { status: REPRESENTATION_STATUSES },
  creation: {
    command: 'offer',
    by: ['talent'],
    state: { status: 'offered' },
    notices: { talent: 'mail' },
    why: 'A talent lets an agent act for them; the agent is mailed, and so is the talent, whose account may have been used by another.',
  },
  transitions: {
    allow: {
      by: ['talent'],
      from: { status: ['offered', 'accepted'] },
      to: {},
      guard: guardTalent,
      notices: { talent: 'mail' },
      why: 'The talent changes what the agent may answer; it holds from the next command of the agent.',
    },
    withdraw: {
      by: ['talent'],
      from: { status: ['offered'] },
      to: { status: 'withdrawn' },
      guard: guardTalent,
      notices: {},
      why: 'The talent takes the offer back before it is answered.',
    },
    accept: {
      by: ['talent'],
      from: { status: ['offered'] },
      to: { status: 'accepted' },
      guard: guardAgent,
      notices: { talent: 'mail' },
      why: 'The agent, whose account has a second factor, says yes, and may read and answer from now on.',
    },
    decline: {
      by: ['talent'],
      from: { status: ['offered'] },
      to: { status: 'declined' },
      guard: guardAgent,
      notices: { talent: 'mail' },
      why: 'The agent says no, or is not the agent.',
    },
    end: {
      by: ['talent'],
      from: { status: ['accepted'] },
      to: { status: 'ended' },
      guard: guardTalent,
      notices: { talent: 'notice' },
      why: 'The talent ends the right; commands of the agent that are under way are refused.',
    },
    resign: {
      by: ['talent'],
      from: { status: ['accepted'] },
      to: { status: 'ended' },
      guard: ({ is_agents }: RepresentationSubject) => (is_agents ? null : 'not_allowed_for_role'),
      notices: { talent: 'mail' },
      why: 'The agent ends the right, and the talent answers alone again.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['offered'] },
      to: { status: 'lapsed' },
      deadline: { column: 'expires_date', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'The agent has not answered in time; the talent may offer again.',
    },
  },
});

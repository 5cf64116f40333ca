import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { mayBeShown, type ShownFacts } from '#domain/people/talent/profile.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { ROUNDS_AT_MOST } from './counter-offer.rules.ts';

export const COUNTER_OFFER_STATUSES = [
  'with_company',
  'with_talent',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'ended',
] as const;
export type CounterOfferStatus = (typeof COUNTER_OFFER_STATUSES)[number];

/** The sides that may have made the latest version. */
export const COUNTER_OFFER_SIDES = ['talent', 'company'] as const;
export type CounterOfferSide = (typeof COUNTER_OFFER_SIDES)[number];

/** The facts about a counter-offer that its guards read. */
export interface CounterOfferSubject extends ShownFacts {
  readonly status: CounterOfferStatus;
  /** Last ISO day to answer the newest version. */
  readonly ends_on: string;
  readonly project_status: ProjectStatus;
  /** Number of versions by each side about this request, including earlier counter-offers. */
  readonly talent_rounds: number;
  readonly company_rounds: number;
}

/** True while a version waits for an answer. */
export const isOpenOffer = ({ status }: Pick<CounterOfferSubject, 'status'>): boolean =>
  status === 'with_company' || status === 'with_talent';

const WITH_COMPANY = { status: ['with_company'] } as const;
const WITH_TALENT = { status: ['with_talent'] } as const;

// The deadline runs a few minutes after midnight; until then an answer to an expired counter-offer is refused here.
function whileOpen(offer: CounterOfferSubject, moment: Moment): RefusalCode | null {
  if (offer.project_status !== 'casting') return 'project_not_casting';
  return moment.today > offer.ends_on ? 'counter_offer_over' : null;
}

/** A talent's yes to a version is a yes to the request, so a talent under 18 needs a guardian's consent. */
function guardTalentsYes(offer: CounterOfferSubject, moment: Moment): RefusalCode | null {
  if (offer.project_status !== 'casting') return 'project_not_casting';
  if (moment.today > offer.ends_on) return 'counter_offer_over';
  return lacksGuardian(offer, moment.today) ? 'guardian_missing' : null;
}

/**
 * The company cannot accept a counter-offer of a talent who may not be shown to companies, such as one under 18 without
 * a guardian.
 */
function guardCompanysYes(offer: CounterOfferSubject, moment: Moment): RefusalCode | null {
  if (offer.project_status !== 'casting') return 'project_not_casting';
  if (moment.today > offer.ends_on) return 'counter_offer_over';
  return mayBeShown(offer, moment.today) ? null : 'talent_not_visible';
}

/**
 * Terms other than those of an order. The talent suggests them instead of a yes or a no; each side may answer with a
 * version of its own, until one side says yes. Any other end leaves the request as it was.
 */
export const counterOfferWorkflow = declareWorkflow<CounterOfferSubject>()({
  noun: 'counter_offer',
  table: 'counter_offers',
  columns: { status: COUNTER_OFFER_STATUSES },
  creation: {
    command: 'suggest',
    by: ['talent'],
    state: { status: 'with_company' },
    notices: { company: 'mail' },
    push: 'counter_offer',
    why: 'The talent would come, but not on these terms, and suggests others.',
  },
  transitions: {
    'answer-talent': {
      by: [...BINDING_MEMBERS, 'admin'],
      from: WITH_COMPANY,
      to: { status: 'with_talent' },
      guard: (offer: CounterOfferSubject, moment: Moment): RefusalCode | null => {
        if (offer.project_status !== 'casting') return 'project_not_casting';
        if (moment.today > offer.ends_on) return 'counter_offer_over';
        if (!mayBeShown(offer, moment.today)) return 'talent_not_visible';
        return offer.company_rounds >= ROUNDS_AT_MOST ? 'counter_offer_rounds' : null;
      },
      notices: { talent: 'mail' },
      push: 'counter_offer',
      why: 'The company answers with a version of its own.',
    },
    'answer-company': {
      by: ['talent'],
      from: WITH_TALENT,
      to: { status: 'with_company' },
      guard: (offer: CounterOfferSubject, moment: Moment): RefusalCode | null => {
        if (offer.project_status !== 'casting') return 'project_not_casting';
        if (moment.today > offer.ends_on) return 'counter_offer_over';
        if (lacksGuardian(offer, moment.today)) return 'guardian_missing';
        return offer.talent_rounds >= ROUNDS_AT_MOST ? 'counter_offer_rounds' : null;
      },
      notices: { company: 'mail' },
      push: 'counter_offer',
      why: 'The talent answers the company’s version with another.',
    },
    accept: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: WITH_COMPANY,
      to: { status: 'accepted' },
      guard: guardCompanysYes,
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The company agrees: the suggested terms now hold, and count as the talent’s yes.',
    },
    'accept-as-talent': {
      by: ['talent'],
      from: WITH_TALENT,
      to: { status: 'accepted' },
      guard: guardTalentsYes,
      notices: { company: 'mail' },
      push: 'request_answer',
      why: 'The talent agrees to the company’s version, which is a yes to the request on those terms.',
    },
    decline: {
      by: ['company', 'admin'],
      from: WITH_COMPANY,
      to: { status: 'declined' },
      guard: whileOpen,
      notices: { talent: 'mail' },
      push: 'request_news',
      why: 'The company keeps to its terms; the talent may still say yes or no to them.',
    },
    'decline-as-talent': {
      by: ['talent'],
      from: WITH_TALENT,
      to: { status: 'declined' },
      guard: whileOpen,
      notices: { company: 'mail' },
      push: 'request_answer',
      why: 'The talent declines the company’s version; the request stands with its own terms.',
    },
    withdraw: {
      by: ['company', 'admin'],
      from: WITH_TALENT,
      to: { status: 'withdrawn' },
      guard: whileOpen,
      notices: { talent: 'notice' },
      why: 'The company takes its own version back before the talent has answered.',
    },
    'withdraw-as-talent': {
      by: ['talent'],
      from: WITH_COMPANY,
      to: { status: 'withdrawn' },
      guard: whileOpen,
      notices: { company: 'notice' },
      why: 'The talent takes their own version back before the company has answered.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['with_company', 'with_talent'] },
      to: { status: 'lapsed' },
      guard: ({ ends_on }: CounterOfferSubject, { today }: Moment): RefusalCode | null =>
        today > ends_on ? null : 'not_allowed_now',
      deadline: { column: 'ends_on', passes: 'day' },
      notices: { talent: 'notice', company: 'notice' },
      why: 'Nobody answered in time, so the request stands as it was.',
    },
    end: {
      by: ['system'],
      from: { status: ['with_company', 'with_talent'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The request was answered, changed or ended; both sides are told of that by the request.',
    },
  },
});

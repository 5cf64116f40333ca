import { BY_FINANCE } from '../admin/admin-roles.ts';
import type { Ore } from '../money/ore.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Moment } from '../time/day.ts';
import { declareWorkflow } from '../workflow/workflow.ts';

export const PAYOUT_STATUSES = ['planned', 'prepared', 'approved', 'in_batch', 'sent', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Who has stopped one: the talent by an objection, or an administrator. */
export const PAYOUT_STOPPERS = ['talent', 'admin'] as const;
export type PayoutStopper = (typeof PAYOUT_STOPPERS)[number];

export interface PayoutSubject {
  readonly status: PayoutStatus;
  readonly stopped_by: PayoutStopper | null;
  /** The account of whoever approved it: somebody else puts it in a batch. */
  readonly approved_by: string | null;
  /** Last ISO day to object to the self-billing invoice; null where there is none. */
  readonly object_by: string | null;
  /** Null until the figures are settled. */
  readonly amount_ore: Ore | null;
}

const STOPPABLE: readonly PayoutStatus[] = ['planned', 'prepared', 'approved', 'failed'];
const UNSENT: readonly PayoutStatus[] = [...STOPPABLE, 'in_batch'];

/** What one charge pays to the talent, from when it is owed until the money is there. */
export const payoutWorkflow = declareWorkflow<PayoutSubject>()({
  noun: 'payout',
  table: 'payouts',
  columns: { status: PAYOUT_STATUSES, stopped_by: [null, ...PAYOUT_STOPPERS] },
  invariant: ({ status, stopped_by }) =>
    stopped_by === null || (stopped_by === 'talent' ? status === 'prepared' : STOPPABLE.includes(status)),
  creation: {
    command: 'plan',
    by: ['system'],
    state: { status: 'planned', stopped_by: null },
    notices: {},
    why: 'Something is owed to the talent, and from the first day on both can see when it is paid at the latest.',
  },
  transitions: {
    'ask-details': {
      by: ['system'],
      from: { status: ['planned'], stopped_by: [null] },
      to: {},
      deadline: { column: 'planned_on', passes: 'day', once: 'details_asked_date' },
      notices: { talent: 'mail' },
      why: 'Nobody can be paid whose account and form of tax nobody knows; the talent is asked at once.',
    },
    'remind-details': {
      by: ['system'],
      from: { status: ['planned'], stopped_by: [null] },
      to: {},
      deadline: { column: 'calm_until', passes: 'day', once: 'details_reminded_date' },
      notices: { talent: 'mail' },
      why: 'The day of payment is near and the account is still missing; nobody else can do anything about it.',
    },
    prepare: {
      by: ['system'],
      from: { status: ['planned'], stopped_by: [null] },
      to: { status: 'prepared' },
      notices: { talent: 'mail' },
      why: 'It is known how the talent is taxed, so what is paid is settled, and the talent gets it in writing.',
    },
    object: {
      by: ['talent'],
      from: { status: ['prepared', 'approved'], stopped_by: [null] },
      // Whoever approved it had not read the objection.
      to: { status: 'prepared', stopped_by: 'talent' },
      guard: ({ object_by }: PayoutSubject, { today }: Moment): RefusalCode | null =>
        object_by === null || object_by < today ? 'objection_over' : null,
      notices: { admin: 'notice' },
      why: 'An invoice that is written for the talent holds when the talent lets it; a person of ours answers.',
    },
    stop: {
      by: BY_FINANCE,
      from: { status: STOPPABLE, stopped_by: [null] },
      to: { stopped_by: 'admin' },
      notices: { talent: 'mail' },
      why: 'Something has to be cleared up before it is paid; the talent reads what.',
    },
    resume: {
      by: BY_FINANCE,
      from: { stopped_by: PAYOUT_STOPPERS },
      to: { stopped_by: null },
      notices: { talent: 'mail' },
      why: 'What stopped it is cleared up, and the talent reads how.',
    },
    approve: {
      by: BY_FINANCE,
      from: { status: ['prepared', 'failed'], stopped_by: [null] },
      to: { status: 'approved' },
      guard: ({ amount_ore }: PayoutSubject): RefusalCode | null => (amount_ore === 0 ? 'not_allowed_now' : null),
      notices: {},
      why: 'A person has looked at it; one that the bank has sent back is looked at anew.',
    },
    batch: {
      by: BY_FINANCE,
      notBy: 'approved_by',
      from: { status: ['approved'], stopped_by: [null] },
      to: { status: 'in_batch' },
      guard: ({ object_by }: PayoutSubject, { today }: Moment): RefusalCode | null =>
        object_by !== null && object_by >= today ? 'objection_open' : null,
      notices: {},
      why: 'Another person than approved it sends it to the bank, in one batch and no other.',
    },
    unbatch: {
      by: BY_FINANCE,
      from: { status: ['in_batch'] },
      to: { status: 'approved' },
      notices: {},
      why: 'The batch was given up, so it can stand in another.',
    },
    send: {
      by: BY_FINANCE,
      from: { status: ['in_batch'] },
      to: { status: 'sent' },
      notices: { talent: 'mail' },
      why: 'The bank has the file, so the money is on its way.',
    },
    pay: {
      by: BY_FINANCE,
      from: { status: ['sent'] },
      to: { status: 'paid' },
      notices: {},
      why: 'The bank says that it has arrived.',
    },
    fail: {
      by: BY_FINANCE,
      from: { status: ['sent', 'paid'] },
      to: { status: 'failed' },
      notices: { talent: 'mail' },
      why: 'The bank has sent it back, so it is owed again, and the talent reads why.',
    },
    warn: {
      by: ['system'],
      from: { status: UNSENT },
      to: {},
      deadline: { column: 'calm_until', passes: 'day', once: 'warned_date' },
      notices: { admin: 'notice' },
      why: 'Three banking days are left and it is not sent: whoever can still do something hears it, once.',
    },
  },
});

import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const WISH_STATUSES = ['open', 'offered', 'met', 'closed'] as const;
type WishStatus = (typeof WISH_STATUSES)[number];

/** The facts about a wish for another slot that its guards read. */
export interface SlotWishSubject {
  readonly status: WishStatus;
  /** Instant until which the offered slot is kept; null without an offer. */
  readonly offer_until: string | null;
}

/** A wish for another slot as reactions see it. */
export interface ReactingSlotWish extends SlotWishSubject {
  /** The free slot that would be offered next, and the end of that offer (instant); null if no slot suits. */
  readonly next_offer: { readonly slot_id: string; readonly until: string } | null;
  /** Every slot that was offered, including the one that is kept now. */
  readonly offered_slot_ids: readonly string[];
  /**
   * `is_called`: true while the candidate's invitation holds. `has_new_time`: true if the candidate has got a slot
   * since the wish.
   */
  readonly is_called: boolean;
  readonly has_new_time: boolean;
}

const isOver = ({ offer_until }: SlotWishSubject, { now }: Moment): boolean =>
  offer_until !== null && Date.parse(offer_until) <= Date.parse(now);

/**
 * A called candidate asks for another slot, in words, and may join the queue for free slots. A free slot is offered to
 * one candidate after the other, in the order in which their wishes arrived.
 */
export const slotWishWorkflow = declareWorkflow<SlotWishSubject, ReactingSlotWish>()({
  noun: 'slot_wish',
  table: 'slot_wishes',
  columns: { status: WISH_STATUSES },
  creation: {
    command: 'ask',
    by: ['talent'],
    state: { status: 'open' },
    notices: { company: 'notice' },
    why: 'The talent wants to audition but cannot come at their time, or has none.',
  },
  transitions: {
    offer: {
      by: ['system'],
      from: { status: ['open'] },
      to: { status: 'offered' },
      notices: { talent: 'mail' },
      push: 'new_time',
      why: 'A time is free and this talent is next in the queue; the time is kept for them until the offer ends.',
    },
    take: {
      by: ['talent'],
      from: { status: ['offered'] },
      to: { status: 'met' },
      guard: (wish: SlotWishSubject, moment: Moment): RefusalCode | null =>
        isOver(wish, moment) ? 'offer_over' : null,
      notices: {},
      why: 'The talent accepts the offered time.',
    },
    pass: {
      by: ['talent'],
      from: { status: ['offered'] },
      to: { status: 'open' },
      notices: {},
      why: 'The offered time does not suit the talent; they stay in the queue, and the next in the queue gets the offer.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['offered'] },
      to: { status: 'open' },
      guard: (wish: SlotWishSubject, moment: Moment): RefusalCode | null =>
        isOver(wish, moment) ? null : 'not_allowed_now',
      deadline: { column: 'offer_until', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'The talent did not answer before the offer ended, so the next in the queue gets the offer.',
    },
    meet: {
      by: ['system'],
      from: { status: ['open', 'offered'] },
      to: { status: 'met' },
      notices: {},
      why: 'The talent has another time, from the company or by their own choice.',
    },
    decline: {
      by: ['company', 'admin'],
      from: { status: ['open'] },
      to: { status: 'closed' },
      notices: { talent: 'mail' },
      why: 'The company has no other time, and the talent who asked gets an answer.',
    },
    'take-back': {
      by: ['talent'],
      from: { status: ['open', 'offered'] },
      to: { status: 'closed' },
      notices: {},
      why: 'The talent no longer needs another time.',
    },
    end: {
      by: ['system'],
      from: { status: ['open', 'offered'] },
      to: { status: 'closed' },
      notices: {},
      why: 'The invitation of this wish has ended.',
    },
  },
});

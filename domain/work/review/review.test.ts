import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { reviewWorkflow } from '#domain/work/review/review.workflow.ts';
import { meansOf, otherSide, REVIEW_SIDES } from './review.rules.ts';
import { REVIEW_STATUSES } from './review.workflow.ts';
import { type Review, type ReviewPart, reviewSubject, shownPart } from './shown-review.ts';

const score = fc.integer({ min: 1, max: 5 });
const aPart = (scores: fc.Arbitrary<unknown>) =>
  fc.option(
    fc.record({
      scores: fc.option(scores),
      words: fc.string(),
      note: fc.string({ minLength: 1 }),
      written_by: fc.string(),
      revision: fc.nat(),
      reply: fc.option(fc.string({ minLength: 1 })),
      hidden_reason: fc.option(fc.string({ minLength: 1 })),
    }) as fc.Arbitrary<ReviewPart>,
  );
const companys = aPart(fc.record({ punctual: score, prepared: score, easy_to_work_with: score }));
const talents = aPart(fc.record({ communication: score, as_agreed: score, safe_and_kind: score }));
const aReview = fc.record({
  status: fc.constantFrom(...REVIEW_STATUSES),
  closes_date: fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-28T10:00:00Z'),
  company: companys,
  talent: talents,
}) as fc.Arbitrary<Review>;
const moment = momentOf(new Date('2026-11-21T10:00:00Z'));

/** Everything that a side can see of a review: both parts as shown, and the possible commands. */
const learnt = (review: Review, side: (typeof REVIEW_SIDES)[number]) => ({
  status: review.status,
  company: shownPart(review, 'company', side),
  talent: shownPart(review, 'talent', side),
  actions: commandsNow(
    reviewWorkflow,
    reviewSubject(review),
    { role: side, account_id: 'anna', member_role: 'owner' },
    moment,
  ),
});

describe('a review', () => {
  test('reveals to no side before publication what the other has written, or whether it has', () => {
    fc.assert(
      fc.property(aReview, aReview, (review, other) => {
        fc.pre(review.status !== 'published');
        for (const side of REVIEW_SIDES) {
          const otherwise = { ...review, [otherSide(side)]: other[otherSide(side)] };
          expect(learnt(otherwise, side)).toEqual(learnt(review, side));
        }
      }),
    );
  });

  test('shows each side its own part in full, and a note only to its writer and the administrators', () => {
    fc.assert(
      fc.property(aReview, (review) => {
        for (const side of REVIEW_SIDES) {
          expect(shownPart(review, side, side)).toEqual(review[side]);
          expect(shownPart(review, otherSide(side), side)?.note ?? null).toBeNull();
          expect(shownPart(review, side, 'admin')).toEqual(review[side]);
        }
      }),
    );
  });

  test('shows the companies’ mean from three reviews on', () => {
    const given = (punctual: number) => ({ punctual, prepared: 4, easy_to_work_with: 5 });
    expect(meansOf([given(5), given(4)])).toBeNull();
    expect(meansOf([given(5), given(4), given(4)])).toEqual({ punctual: 4.3, prepared: 4, easy_to_work_with: 5 });
  });
});

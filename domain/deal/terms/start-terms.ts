import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { CANCELLATION_TEMPLATES } from './cancellation.ts';
import { type Additions, type FeeBasis, isByDays, NO_ADDITIONS, withBasis } from './fee.ts';
import { hoursFrom, hoursOnFee } from './usual-hours.ts';
import { BLANK_TERMS, type WrittenTerms } from './written-terms.ts';

/**
 * The usual additions of agencies in Sweden: overtime 20 % of the day's fee per hour, odd hours 50 % extra, travel time
 * at 50 % of the hour's pay.
 */
export const USUAL_ADDITIONS = {
  ...NO_ADDITIONS,
  overtime: { by: 'percent', points: /* @__PURE__ */ basisPoints(2000) },
  ob: { points: /* @__PURE__ */ basisPoints(5000), from: '21:00', to: '06:00', on_weekends: true, on_holidays: true },
  travel_time: { by: 'percent', points: /* @__PURE__ */ basisPoints(5000) },
  outlays: { max_ore: null },
} as const satisfies Additions;

/** The usual arrival at work, unless the trade begins later in the day. */
export const USUAL_CALL = '08:00';

/**
 * The first terms of a role while the type of production is unknown. Every addition that is usual has a value, so that
 * no addition stays unpaid because the company forgot it; and so have the hours.
 */
export const START_TERMS: WrittenTerms = {
  ...BLANK_TERMS,
  hours: /* @__PURE__ */ hoursFrom(USUAL_CALL, BLANK_TERMS.fee),
  additions: USUAL_ADDITIONS,
  cancellation: CANCELLATION_TEMPLATES.trade,
};

/** The usual additions to a fee: without overtime if it would be a share of a day that the fee does not have. */
export const usualAdditions = (basis: FeeBasis): Additions =>
  isByDays(basis) ? USUAL_ADDITIONS : { ...USUAL_ADDITIONS, overtime: null };

/**
 * Terms with a fee on another basis. Overtime as a share of the day's fee is removed if the new basis has no such fee
 * (`isByDays`); if only the new basis has one and no overtime is agreed, the usual overtime is added. Hours that last as
 * long as a day of the fee go on doing so.
 */
export function termsWithBasis<Kind extends Pick<WrittenTerms, 'fee' | 'additions' | 'hours'>>(
  terms: Kind,
  basis: FeeBasis,
): Kind {
  const { fee, additions } = terms;
  const becomesByDays = !isByDays(fee.basis) && isByDays(basis);
  const losesDays = !isByDays(basis) && additions.overtime?.by === 'percent';
  const overtime = losesDays
    ? null
    : becomesByDays
      ? (additions.overtime ?? USUAL_ADDITIONS.overtime)
      : additions.overtime;
  const changed = withBasis(fee, basis);
  const hours = hoursOnFee(terms.hours, fee, changed);
  return { ...terms, hours, fee: changed, additions: { ...additions, overtime } };
}

import { ageOn } from '#domain/kernel/time/day.ts';
import { AGE_OF_MAJORITY } from '#domain/people/talent/profile.rules.ts';
import type { AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import { breachesOf, type OwnBreach, type WorkDay } from './minor-hours.ts';
import { hasSchoolDuty, isSchoolDay, needsPermit } from './school.ts';

/** A person under this age on a day of work must have an adult along (docs/decisions/0046-minors.md). */
export const CHAPERONE_UNDER_AGE = 16;

export const MINOR_LACKS = [
  'consent',
  'permit',
  'hours_unknown',
  'hours',
  'chaperone',
  'school_leave',
  'signature',
] as const;
export type MinorLackCode = (typeof MINOR_LACKS)[number];

export const LACK_GIVERS = ['company', 'guardian', 'talent'] as const;
export type LackGiver = (typeof LACK_GIVERS)[number];

/** One missing piece of the work of a talent under 18, and the roles that can give it. */
export interface MinorLack {
  readonly code: MinorLackCode;
  readonly by: readonly LackGiver[];
}

/** The facts of one assignment of a talent under 18. */
export interface MinorFacts {
  readonly birth_date: string;
  /** The ISO days of the assignment. */
  readonly days: readonly string[];
  /** The days of work with known hours. */
  readonly work: readonly WorkDay[];
  /** The talent's other bookings with known hours. */
  readonly other_work: readonly WorkDay[];
  /** True when every guardian consents. */
  readonly has_consent: boolean;
  /** The next signer of the agreement; null if it awaits nobody, or without an agreement. */
  readonly awaits: AgreementSigner | null;
  /** True when every guardian has signed the agreement. */
  readonly has_approval: boolean;
  readonly has_chaperone: boolean;
  readonly has_school_leave: boolean;
  readonly has_permit: boolean;
}

/** The days on which the talent is under 18. */
const minorDays = ({ birth_date, days }: MinorFacts) => days.filter((day) => ageOn(birth_date, day) < AGE_OF_MAJORITY);

/** The rules about hours that an assignment breaks. */
export function hoursBreaches({ birth_date, work, other_work }: MinorFacts): OwnBreach[] {
  return breachesOf(birth_date, work, other_work);
}

/** Everything that is missing before the work may begin, in the best order to deal with it. */
export function minorLacks(facts: MinorFacts): MinorLack[] {
  const days = minorDays(facts);
  if (days.length === 0) return [];
  const { birth_date, work } = facts;
  const isUnknown = days.some((day) => !needsPermit(birth_date, day) && !work.some((one) => one.day === day));
  const needs: Readonly<Record<MinorLackCode, boolean>> = {
    consent: !facts.has_consent,
    permit: !facts.has_permit && days.some((day) => needsPermit(birth_date, day)),
    hours_unknown: isUnknown,
    // Arbetsmiljöverket may permit other hours.
    hours: !facts.has_permit && hoursBreaches(facts).length > 0,
    chaperone: !facts.has_chaperone && days.some((day) => ageOn(birth_date, day) < CHAPERONE_UNDER_AGE),
    school_leave: !facts.has_school_leave && days.some((day) => hasSchoolDuty(birth_date, day) && isSchoolDay(day)),
    signature: !facts.has_approval,
  };
  const by: Readonly<Record<MinorLackCode, readonly LackGiver[]>> = {
    consent: ['talent', 'guardian'],
    permit: ['company'],
    hours_unknown: ['company'],
    hours: ['company'],
    chaperone: ['company', 'guardian'],
    school_leave: ['guardian', 'company'],
    signature: [facts.awaits === 'guardian' ? 'guardian' : 'company'],
  };
  return MINOR_LACKS.filter((code) => needs[code]).map((code) => ({ code, by: by[code] }));
}

import { addDays, ageOn, isDay } from '#domain/kernel/time/day.ts';
import { AGE_OF_MAJORITY } from '#domain/people/talent/profile.rules.ts';

/** Days for which the link of a question to a guardian is valid. */
export const GUARDIAN_LINK_DAYS = 30;

/** The grounds of guardianship in föräldrabalken, chapter 6: by parenthood, or appointed by a court. */
export const GUARDIAN_RELATIONS = ['parent', 'appointed'] as const;

/**
 * A talent's facts about consent: the birth date (ISO day), and the instant from which the guardians' consent is valid.
 */
export interface ConsentFacts {
  readonly birth_date: string | null;
  readonly guardian_consent_date: string | null;
}

/** The places of the guardians on record; a talent has at most two. */
const GUARDIAN_PLACES = [1, 2] as const;
export type GuardianPlace = (typeof GUARDIAN_PLACES)[number];

/** The answer of one guardian on record. `is_shared`: true if the guardian says that there is another one. */
export interface GuardianAnswer {
  readonly status: 'asked' | 'given' | 'refused' | 'withdrawn' | 'cancelled';
  readonly is_shared: boolean;
}

/** Number of guardians who must agree: 2 if two are on record or one says that there is another, else 1. */
export function guardiansNeeded(answers: readonly GuardianAnswer[]): number {
  const onRecord = answers.filter(({ status }) => status !== 'cancelled');
  return onRecord.length > 1 || onRecord.some(({ is_shared }) => is_shared) ? 2 : 1;
}

/** True if all guardians whose consent is needed have consented. */
export function isConsentWhole(answers: readonly GuardianAnswer[]): boolean {
  return answers.filter(({ status }) => status === 'given').length >= guardiansNeeded(answers);
}

/** True for a talent under 18 on `today`, who needs a guardian's consent. */
export function needsGuardian({ birth_date }: Pick<ConsentFacts, 'birth_date'>, today: string): boolean {
  return birth_date !== null && ageOn(birth_date, today) < AGE_OF_MAJORITY;
}

/** True if the consent that a talent needs on `today` is missing; an unknown age counts as under 18. */
export function lacksGuardian(talent: ConsentFacts, today: string): boolean {
  return talent.guardian_consent_date === null && (talent.birth_date === null || needsGuardian(talent, today));
}

/** The last ISO day on which a talent is under 18; null for an adult, or if the birth date is unknown. */
export function minorUntil(birth_date: string | null, today: string): string | null {
  if (birth_date === null || !needsGuardian({ birth_date }, today)) return null;
  const year = String(Number(birth_date.slice(0, 4)) + AGE_OF_MAJORITY).padStart(4, '0');
  const birthday = year + birth_date.slice(4);
  // A person born on 29 February comes of age on 1 March if that year has no such day, so 28 February is the last day.
  return isDay(birthday) ? addDays(birthday, -1) : `${year}-02-28`;
}

import { ageOn, isDay } from '#domain/kernel/time/day.ts';
import { asksFor } from './trade-form.ts';

/** The steps of TalentRegistration, in order; `profileSteps` names those of a talent. */
export const PROFILE_STEPS = ['basics', 'looks', 'abilities', 'pictures', 'about'] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** The optional parts of Mitt CV after the five steps. */
export const LATER_PARTS = ['credits', 'sizes', 'practical', 'limits'] as const;
export type LaterPart = (typeof LATER_PARTS)[number];

export interface ProfileFacts {
  readonly categories: readonly string[];
  readonly plays_genders: readonly string[];
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly municipality_id: string | null;
  readonly height_cm: number | null;
  readonly hair_color: string | null;
  readonly eye_color: string | null;
  readonly skill_count: number;
  readonly language_count: number;
  readonly picture_count: number;
  readonly bio: string;
  readonly credit_count: number;
  readonly size_count: number;
  /** Number of kinds of equipment of the talent's own. */
  readonly kit_count: number;
}

const isStepDone: Record<ProfileStep, (profile: ProfileFacts) => boolean> = {
  basics: (p) =>
    p.categories.length > 0 &&
    p.municipality_id !== null &&
    (!asksFor('playing', p.categories) ||
      (p.plays_genders.length > 0 && p.playing_age_min !== null && p.playing_age_max !== null)),
  looks: (p) => p.height_cm !== null && p.hair_color !== null && p.eye_color !== null,
  abilities: (p) => p.language_count > 0,
  pictures: (p) => p.picture_count > 0,
  about: (p) => p.bio.trim().length > 0,
};

/** The steps of a talent with these trades: nobody behind the camera is asked for looks. */
const stepsFor = (trades: readonly string[]): ProfileStep[] =>
  PROFILE_STEPS.filter((step) => step !== 'looks' || asksFor('looks', trades));

/** The steps of the profile's trades, each with true if done. A profile can be completed when all are. */
export function profileSteps(profile: ProfileFacts): { step: ProfileStep; is_done: boolean }[] {
  return stepsFor(profile.categories).map((step) => ({ step, is_done: isStepDone[step](profile) }));
}

/** The missing steps, in order; empty when the profile can be completed. */
export function missingSteps(profile: ProfileFacts): ProfileStep[] {
  return profileSteps(profile).flatMap(({ step, is_done }) => (is_done ? [] : [step]));
}

/** Maximum number of pictures per profile. */
export const PICTURES_MAX = 20;

/** Number of pictures on a sedcard: the main portrait and three more. */
export const SEDCARD_PICTURES = 4;

/** Maximum number of years of a playing age; with more, everybody would be found for everything. */
const PLAYING_AGE_SPAN_MAX = 15;

/**
 * The error of a playing age (years) as a whole, as the Swedish sentence beside its upper end; null for a valid one.
 */
export function playingAgeProblem(min: number | null, max: number | null): string | null {
  if (min === null || max === null) return null;
  if (min > max) return 'Den högsta spelåldern kan inte vara lägre än den lägsta.';
  return max - min > PLAYING_AGE_SPAN_MAX
    ? `Spelåldern får omfatta högst ${PLAYING_AGE_SPAN_MAX} år, så att sökningen blir rättvis.`
    : null;
}

/** Points for all steps together. */
const STEPS_MAX = 75;
/** Maximum points for parts beyond the steps. */
const MORE_MAX = 25;

/**
 * How much the profile tells a company, 0 to 100: 75 for the completed steps, the same for each, and up to 25 for parts
 * beyond the steps. There are several ways to 25: a model can add sizes, an actor credits, a photographer equipment.
 */
export function completenessOf(profile: ProfileFacts): number {
  const all = profileSteps(profile);
  const steps = Math.round((STEPS_MAX * all.filter((step) => step.is_done).length) / all.length);
  const pictures = Math.min(Math.max(profile.picture_count - 1, 0), 3) * 4;
  const skills = Math.min(profile.skill_count, 4) * 2;
  const words = profile.bio.trim().length >= 200 ? 5 : 0;
  const credits = Math.min(profile.credit_count, 3) * 2;
  const told = asksFor('kit', profile.categories) ? profile.size_count + 2 * profile.kit_count : profile.size_count;
  const sizes = Math.min(told, 4);
  return steps + Math.min(pictures + skills + words + credits + sizes, MORE_MAX);
}

/** Age of majority in Sweden; younger talents need a guardian's consent before companies may find them. */
export const AGE_OF_MAJORITY = 18;

/**
 * The latest birth date (ISO day) of people who are adults on `today`. If that date would be a 29 February that does
 * not exist, it is the day before: a person born on 1 March is not of age yet, and nobody was born in between.
 */
export function adultBornBy(today: string): string {
  const day = `${String(Number(today.slice(0, 4)) - AGE_OF_MAJORITY).padStart(4, '0')}${today.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 8)}28`;
}

/**
 * The facts that decide if companies may see a talent. `birth_date` is an ISO day, `guardian_consent_date` the instant
 * from which the consent of guardians is valid.
 */
export interface ShownFacts {
  readonly is_verified: boolean;
  /** True if the talent is suspended, merged into another profile, or has asked to leave. */
  readonly is_suspended: boolean;
  readonly birth_date: string | null;
  readonly guardian_consent_date: string | null;
}

/**
 * True if companies may see this talent on `today`, companies with earlier requests included. The talent's policy
 * repeats this rule and `isFindable` in SQL; a test compares them.
 */
export function mayBeShown(talent: ShownFacts, today: string): boolean {
  const { is_verified, is_suspended, birth_date, guardian_consent_date } = talent;
  if (!is_verified || is_suspended || birth_date === null) return false;
  return ageOn(birth_date, today) >= AGE_OF_MAJORITY || guardian_consent_date !== null;
}

export interface FindableFacts extends ShownFacts {
  readonly profile_completed: boolean;
  readonly is_paused: boolean;
  /** Instant of the last approval; null for a profile that was never approved. */
  readonly approved_date: string | null;
}

/**
 * True if companies may find and ask this talent on `today`: the talent may be shown, the profile is complete and has
 * been approved, and the talent has not paused it.
 */
export function isFindable(talent: FindableFacts, today: string): boolean {
  const { profile_completed, is_paused, approved_date } = talent;
  return profile_completed && approved_date !== null && !is_paused && mayBeShown(talent, today);
}

import type { OwnProfile } from '#contract/people/talent.ts';
import { ageOn } from '#domain/kernel/time/day.ts';
import { AGE_OF_MAJORITY } from '#domain/people/talent/profile.rules.ts';

export const VISIBILITIES = [
  'findable',
  'incomplete',
  'paused',
  'changes_asked',
  'awaits_guardian',
  'in_review',
  'unverified',
] as const;
export type Visibility = (typeof VISIBILITIES)[number];

type Facts = Pick<
  OwnProfile,
  'is_findable' | 'profile_completed' | 'is_paused' | 'is_verified' | 'lacks_guardian' | 'review' | 'is_approved'
>;

/** True for a talent under 18, who needs a guardian's consent. `today` is an ISO day. */
export function isMinor(profile: Pick<OwnProfile, 'birth_date'>, today: string): boolean {
  return profile.birth_date !== null && ageOn(profile.birth_date, today) < AGE_OF_MAJORITY;
}

/**
 * The visibility of the profile to companies or, if hidden, the first reason. The server decides the visibility; this
 * function only names the reason.
 */
export function visibilityOf(profile: Facts): Visibility {
  if (profile.is_findable) return 'findable';
  if (!profile.profile_completed) return 'incomplete';
  if (profile.is_paused) return 'paused';
  if (!profile.is_approved && profile.review === 'changes_asked') return 'changes_asked';
  if (profile.lacks_guardian) return 'awaits_guardian';
  return profile.is_approved ? 'unverified' : 'in_review';
}

export interface VisibilityView {
  readonly tone: 'agreed' | 'waiting' | 'neutral';
  readonly word: string;
  readonly explanation: string;
}

/** The words in which each visibility is told to the talent. */
export const visibilityViews: Record<Visibility, VisibilityView> = {
  findable: {
    tone: 'agreed',
    word: 'Syns för företag',
    explanation: 'Godkända företag kan hitta dig och skicka förfrågningar.',
  },
  incomplete: {
    tone: 'waiting',
    word: 'Syns inte ännu',
    explanation: 'Gör klart de fem stegen, så kan företag hitta dig.',
  },
  paused: {
    tone: 'neutral',
    word: 'Pausad',
    explanation: 'Företag hittar dig inte. Förfrågningar och uppdrag som du redan har påverkas inte.',
  },
  changes_asked: {
    tone: 'waiting',
    word: 'Något behöver ändras',
    explanation: 'Vi har tittat på din profil och bett om en ändring. Skicka den igen när du är klar.',
  },
  in_review: {
    tone: 'waiting',
    word: 'Granskas',
    explanation: 'En av oss tittar på din profil innan företag kan hitta dig. Du får ett mejl när det är klart.',
  },
  awaits_guardian: {
    tone: 'waiting',
    word: 'Väntar på din vårdnadshavare',
    explanation: 'Du är under 18 år, så en vårdnadshavare behöver samtycka innan företag kan hitta dig.',
  },
  unverified: {
    tone: 'waiting',
    word: 'Syns inte ännu',
    explanation: 'Något i kontot behöver bekräftas innan företag kan hitta dig. Kontakta oss om det dröjer.',
  },
};

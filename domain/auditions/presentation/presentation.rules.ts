import { addDays } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';

/** What a guest of a presentation says about somebody. */
export const VOTES = ['yes', 'maybe', 'no'] as const;
export type Vote = (typeof VOTES)[number];

/** What of somebody a guest has looked at. */
export const LOOKED_AT = ['person', 'tape'] as const;

/** How much a presentation may hold, and for how many days a link may be good. */
export const PRESENTATION_BOUNDS = {
  title: 120,
  greeting: 1000,
  words: 500,
  comment: 1000,
  guest_name: 80,
  people: 60,
  pictures: 8,
  tapes: 4,
  guests: 40,
  days: 60,
} as const;

/** For how many days a link is good unless somebody says otherwise. */
export const USUAL_LINK_DAYS = 14;

/** How many of their pictures are shown of whom nobody has picked any. */
export const USUAL_PICTURES = 4;

/** The day on which a presentation that is made today ends unless somebody says otherwise. */
export const usualEnd = (today: string): string => addDays(today, USUAL_LINK_DAYS);

/** True for an ISO day that a link may be good to, that day counted. */
export const isEndFit = (ends_on: string, today: string): boolean =>
  ends_on >= today && ends_on <= addDays(today, PRESENTATION_BOUNDS.days);

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
}

/** True for whom a client sees less of: somebody under 18 on that ISO day, or of an age that nobody knows. */
export const isShownCarefully = ({ birth_date }: Pick<Named, 'birth_date'>, today: string): boolean =>
  birth_date === null || needsGuardian({ birth_date }, today);

/**
 * What a client reads as the name: enough to speak of somebody, too little to find them outside. Of somebody under 18 the
 * first name alone.
 */
export function clientName(talent: Named, today: string): string {
  const initial = [...talent.last_name.trim()][0];
  const first_name = talent.first_name.trim();
  return initial && !isShownCarefully(talent, today) ? `${first_name} ${initial.toLocaleUpperCase('sv')}.` : first_name;
}

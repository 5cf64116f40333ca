import { addDays } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';

/** A guest's vote on a person. */
export const VOTES = ['yes', 'maybe', 'no'] as const;
export type Vote = (typeof VOTES)[number];

/** The things in a presentation that a guest can be recorded to have looked at: a person, or a tape. */
export const LOOKED_AT = ['person', 'tape'] as const;

/**
 * Limits of a presentation: characters of its texts, number of people, pictures and tapes of each person, guests of
 * each link, and days for which a link is valid.
 */
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

/** Days for which a link is valid unless the company chooses otherwise. */
export const USUAL_LINK_DAYS = 14;

/** Number of pictures shown of a person for whom the company picked none. */
export const USUAL_PICTURES = 4;

/** The last day of the link of a presentation made today, if the company chooses no other day. */
export const usualEnd = (today: string): string => addDays(today, USUAL_LINK_DAYS);

/** True if the ISO day may be the last day of a link (included): from today to PRESENTATION_BOUNDS.days ahead. */
export const isEndFit = (ends_on: string, today: string): boolean =>
  ends_on >= today && ends_on <= addDays(today, PRESENTATION_BOUNDS.days);

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
}

/** True for people of whom a client sees less: people under 18 on `today`, or of unknown age. */
export const isShownCarefully = ({ birth_date }: Pick<Named, 'birth_date'>, today: string): boolean =>
  birth_date === null || needsGuardian({ birth_date }, today);

/**
 * A person's name for a client: enough to speak of them, too little to find them elsewhere. For people under 18, or of
 * unknown age, only the first name.
 */
export function clientName(talent: Named, today: string): string {
  const initial = [...talent.last_name.trim()][0];
  const first_name = talent.first_name.trim();
  return initial && !isShownCarefully(talent, today) ? `${first_name} ${initial.toLocaleUpperCase('sv')}.` : first_name;
}

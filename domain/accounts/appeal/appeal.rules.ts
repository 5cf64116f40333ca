import { addDays } from '#domain/kernel/time/day.ts';

/**
 * The decisions that can be appealed: a refused application, a suspension, and changes that a review demands of a
 * profile.
 */
export const APPEAL_ABOUT = ['refusal', 'suspension', 'review'] as const;
export type AppealAbout = (typeof APPEAL_ABOUT)[number];

/** The sides that can appeal. */
export const APPELLANTS = ['company', 'talent'] as const;
export type Appellant = (typeof APPELLANTS)[number];

export const APPEAL_BOUNDS = {
  /** Maximum length of an appeal, and of the answer to it, in characters. */
  words: 4000,
  /** Days in which a decision can be appealed: at least half a year, by article 20 of the Digital Services Act. */
  days: 184,
} as const;

/** The last ISO day to appeal a decision made on `today`. */
export const appealableUntil = (today: string): string => addDays(today, APPEAL_BOUNDS.days);

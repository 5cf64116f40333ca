import { mentionsContact } from '#domain/kernel/contact-details.ts';

/** The parts of a profile in the talent's own words. */
export const WORDED_PARTS = ['first_name', 'last_name', 'stage_name', 'pronoun', 'bio', 'car', 'agency'] as const;
export type WordedPart = (typeof WORDED_PARTS)[number];
export type Words = Readonly<Partial<Record<WordedPart, string>>>;

const LINK = /https?:\/\/|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(?:se|nu|com|net|org|io|me|tv|info|link|app)\b/iu;
/** Names of accounts at other services: '@tova.berg', 'insta: tovab', 'Snapchat tovab'. */
const HANDLE =
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}|\b(?:insta(?:gram)?|snap(?:chat)?|tiktok|telegram|whatsapp|signal|discord|kik)\b/iu;

/**
 * True if a text holds a way to reach the talent outside the product: an address, a number, a link or an account name.
 */
export const leadsElsewhere = (text: string): boolean => mentionsContact(text) || LINK.test(text) || HANDLE.test(text);

export interface Rewritten {
  /** The words that companies see now. */
  readonly shown: Readonly<Record<WordedPart, string>>;
  /** The words that wait for review. */
  readonly held: Words;
  /** The words that the talent writes. */
  readonly written: Words;
  /** True for a talent under 18. */
  readonly is_minor: boolean;
}

/**
 * Divides the changed words of an approved profile: `shown` at once, and `held` for review. All new words of a minor
 * are held; of an adult's words, those that lead elsewhere. Removed words, and words that companies see already, are
 * not held.
 */
export function partWords({ shown, held, written, is_minor }: Rewritten): {
  readonly shown: Words;
  readonly held: Words;
} {
  const now: Partial<Record<WordedPart, string>> = {};
  const waiting: Partial<Record<WordedPart, string>> = { ...held };
  for (const part of WORDED_PARTS) {
    const text = written[part];
    if (text === undefined) continue;
    const waits = text !== '' && text !== shown[part] && (is_minor || leadsElsewhere(text));
    if (waits) {
      waiting[part] = text;
    } else {
      delete waiting[part];
      now[part] = text;
    }
  }
  return { shown: now, held: waiting };
}

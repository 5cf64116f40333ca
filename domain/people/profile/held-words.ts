import { mentionsContact } from '#domain/kernel/contact-details.ts';

/** What of a profile a talent writes in words of their own. */
export const WORDED_PARTS = ['first_name', 'last_name', 'bio', 'car', 'agency'] as const;
export type WordedPart = (typeof WORDED_PARTS)[number];
export type Words = Readonly<Partial<Record<WordedPart, string>>>;

const LINK = /https?:\/\/|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(?:se|nu|com|net|org|io|me|tv|info|link|app)\b/iu;
/** What somebody is called elsewhere: '@tova.berg', 'insta: tovab', 'Snapchat tovab'. */
const HANDLE =
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}|\b(?:insta(?:gram)?|snap(?:chat)?|tiktok|telegram|whatsapp|signal|discord|kik)\b/iu;

/** True of words that hold a way to reach the talent outside the product: an address, a number, a link or a name elsewhere. */
export const leadsElsewhere = (text: string): boolean => mentionsContact(text) || LINK.test(text) || HANDLE.test(text);

export interface Rewritten {
  /** What companies see now. */
  readonly shown: Readonly<Record<WordedPart, string>>;
  /** What waits for a person to look at it. */
  readonly held: Words;
  /** What the talent writes. */
  readonly written: Words;
  /** True of a talent under 18. */
  readonly is_minor: boolean;
}

/**
 * Parts the words of a profile that has been approved: those that are shown at once, and those that wait until a person has
 * looked. All new words of somebody under 18 wait, and of others those that lead elsewhere. Words that are taken away, or
 * are again what companies see, wait for nothing.
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

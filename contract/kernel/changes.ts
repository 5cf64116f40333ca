/**
 * The contents of a live update: the changed nouns, and the ids by which the listener knows the object. Server and
 * browser share this file, so it loads no schema.
 */

export const NOUNS = [
  'account',
  'admin_note',
  'api_key',
  'webhook',
  'appeal',
  'administrator',
  'appointment',
  'approval',
  'audition',
  'batch',
  'bank',
  'block',
  'booking',
  'books',
  'busy-days',
  'call_sheet',
  'candidate',
  'charge',
  'clearance',
  'closing',
  'company',
  'counter_offer',
  'cv_document',
  'agreement',
  'announcement',
  'foreign_calendar',
  'guardian',
  'inquiry',
  'invitation',
  'invoice',
  'member',
  'message',
  'notice',
  'option',
  'outbox',
  'payment',
  'payout',
  'pick',
  'platform',
  'profile',
  'project',
  'rate',
  'right',
  'report',
  'review',
  'setting',
  'saved-search',
  'saved-view',
  'shortlist',
  'slot_wish',
  'summons',
  'template',
  'sign_off',
  'recording',
  'presentation',
  'mandate',
  'project_check',
] as const;
export type Noun = (typeof NOUNS)[number];

/** For each noun that is new its ids, or null: any of them may be new. */
export type Changes = Readonly<Partial<Record<Noun, readonly string[] | null>>>;

/** With more ids than this only the noun is said, which bounds how long a live update can be. */
export const IDS_AT_MOST = 10;

/** Said when something may have been missed. */
export const EVERYTHING: Changes = Object.fromEntries(NOUNS.map((noun) => [noun, null]));

const { profile: _profile, guardian: _guardian, ...unlessKept } = EVERYTHING;
/**
 * Said when a tab that begins may have missed something: the own profile is kept for its five minutes then (spec, section
 * 9), and a guardian's answer is in it.
 */
export const UNLESS_KEPT: Changes = unlessKept;

/**
 * So long the question for a stream may be on its way, in ms. The server looks so much further back for what was missed
 * than it is asked to, and a browser that has waited longer for the opening takes it that anything may have been.
 */
export const ON_THE_WAY_MS = 2_000;

/** Both changes as one. */
export function mergeChanges(one: Changes, other: Changes): Changes {
  const merged: Partial<Record<Noun, readonly string[] | null>> = { ...one };
  for (const noun of Object.keys(other) as Noun[]) {
    const [known, added] = [noun in one ? one[noun] : [], other[noun]];
    const ids = known && added ? [...new Set([...known, ...added])] : null;
    merged[noun] = ids && ids.length <= IDS_AT_MOST ? ids : null;
  }
  return merged;
}

/** A noun that an answer shows: all of it, or what has to do with the one object that an argument of the call names. */
export type Shown = Noun | `${Noun} :${string}`;

/**
 * True if an answer may be another after the changes.
 * @param args the arguments of the request, by name; one that was left out names nothing, so nothing of it is shown
 */
export function concerns(changes: Changes, shown: readonly Shown[], args: Readonly<Record<string, unknown>>): boolean {
  return shown.some((entry) => {
    const [noun, name] = entry.split(' :') as [Noun, string | undefined];
    const ids = changes[noun];
    if (ids === undefined || name === undefined) return ids !== undefined;
    return args[name] !== undefined && (ids === null || ids.includes(args[name] as string));
  });
}

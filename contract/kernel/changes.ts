/**
 * The contents of a live update: the changed entities (nouns), and the ids by which the listener knows the objects.
 * Server and browser share this file, so it loads no schema.
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
  'company_change',
  'correction',
  'credit_line',
  'counter_offer',
  'cv_document',
  'agreement',
  'announcement',
  'foreign_calendar',
  'injury',
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
  'representation',
  'review',
  'setting',
  'saved-search',
  'saved-view',
  'shortlist',
  'slot_wish',
  'summons',
  'tax_paper',
  'template',
  'sign_off',
  'recording',
  'presentation',
  'mandate',
  'project_check',
] as const;
export type Noun = (typeof NOUNS)[number];

/** The changed entities with the changed ids; null if any id may have changed. */
export type Changes = Readonly<Partial<Record<Noun, readonly string[] | null>>>;

/**
 * Maximum number of ids per entity in a live update. With more, the update names only the entity, so that its length is
 * bounded.
 */
export const IDS_AT_MOST = 10;

/** The changes to assume if the listener may have missed some. */
export const EVERYTHING: Changes = Object.fromEntries(NOUNS.map((noun) => [noun, null]));

const { profile: _profile, guardian: _guardian, ...unlessKept } = EVERYTHING;
/**
 * The changes to assume if a new tab may have missed some. The entities of the talent's own profile and guardians are
 * left out: the browser keeps the answers about these for five minutes (spec, section 9).
 */
export const UNLESS_KEPT: Changes = unlessKept;

/**
 * Maximum travel time of a stream request, in ms. The server looks back this much further than the browser asks; a
 * browser that waited longer for the stream to open assumes that anything may have changed.
 */
export const ON_THE_WAY_MS = 2_000;

/** Joins two sets of changes. */
export function mergeChanges(one: Changes, other: Changes): Changes {
  const merged: Partial<Record<Noun, readonly string[] | null>> = { ...one };
  for (const noun of Object.keys(other) as Noun[]) {
    const [known, added] = [noun in one ? one[noun] : [], other[noun]];
    const ids = known && added ? [...new Set([...known, ...added])] : null;
    merged[noun] = ids && ids.length <= IDS_AT_MOST ? ids : null;
  }
  return merged;
}

/**
 * An entity in an answer. 'candidate' stands for all candidates, 'candidate :id' for those that belong to the object
 * that the argument `id` of the call names.
 */
export type Shown = Noun | `${Noun} :${string}`;

/**
 * True if the changes may alter an answer.
 * @param args the arguments of the request, by name; an absent argument names no object, so the changes do not concern
 * its nouns
 */
export function concerns(changes: Changes, shown: readonly Shown[], args: Readonly<Record<string, unknown>>): boolean {
  return shown.some((entry) => {
    const [noun, name] = entry.split(' :') as [Noun, string | undefined];
    const ids = changes[noun];
    if (ids === undefined || name === undefined) return ids !== undefined;
    return args[name] !== undefined && (ids === null || ids.includes(args[name] as string));
  });
}

/** Deeper than any declared body. Deeper levels are ignored: their only use is to exhaust the stack. */
const DEEPEST = 32;

/** Never kept as they are, and never made into another password than was sent: their schema refuses what is no plain text. */
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'current_password']);

/**
 * The same value with every text in it made what PostgreSQL can keep: without NUL characters, and with half characters
 * replaced. Pasted from a PDF or cut in the middle of an emoji, they are never meant.
 */
export function keepableText(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => keepableText(item, depth + 1));
  const keepable = (name: string, item: unknown) =>
    PASSWORDS.has(name) && typeof item === 'string' ? item : keepableText(item, depth + 1);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, keepable(name, item)]));
}

/** So many are enough to tell. */
const NAMED_AT_MOST = 20;

/**
 * The paths of the first NUL characters in a body, in its texts and names. PostgreSQL cannot store them, and a text
 * without them would be another than was sent. Passwords are left to their schema, which refuses more.
 */
export function placesOfNul(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.includes('\0') ? [[...path]] : [];
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return [];
  const places: PropertyKey[][] = [];
  for (const [name, item] of Object.entries(value)) {
    const place = [...path, name];
    if (name.includes('\0')) places.push(place);
    else if (!PASSWORDS.has(name)) places.push(...placesOfNul(item, place));
    if (places.length >= NAMED_AT_MOST) break;
  }
  return places;
}

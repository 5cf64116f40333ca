/**
 * Maximum depth of a body, deeper than any declared one. Deeper levels are dropped, because only an attack on the stack
 * uses them.
 */
const DEEPEST = 32;

/**
 * Passwords are not changed: they are never stored as text, and would become other passwords than the sent ones. Their
 * schema refuses text that is not plain.
 */
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'current_password']);

/**
 * The same value with all its texts made storable for PostgreSQL: NUL characters are removed, and broken surrogate
 * pairs replaced. Such characters come from a PDF or a cut emoji and are never intended.
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

/** Maximum number of paths reported. */
const NAMED_AT_MOST = 20;

/**
 * Paths of the first NUL characters in a body. PostgreSQL cannot store them, and a text without them would differ from
 * the sent text. Passwords are left to their schema, which is stricter.
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

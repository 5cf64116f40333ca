/** Deeper than any body that is declared. What lies below is left out: it could only be there to use up the stack. */
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

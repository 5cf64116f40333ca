/**
 * The same value with every text in it made what PostgreSQL can keep: without NUL characters, and with half characters
 * replaced. Pasted from a PDF or cut in the middle of an emoji, they are never meant.
 */
export function keepableText(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(keepableText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, keepableText(item)]));
}

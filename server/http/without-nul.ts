/**
 * The same value with NUL characters taken out of every text in it. PostgreSQL keeps none, and pasted from a PDF they
 * are never meant.
 */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutNul(item)]));
}

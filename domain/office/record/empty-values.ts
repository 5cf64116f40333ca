/**
 * The values of a new record without empty text, null and absent values (spec, section 5). Zero, false and empty lists
 * are values and stay. The client does this before sending, and the server again.
 */
export function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

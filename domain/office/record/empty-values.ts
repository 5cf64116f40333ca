/**
 * The values of a new record without those that are empty text, null or absent (spec, section 5). Zero, false and empty
 * lists say something and stay. The client does it before sending, the server to whatever is sent.
 */
export function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

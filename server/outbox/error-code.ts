/** What a code looks like; anything else may be something that a server said. */
const CODE = /^[A-Za-z0-9_]{1,25}$/;

/**
 * What an error is called, as codes: 'ECONNREFUSED', 'EENVELOPE 550', 'time_limit'. Its message is passed over, since
 * servers put the address, and sometimes the words, into what they say.
 */
export function errorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((one) => one !== undefined && CODE.test(String(one)));
  return codes.join(' ') || 'unknown';
}

/** Form of a code; any other text may be a server's message. */
const CODE = /^[A-Za-z0-9_]{1,25}$/;

/**
 * The codes of an error: 'ECONNREFUSED', 'EENVELOPE 550', 'time_limit'. Its message is left out, because servers
 * include the address, and sometimes the text of the mail.
 */
export function errorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((one) => one !== undefined && CODE.test(String(one)));
  return codes.join(' ') || 'unknown';
}

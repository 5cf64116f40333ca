/** The form of an error code; any other text may be a server's message. */
const CODE = /^[A-Za-z0-9_]{1,25}$/;

/**
 * The codes of an error: 'ECONNREFUSED', 'EENVELOPE 550', 'time_limit'. The message is left out, because servers put
 * the address into it, and sometimes the text of the mail.
 */
export function errorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((one) => one !== undefined && CODE.test(String(one)));
  return codes.join(' ') || 'unknown';
}

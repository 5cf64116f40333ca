/** The problem and the remedy for each error code of nodemailer. */
const ADVICE: Readonly<Record<string, string>> = {
  EAUTH: 'lets us not in: check the user and the password in SMTP_URL',
  ENOAUTH: 'wants a user and a password: add them to SMTP_URL',
  ETLS: 'has no TLS that is believed: check the host in SMTP_URL, and its certificate',
  EDNS: 'has a name that nobody knows: check the host in SMTP_URL',
};

/**
 * Greets the mail server and signs in, without sending a mail.
 * @returns a sentence for the operator if mails cannot be handed over; null if they can
 */
export async function askMailServer(smtp_url: string, limit_ms: number): Promise<string | null> {
  const limits = { connectionTimeout: limit_ms, greetingTimeout: limit_ms, socketTimeout: limit_ms };
  const { createTransport } = await import('nodemailer');
  try {
    await createTransport({ url: smtp_url, ...limits }).verify();
    return null;
  } catch (error) {
    // The answer of the server may name the user, so only its code is told.
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    const advice = ADVICE[code] ?? `cannot be reached (${code}): check the host and the port in SMTP_URL`;
    return `The mail server ${new URL(smtp_url).host} ${advice}.`;
  }
}

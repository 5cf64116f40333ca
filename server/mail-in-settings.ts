import { z } from 'zod';

const DOMAIN = /^(?=.{1,190}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;

/** The settings of incoming mail: answers to mails of ours, and reports about mails that did not arrive. */
export const MAIL_IN_SETTINGS = {
  MAIL_INBOUND_DOMAIN: {
    schema: z.string().toLowerCase().regex(DOMAIN, 'must be a domain such as svar.medverka.example').optional(),
    standard: 'mails cannot be answered and bounces are not read; outside production svar.example, at /dev/mail',
    description:
      'The domain whose mail is posted to /mail/incoming. Mails about messages get an answering address in it, and all mails a return address.',
  },
  MAIL_INBOUND_SECRET: {
    schema: z
      .string()
      .regex(/^[!-~]{16,}$/, 'must have at least 16 characters, without spaces')
      .optional(),
    standard: 'required with MAIL_INBOUND_DOMAIN in production',
    description: 'The secret with which the mail server posts to /mail/incoming and /mail/bounces.',
  },
  MAIL_INBOUND_SERVER: {
    schema: z.string().toLowerCase().optional(),
    standard: 'required with MAIL_INBOUND_DOMAIN in production',
    description:
      'The name that the receiving mail server writes first in its Authentication-Results; results of others are not believed.',
  },
} as const;

/** The settings of incoming mail as the server uses them. */
interface MailInEnv {
  readonly mail_inbound_domain: string | undefined;
  readonly mail_inbound_secret: string | undefined;
  readonly mail_inbound_server: string | undefined;
}

/** The domain and the server of development, in which nothing can be sent: mails are answered at /dev/mail. */
export const DEVELOPMENT_DOMAIN = 'svar.example';
export const DEVELOPMENT_SERVER = 'mx.svar.example';

/** Problems that concern several settings, or depend on production, one line each. */
export function mailInProblems(env: MailInEnv, isProduction: boolean): string[] {
  if (!isProduction || !env.mail_inbound_domain) return [];
  return [
    ...(env.mail_inbound_secret ? [] : ['MAIL_INBOUND_SECRET is required with MAIL_INBOUND_DOMAIN']),
    ...(env.mail_inbound_server ? [] : ['MAIL_INBOUND_SERVER is required with MAIL_INBOUND_DOMAIN']),
  ];
}

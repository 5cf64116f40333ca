import { z } from 'zod';

/** A name of the domain name system, such as brev or medverka.example. */
const DNS_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)*[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?$/i;

/** The settings of the signature (DKIM) that the mail service writes; only `npm run mail:check` uses them. */
export const MAIL_SIGNATURE_SETTINGS = {
  MAIL_DKIM_SELECTOR: {
    schema: z.string().regex(DNS_NAME, 'must be a name, such as brev').optional(),
    standard: 'npm run mail:check says that it is missing',
    description: 'The selector of the key by which the mail service signs. Only npm run mail:check uses it.',
  },
  MAIL_DKIM_DOMAIN: {
    schema: z.string().regex(DNS_NAME, 'must be a domain, such as medverka.example').optional(),
    standard: 'the domain of MAIL_FROM',
    description: 'The domain as which the mail service signs. Only npm run mail:check uses it.',
  },
} as const;

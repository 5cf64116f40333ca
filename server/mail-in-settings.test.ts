import { expect, test } from 'vitest';
import { MAIL_IN_SETTINGS, mailInProblems } from './mail-in-settings.ts';

const env = {
  mail_inbound_domain: 'svar.medverka.example',
  mail_inbound_secret: 'en hemlighet i sexton',
  mail_inbound_server: 'mx.medverka.example',
} as const;

test('in production a domain for incoming mail needs a secret and the name of its server', () => {
  const alone = { ...env, mail_inbound_secret: undefined, mail_inbound_server: undefined };
  expect(mailInProblems(env, true)).toEqual([]);
  expect(mailInProblems(alone, false)).toEqual([]);
  expect(mailInProblems(alone, true)).toEqual([
    'MAIL_INBOUND_SECRET is required with MAIL_INBOUND_DOMAIN',
    'MAIL_INBOUND_SERVER is required with MAIL_INBOUND_DOMAIN',
  ]);
  expect(mailInProblems({ ...alone, mail_inbound_domain: undefined }, true)).toEqual([]);
});

test.each([
  ['svar.medverka.se', true],
  ['Svar.Medverka.se', true],
  ['medverka', false],
  ['svar@medverka.se', false],
  ['svar..se', false],
  ['svar.se\r\nBcc: x', false],
])('%j can be the domain: %s', (domain, can) =>
  expect(MAIL_IN_SETTINGS.MAIL_INBOUND_DOMAIN.schema.safeParse(domain).success).toBe(can),
);

import { z } from 'zod';
import { SECRET_LENGTH_MIN, type Secrets, splitSecrets } from './secret-list.ts';

const isSecrets = (secrets: readonly string[]): secrets is Secrets =>
  secrets.length > 0 && secrets.every(({ length }) => length >= SECRET_LENGTH_MIN);

const secrets = z
  .string()
  .transform(splitSecrets)
  .refine(
    isSecrets,
    `must have at least ${SECRET_LENGTH_MIN} characters in each of its secrets, which commas separate; a comma within a secret is written twice`,
  )
  .refine((list) => new Set(list).size === list.length, 'must have no secret twice')
  .optional();

const STANDARD = 'made once and kept in DATA_DIR; required in production';

/** The settings whose value is a list of secrets: the first writes, all read. */
export const SECRET_SETTINGS = {
  SESSION_SECRET: {
    schema: secrets,
    standard: STANDARD,
    description:
      'Signs session cookies and short-lived addresses. Several, separated by commas, while it is being changed: the first signs, all are accepted.',
  },
  PERSONAL_DATA_SECRET: {
    schema: secrets,
    standard: STANDARD,
    description:
      'Seals personal numbers, bank accounts and keys of authenticators in the database. Several, separated by commas, while it is being changed: the first seals, all open. Keep a copy elsewhere: without it nobody reads them again.',
  },
} as const;

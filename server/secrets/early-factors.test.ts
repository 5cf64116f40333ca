import { symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKysely } from '#server/db/pool.ts';
import type { Env } from '#server/env.ts';
import { openForLibrary } from '#server/sealed/library-secrets.ts';
import type { Secrets } from '#server/secret-list.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { resealAll } from './rotate-secrets.ts';

const [OLD, NEW, SEALING] = ['old', 'new', 'sealing'].map((name) => `${name} secret of thirty-two characters`) as [
  string,
  string,
  string,
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const envOf = (...session_secrets: Secrets) =>
  ({ session_secrets, personal_data_secrets: [SEALING] }) as unknown as Env;

test('an authenticator that an early version sealed with SESSION_SECRET outlives a change of that secret', async () => {
  const sealed = await symmetricEncrypt({ key: OLD, data: 'key' });
  await database.pool.query(
    `with made as (insert into accounts (email, role, name) values ('ada@example.com', 'talent', 'Ada') returning id)
    insert into two_factors (account_id, secret, backup_codes) select id, $1, $1 from made`,
    [sealed],
  );
  await resealAll({ db: createKysely(database.pool), env: envOf(NEW, OLD), tell: () => {} });
  const { rows } = await database.pool.query<{ secret: string; backup_codes: string }>(
    'select secret, backup_codes from two_factors',
  );
  for (const value of Object.values(rows[0] ?? {})) expect((await openForLibrary(envOf(NEW), value)).text).toBe('key');
});

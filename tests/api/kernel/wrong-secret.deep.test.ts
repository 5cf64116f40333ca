/** A process starts only with a secret of personal data that opens what the database has sealed. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKysely } from '#server/db/pool.ts';
import type { Env } from '#server/env.ts';
import { sealForLibrary } from '#server/sealed/library-secrets.ts';
import { idOfSecret, seal } from '#server/sealed/seal.ts';
import { admitSecrets } from '#server/secrets/admit-secrets.ts';
import { holdRotation, requireKnownSecret } from '#server/secrets/begin-rotation.ts';
import { settleCanaries } from '#server/secrets/settle-canaries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const [OLD, NEW, TYPO] = ['old', 'new', 'typo'].map((name) => `${name} secret of personal data, 32 characters`) as [
  string,
  string,
  string,
];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const envOf = (...personal_data_secrets: [string, ...string[]]) =>
  ({ personal_data_secrets, session_secrets: [OLD] }) as unknown as Env;
/** The parts of a process with these secrets. Each look at its clock is later than the last. */
let now = Date.parse('2026-11-29T08:00:00Z');
const partsOf = (...list: [string, ...string[]]) => ({
  db: createKysely(database.pool),
  env: envOf(...list),
  clock: () => {
    now += 1000;
    return new Date(now);
  },
});
const start = (...list: [string, ...string[]]) => admitSecrets(partsOf(...list));
const knownIds = async () =>
  (
    await database.pool.query<{ key_id: string }>('select key_id from secret_canaries order by created_date, key_id')
  ).rows.map(({ key_id }) => key_id);

/** An account whose authenticator was sealed by an earlier version, before there were canaries. */
async function anOlderDatabase(secret: string): Promise<void> {
  const sealed = await sealForLibrary(envOf(secret), 'key');
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into accounts (email, role, name) values ('ada@example.com', 'talent', 'Ada') returning id`,
  );
  await database.pool.query('insert into two_factors (account_id, secret, backup_codes) values ($1, $2, $2)', [
    rows[0]?.id,
    sealed,
  ]);
}

test('the first start of a database stores a canary, and a start with another secret is refused', async () => {
  await start(OLD);
  await start(OLD);
  expect(await knownIds()).toEqual([idOfSecret(OLD)]);
  await expect(start(TYPO)).rejects.toThrow('PERSONAL_DATA_SECRET is not the secret of this database');
  await expect(start(TYPO, NEW)).rejects.toThrow('PERSONAL_DATA_SECRET is not the secret of this database');
  expect(await knownIds()).toEqual([idOfSecret(OLD)]);
});

test('a canary of another database does not admit a secret', async () => {
  await start(OLD);
  const forged = seal(envOf(TYPO), idOfSecret(OLD), `secret_canaries canary ${idOfSecret(OLD)}`);
  await database.pool.query('update secret_canaries set canary_sealed = $1', [forged]);
  await expect(start(OLD)).rejects.toThrow('PERSONAL_DATA_SECRET');
});

test('the first start of this version with a database in use takes the secret of its values only', async () => {
  await anOlderDatabase(OLD);
  await expect(start(TYPO)).rejects.toThrow('PERSONAL_DATA_SECRET is not the secret of this database');
  expect(await knownIds()).toEqual([]);
  await start(OLD);
  expect(await knownIds()).toEqual([idOfSecret(OLD)]);
});

test('of two secrets at the first start of this version, that of the values is needed', async () => {
  await anOlderDatabase(OLD);
  await start(NEW, OLD);
  await expect(start(NEW)).rejects.toThrow(`lacks the secret with the id ${idOfSecret(OLD)}`);
});

test('a secret with a comma that is read as two is refused with the way to write it', async () => {
  const [left, right] = ['the left half of thirty-two characters', 'the right half of thirty-two characters'] as const;
  const whole = `${left},${right}`;
  await anOlderDatabase(whole);
  await expect(start(left, right)).rejects.toThrow('If that one has commas, write each of them twice');
  await start(whole);
});

test('a secret with which a process begins to seal during a rotation stays needed until the next one', async () => {
  await start(OLD);
  await start(NEW, OLD);
  const parts = partsOf(NEW, OLD);
  const counts = { by_secret: new Map([[idOfSecret(NEW), 1]]), unreadable: 0 };
  const rotation = { before: await requireKnownSecret(parts), counts };
  await start(OLD, NEW);
  expect(await settleCanaries(parts, rotation)).toEqual(new Set());
  await expect(start(NEW)).rejects.toThrow(`lacks the secret with the id ${idOfSecret(OLD)}`);
  const next = { before: await requireKnownSecret(parts), counts };
  expect(await settleCanaries(parts, next)).toEqual(new Set([idOfSecret(OLD)]));
  await start(NEW);
});

test('of two rotations at once the second is refused', async () => {
  const lock = await holdRotation(database.url);
  await expect(holdRotation(database.url)).rejects.toThrow(
    'Another npm run secrets:rotate of this database is running',
  );
  await lock.release();
  await (await holdRotation(database.url)).release();
});

test('one process of five with a typing error in its new secret does not start, and so seals nothing', async () => {
  await start(OLD);
  await Promise.all(Array.from({ length: 4 }, () => start(OLD, NEW)));
  await expect(start(OLD, TYPO)).rejects.toThrow(idOfSecret(TYPO));
  await Promise.all(Array.from({ length: 4 }, () => start(NEW, OLD)));
  await expect(start(TYPO, OLD)).rejects.toThrow(idOfSecret(NEW));
  expect((await knownIds()).sort()).toEqual([idOfSecret(OLD), idOfSecret(NEW)].sort());
});

test('five first starts at the same moment agree on one secret', async () => {
  const secrets = [OLD, TYPO, OLD, TYPO, OLD];
  const started = await Promise.allSettled(secrets.map((secret) => start(secret)));
  const [known] = await knownIds();
  expect(await knownIds()).toHaveLength(1);
  for (const [index, { status }] of started.entries())
    expect(status).toBe(idOfSecret(secrets[index] ?? '') === known ? 'fulfilled' : 'rejected');
});

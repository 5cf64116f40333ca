import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { measureDatabase } from './measure-database.ts';
import { readDatabase } from './read-database.ts';

test('a database that does not answer has no measurements but that it is not up', async () => {
  const pool = createPool('postgres://localhost:1/nothing', { max: 1 });
  onTestFinished(() => pool.end());
  const registry = new Registry();
  const ask = measureDatabase(registry, () => readDatabase(createKysely(pool), systemClock));
  await ask();
  const text = await registry.metrics();
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rows).toEqual(['medverka_database_up 0']);
});

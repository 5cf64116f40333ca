import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findPending, migrate, readMigrations } from './migrate.ts';

const FUNCTIONS = join(import.meta.dirname, 'functions');
/** The last migration before functions had their own files. */
const LAST_BEFORE_FILES = '0204-held-answers.sql';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  // The test database already has the real migrations; these tests use their own.
  await database.pool.query('delete from schema_migrations');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

test('migrations are applied in order, once, also when several processes start at the same time', async () => {
  write('0001-first.sql', 'create table sample (id int);');
  write('0002-second.sql', 'alter table sample add column name text;');
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, { folder })));
  expect(runs.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
});

test('a migration that fails leaves nothing behind and names its line', async () => {
  write('0001-broken.sql', 'create table sample (id int);\nselect 1;\ncreate tabel other (id int);');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('0001-broken.sql, line 3 failed');
  const { rows } = await database.pool.query("select to_regclass('public.sample') as found");
  expect(rows[0].found).toBeNull();
});

test('a migration that waits for a table lets others use it, names the process it waits for, and is applied in the end', async () => {
  write('0001-first.sql', 'create table sample (id int); insert into sample values (1);');
  await migrate(database.pool, { folder });
  write('0002-second.sql', 'alter table sample add column name text;');
  const backup = new pg.Client({ connectionString: database.url, application_name: 'a backup' });
  await backup.connect();
  await backup.query('begin; lock table sample in access share mode');
  const told = Promise.withResolvers<string>();
  const waits = { once: 50, between: 50, in_all: 60_000 };
  const applied = migrate(database.pool, { folder, waits, tell: told.resolve });
  expect(await told.promise).toContain('0002-second.sql waits for a table. Who has been at work longest: a backup (');
  expect((await database.pool.query('select id from sample')).rows).toEqual([{ id: 1 }]);
  await backup.query('commit');
  expect(await applied).toEqual(['0002-second.sql']);
  await backup.query('begin; lock table sample in access share mode');
  write('0003-third.sql', 'alter table sample add column shape text;');
  await expect(migrate(database.pool, { folder, waits: { ...waits, in_all: 0 } })).rejects.toThrow(
    '0003-third.sql failed: canceling statement due to lock timeout',
  );
  await backup.end();
});

test('an applied file may not change; other line endings are no change', async () => {
  write('0001-first.sql', 'create table sample (\nid int);');
  await migrate(database.pool, { folder });
  write('0001-first.sql', 'create table sample (\r\nid int);');
  expect(await migrate(database.pool, { folder })).toEqual([]);
  write('0001-first.sql', 'create table sample (id bigint);');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('was changed after it had been applied');
});

test('numbers are unique, names are regular, and no migration comes before an applied one', () => {
  write('0001-first.sql', '');
  write('0001-other.sql', '');
  expect(() => readMigrations(folder)).toThrow('number 0001');
  rmSync(join(folder, '0001-other.sql'));
  write('second.sql', '');
  expect(() => readMigrations(folder)).toThrow('must be named');
  const files = ['0001-a.sql', '0002-b.sql'].map((name) => ({ name, sql: '', sha256: 'x' }));
  expect(() => findPending(files, [{ name: '0002-b.sql', sha256: 'x' }])).toThrow('comes before 0002-b.sql');
  // A database migrated by a later version: the older version still runs on it, so that a release can be rolled back.
  expect(findPending(files, [...files, { name: '0003-later.sql', sha256: 'y' }])).toEqual([]);
});

test('every table and column has a comment', async () => {
  const { rows } = await database.pool.query(`
    select c.relname || coalesce('.' || a.attname, '') as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum >= 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and col_description(c.oid, a.attnum) is null
    union all
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and obj_description(c.oid, 'pg_class') is null
    order by 1`);
  expect(
    rows.map(({ place }) => place),
    'add `comment on …` in a migration',
  ).toEqual([]);
});

test('a function is applied if its file is new or has changed, after the migrations', async () => {
  const functions = mkdtempSync(join(tmpdir(), 'functions-'));
  const say = (words: string) =>
    writeFileSync(
      join(functions, 'greeting.sql'),
      `create or replace function greeting() returns text language sql as $$ select word || '${words}' from sample $$;`,
    );
  const greeting = async () => (await database.pool.query('select greeting() as words')).rows[0].words;
  try {
    write('0001-first.sql', "create table sample (word text); insert into sample values ('Hej');");
    say(' du');
    expect(await migrate(database.pool, { folder, functions })).toEqual(['0001-first.sql', 'functions/greeting.sql']);
    expect(await greeting()).toBe('Hej du');
    expect(await migrate(database.pool, { folder, functions })).toEqual([]);
    say(' igen');
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, { folder, functions })));
    expect(runs.flat()).toEqual(['functions/greeting.sql']);
    expect(await greeting()).toBe('Hej igen');
    writeFileSync(
      join(functions, 'other.sql'),
      'create or replace function other() returns text\nlanguage sql as $$ selec 1 $$;',
    );
    say(' nej');
    await expect(migrate(database.pool, { folder, functions })).rejects.toThrow(
      'server/db/functions/other.sql, line 2 failed',
    );
    expect(await greeting()).toBe('Hej igen');
  } finally {
    rmSync(functions, { recursive: true });
  }
});

test('a function with a file of its own is written in no migration, which would undo it or be undone', () => {
  const inFiles = readdirSync(FUNCTIONS).map((name) => name.replace('.sql', '').replaceAll('-', '_'));
  for (const { name, sql } of readMigrations().filter(({ name }) => name > LAST_BEFORE_FILES))
    for (const [, made = ''] of sql.matchAll(/create (?:or replace )?function (\w+)/gi))
      expect(inFiles, `${name} makes ${made}, which stands in server/db/functions`).not.toContain(made);
});

import {
  DummyDriver,
  Kysely,
  sql as kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './generated.ts';
import { sql } from './sql.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type EitherSql = typeof sql;
const list = (one: EitherSql) => one.join([1, one`two ${2}`, one.ref('t.three')]);

test.each<[string, (one: EitherSql) => ReturnType<EitherSql>]>([
  ['values', (one) => one`select ${1}, ${null}, ${'text'}, ${['a', 'list']}`],
  ['pieces within pieces', (one) => one`select ${one`a = ${1} and ${one`b = ${2}`}`} or c = ${3}`],
  ['names', (one) => one`select ${one.ref('t.a')}, ${one.ref('b"c')} from ${one.table('t')}`],
  [
    'a raw text and fixed values',
    (one) => one`${one.raw('select 1')} ${one.lit(5)} ${one.lit(true)} ${one.lit(null)} ${one.lit("o'clock")}`,
  ],
  ['lists', (one) => one`select ${list(one)} where ${one.join([1, 2], one` and ${9} and `)}${one.join([])}`],
  ['another type', (one) => one`select ${one`${1}`.$castTo<string>()} ${one`${2}`.$notNull()}`],
])('%s make the statement that Kysely makes of them', (_, write) => {
  const { sql: text, parameters } = write(sql).compile(db);
  const kyselys = write(kysely as unknown as EitherSql).compile(db);
  expect({ text, parameters }).toEqual({ text: kyselys.sql, parameters: kyselys.parameters });
});

test('pieces of both kinds can be mixed, also with the query builder', () => {
  const text = 'select a = $1, b = $2, c = $3';
  for (const mixed of [
    sql`select ${kysely`a = ${1}`}, ${sql`b = ${2}`}, ${kysely`c = ${3}`}`,
    kysely`select ${sql`a = ${1}`}, ${kysely`b = ${2}`}, ${sql`c = ${3}`}`,
  ]) {
    expect(mixed.compile(db)).toMatchObject({ sql: text, parameters: [1, 2, 3] });
  }
  expect(sql`select ${kysely.ref('t.a')}, ${1}`.compile(db)).toMatchObject({ sql: 'select "t"."a", $1' });
  expect(sql`${db.selectFrom('talents').select('id').where('id', '=', 'x')} limit ${1}`.compile(db)).toMatchObject({
    sql: '(select "id" from "talents" where "id" = $1) limit $2',
    parameters: ['x', 1],
  });
  const builder = db.selectFrom('talents').select(sql<number>`${1}`.as('one')).where(sql<boolean>`id = ${2}`);
  expect(builder.compile()).toMatchObject({
    sql: 'select $1 as "one" from "talents" where id = $2',
    parameters: [1, 2],
  });
});

import type { RawBuilder, SqlBool } from 'kysely';
import type { RecordDeclaration } from '#contract/registry/record/declaration.ts';
import type { FieldKind } from '#contract/registry/record/field.ts';
import { RECORD_PAGE_SIZE, RECORD_PAGE_SIZE_MAX } from '#contract/registry/record/page.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { VARIED } from '#server/db/pool.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { readableFor, type Sorting, type Where } from '#server/features/registry/record/policy.ts';
import type { RecordSource } from './source.ts';

/** An entity and the actor who asks for it. */
export interface Meeting {
  readonly declaration: RecordDeclaration;
  readonly source: RecordSource;
  readonly actor: SignedInActor;
  readonly moment: Moment;
}

export interface Question {
  readonly where: Where;
  readonly sorting: Sorting;
  /** Page number, from 1. */
  readonly page: number;
  readonly page_size: number;
}

type Row = Record<string, unknown>;

/** Page sizes whose usual lists are prepared statements. */
const USUAL_SIZES = [25, RECORD_PAGE_SIZE, RECORD_PAGE_SIZE_MAX];

// SQL types to which filter values are cast, so that a number too large for its column matches no row instead of
// failing.
const TYPES: Readonly<Record<FieldKind, string>> = {
  id: 'uuid',
  text: 'text',
  flag: 'boolean',
  whole: 'bigint',
  ore: 'bigint',
  day: 'date',
  instant: 'timestamptz',
  list: 'text[]',
  parts: 'jsonb',
};

type Column = (field: string) => RawBuilder<unknown>;

const derivedOf = ({ source, actor, moment }: Meeting) => source.derived?.(actor, moment) ?? {};

function columnsOf(meeting: Meeting): Column {
  const derived = derivedOf(meeting);
  return (field) => derived[field] ?? sql.ref(`${meeting.source.alias}.${field}`);
}

function equals({ declaration }: Meeting, column: Column, field: string, value: unknown): RawBuilder<SqlBool> {
  const { kind = 'text' } = declaration.fields[field] ?? {};
  return value === null ? sql`${column(field)} is null` : sql`${column(field)} = ${value}::${sql.raw(TYPES[kind])}`;
}

const plain = new Map<string, RawBuilder<unknown>>();

/** The columns with the names of their fields, kept as one text, because an entity has dozens and every call reads them. */
function plainColumns(alias: string, names: readonly string[]): RawBuilder<unknown> {
  const key = `${alias} ${names}`;
  const columns = plain.get(key) ?? sql.raw(names.map((name) => `"${alias}"."${name}"`).join(', '));
  plain.set(key, columns);
  return columns;
}

function selection(meeting: Meeting) {
  const { declaration, source, actor, moment } = meeting;
  const derived = derivedOf(meeting);
  const names = Object.keys(readableFor(declaration, actor.role));
  const columns = [
    plainColumns(
      source.alias,
      names.filter((name) => !derived[name]),
    ),
    ...names.flatMap((name) => (derived[name] ? sql`${derived[name]} as ${sql.ref(name)}` : [])),
  ];
  return sql`select ${sql.join(columns)} from ${source.from} where ${source.visible(actor, moment)}`;
}

/**
 * A page of the rows that the actor may see. Rows with equal values are ordered by id in the same direction, so that
 * pages never overlap and a leading minus gives exactly the reverse order. One row more than the page is read instead
 * of a count.
 */
export async function selectRecords(db: Db, meeting: Meeting, { where, sorting, page, page_size }: Question) {
  const column = columnsOf(meeting);
  const conditions = Object.entries(where)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql` and ${equals(meeting, column, field, value)}`);
  const direction = sorting.is_descending ? sql`desc` : sql`asc`;
  // The default order without a filter has a prepared statement per entity, role and usual size; other combinations
  // vary too much.
  const isUsual = conditions.length === 0 && sorting.field === 'created_date' && USUAL_SIZES.includes(page_size);
  const { rows } =
    await sql<Row>`${isUsual ? sql`` : sql.raw(VARIED)}${selection(meeting)}${sql.join(conditions, sql``)}
    order by ${column(sorting.field)} ${direction}, ${sql.ref(`${meeting.source.alias}.id`)} ${direction}
    ${pageOfRows(page, page_size, 1)}`.execute(db);
  return { items: rows.slice(0, page_size), page, page_size, has_more: rows.length > page_size };
}

/** One record; undefined if the actor may not see it. */
export async function findRecord(db: Db, meeting: Meeting, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`${selection(meeting)} and ${equals(meeting, columnsOf(meeting), 'id', id)}`.execute(
    db,
  );
  return rows[0];
}

/** True if the actor may see a record with this id. */
export async function seesRecord(db: Db, meeting: Meeting, id: string): Promise<boolean> {
  const { source, actor, moment } = meeting;
  const { rows } = await sql`
    select from ${source.from} where ${source.visible(actor, moment)} and ${equals(meeting, columnsOf(meeting), 'id', id)}`.execute(
    db,
  );
  return rows.length > 0;
}

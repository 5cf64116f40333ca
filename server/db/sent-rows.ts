import type { RawBuilder } from 'kysely';
import { sql } from '#server/db/sql.ts';

/** More rows are not sent as values: each number of rows is a statement of its own, which PostgreSQL keeps. */
const VALUES_AT_MOST = 4;

/** The columns of sent rows, with their types in SQL. Texts of our own code, and the same object for all statements. */
export type Columns = Readonly<Record<string, string>>;

const sentValue = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);

/** The text between the values of so many rows. A single row is a selection, which PostgreSQL reads faster. */
function writeText(columns: Columns, count: number): TemplateStringsArray {
  const types = Object.entries(columns);
  const isSingle = count === 1;
  const after = types.map(([name, type]) => (isSingle ? `::${type} as "${name}"` : `::${type}`));
  const last = isSingle ? ') as row' : `)) as row (${types.map(([name]) => `"${name}"`)})`;
  const text = [isSingle ? '(select ' : '(values ('];
  for (let row = 1; row <= count; row++) {
    for (const [at, each] of after.entries()) {
      const isLast = at === after.length - 1;
      text.push(each + (isLast ? (row === count ? last : '), (') : ', '));
    }
  }
  return Object.assign(text, { raw: text });
}

const texts = new WeakMap<Columns, TemplateStringsArray[]>();

/** Keeps the texts, because to build them of parts for each statement takes our process longer than JSON does. */
function textOf(columns: Columns, count: number): TemplateStringsArray {
  const known = texts.get(columns) ?? [];
  texts.set(columns, known);
  known[count] ??= writeText(columns, count);
  return known[count];
}

/**
 * The rows of a statement, as its table `row`. A few rows can be sent as values: to read them out of JSON takes
 * PostgreSQL about as long as to write them.
 */
export function sentRows(rows: readonly object[], columns: Columns, as: 'values' | 'json'): RawBuilder<unknown> {
  if (as === 'json' || rows.length > VALUES_AT_MOST) {
    const declared = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
    return sql`jsonb_to_recordset(${JSON.stringify(rows)}) as row (${sql.raw(declared.join(', '))})`;
  }
  const names = Object.keys(columns);
  return sql(
    textOf(columns, rows.length),
    ...rows.flatMap((row) => names.map((name) => sentValue(Reflect.get(row, name)))),
  );
}

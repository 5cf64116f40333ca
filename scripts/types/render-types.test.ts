import { expect, test } from 'vitest';
import type { Column } from './read-columns.ts';
import { readCheckValues, renderTypes } from './render-types.ts';

test.each([
  ["CHECK ((status = ANY (ARRAY['open'::text, 'it''s'::text])))", ["'open'", "'it\\'s'"]],
  ["CHECK (((status IS NULL) OR (status = ANY (ARRAY['a'::text, 'b'::text]))))", ["'a'", "'b'"]],
  ["CHECK (((status)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])))", ["'a'", "'b'"]],
  ['CHECK ((status = ANY (ARRAY[1, 2, 3])))', ['1', '2', '3']],
  ["CHECK ((status = 'only'::text))", ["'only'"]],
  ["CHECK ((status <@ ARRAY['a'::text, 'b'::text]))", ["'a'", "'b'"]],
  ['CHECK (((status >= 1) AND (status <= 5)))', undefined],
  ["CHECK ((status <> ALL (ARRAY['a'::text])))", undefined],
  ["CHECK (((status = ANY (ARRAY['a'::text])) AND (length(status) > 2)))", undefined],
])('%s', (check, values) => {
  expect(readCheckValues(check, 'status')).toEqual(values);
});

const column = (given: Partial<Column>): Column => ({
  table: 'sample_rows',
  table_comment: 'Samples.',
  is_view: false,
  name: 'id',
  comment: '',
  type: 'uuid',
  enum_labels: [],
  is_nullable: false,
  has_default: false,
  is_generated: false,
  checks: [],
  ...given,
});

test('row types have comments, nulls, defaults, arrays and read-only columns', () => {
  const text = renderTypes([
    column({ has_default: true, comment: 'The key.' }),
    column({ name: 'fee_ore', type: 'int8', is_nullable: true, comment: 'In öre.' }),
    column({ name: 'count', type: 'int8' }),
    column({ name: 'tags', type: '_text', checks: ["CHECK ((tags <@ ARRAY['a'::text, 'b'::text]))"] }),
    column({ name: 'payload', type: 'jsonb', is_nullable: true }),
    column({ name: 'search', type: 'tsvector', is_generated: true }),
    column({ name: 'day', type: 'date' }),
  ]);
  expect(text).toBe(`// Written by \`npm run db:types\` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** Samples. */
export interface SampleRowsTable {
  /** The key. */
  id: Generated<string>;
  /** In öre. */
  fee_ore: Ore | null;
  count: number;
  tags: ('a' | 'b')[];
  payload: Generated<unknown>;
  search: ColumnType<string, never, never>;
  day: string;
}

/** Every table and view, for Kysely. */
export interface Database {
  sample_rows: SampleRowsTable;
}
`);
});

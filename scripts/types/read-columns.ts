import type pg from 'pg';
import { z } from 'zod';

/** A column of the migrated database, with everything that its row type needs. */
export type Column = {
  table: string;
  table_comment: string;
  is_view: boolean;
  name: string;
  comment: string;
  /** Name in pg_type; arrays begin with an underscore. */
  type: string;
  enum_labels: string[];
  is_nullable: boolean;
  has_default: boolean;
  /** True if the database computes or numbers the column, so that statements cannot write it. */
  is_generated: boolean;
  /** Definitions of the check constraints that concern this column alone. */
  checks: string[];
};

const columns = z.array(
  z.object({
    table: z.string(),
    table_comment: z.string(),
    is_view: z.boolean(),
    name: z.string(),
    comment: z.string(),
    type: z.string(),
    enum_labels: z.array(z.string()),
    is_nullable: z.boolean(),
    has_default: z.boolean(),
    is_generated: z.boolean(),
    checks: z.array(z.string()),
  }),
);

/** All columns of the tables and views of schema public, ordered by table name. */
export async function readColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query(`
    select
      c.relname as "table",
      coalesce(obj_description(c.oid, 'pg_class'), '') as table_comment,
      c.relkind in ('v', 'm') as is_view,
      a.attname as name,
      coalesce(col_description(c.oid, a.attnum), '') as comment,
      coalesce(base.typname, t.typname) as type,
      array(select e.enumlabel::text from pg_enum e where e.enumtypid in (t.oid, t.typelem) order by e.enumsortorder) as enum_labels,
      not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      a.attgenerated <> '' or a.attidentity = 'a' as is_generated,
      array(
        select pg_get_constraintdef(k.oid)
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by k.conname
      ) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type base on t.typtype = 'd' and base.oid = t.typbasetype
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    order by c.relname, a.attnum`);
  return columns.parse(rows);
}

/** What copying rows has to know about the tables. */
import type pg from 'pg';

interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, such as 'uuid' or 'uuid[]'. */
  readonly type: string;
  /** The table to which a foreign key leads; of an id, also a key of several columns. */
  readonly leads_to: string | null;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of each unique index, and those in its expressions. */
  readonly unique: readonly (readonly string[])[];
  /** The primary key where PostgreSQL knows doubles only by it, because another key is checked at the commit; else empty. */
  readonly told_by: string;
}

/** All tables of the product, without columns that PostgreSQL computes. */
export async function readTables(pool: pg.Client): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'leads_to',
          (select k.confrelid::regclass::text from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
             and (cardinality(k.conkey) = 1 or a.atttypid = 'uuid'::regtype) order by cardinality(k.conkey) limit 1)
        ) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg((select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and (
          a.attnum = any(i.indkey)
          or i.indexprs is not null and pg_get_expr(i.indexprs, c.oid) ~ ('\\y' || a.attname || '\\y'))))
        from pg_index i where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)), '[]') as unique,
      coalesce((select '(' || string_agg(a.attname, ', ') || ')' from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p'
          and exists (select from pg_constraint o where o.conrelid = c.oid and o.contype in ('u', 'x') and o.condeferrable)), '') as told_by
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  return rows;
}

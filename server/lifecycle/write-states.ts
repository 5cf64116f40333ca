/**
 * The only code that writes state columns. A transition is one conditional update of all its objects, together with
 * their events and consequences, in the caller's transaction. If an object is no longer in the state in which the
 * command was decided, PostgreSQL ends the transaction with `changed_meanwhile`.
 */
import type { Decision } from '#domain/kernel/workflow/decide.ts';
import type { StateValue, Workflow } from '#domain/kernel/workflow/workflow.ts';
import { demand } from '#server/db/demand.ts';
import { sql } from '#server/db/sql.ts';
import { send, type Trx } from '#server/db/transaction.ts';

/** One object, and the decision about the command for it. */
export interface Decided {
  readonly id: string;
  readonly decision: Decision;
  /** Values of this object only; all objects have the same columns. */
  readonly own?: object;
}

/**
 * Sends the decided states and values; refuses if an object is no longer in its expected state.
 * @param once a column that must still be empty, for a command that is given only once and changes no state
 */
export function updateStates(
  trx: Trx,
  { table, columns }: Workflow,
  decided: readonly Decided[],
  values: Readonly<Record<string, unknown>>,
  once?: string,
): void {
  const [first] = decided;
  if (!first) return;
  // All objects of one command get the same new state, and write the same columns.
  const written = { ...values, ...first.decision.set };
  const set = [
    ...Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    ...Object.keys(first.own ?? {}).map((name) => sql`${sql.ref(name)} = expected.${sql.ref(name)}`),
  ];
  const expected = decided.map(({ id, decision, own }) => ({ ...own, id, ...decision.expect }));
  const ids = decided.map(({ id }) => id);
  // The ids stand by themselves too: PostgreSQL takes every JSON for a hundred rows, to which it compares a whole table.
  const found = sql`
    update ${sql.table(table)} as t
    set ${sql.join(set)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(expected)}) as expected
    where t.id = any(${ids}::uuid[]) and t.id = expected.id and ${sql.join(
      Object.keys(columns).map((name) => sql`t.${sql.ref(name)} is not distinct from expected.${sql.ref(name)}`),
      sql` and `,
    )}${once ? sql` and t.${sql.ref(once)} is null` : sql``}
    returning 1`;
  const refusal = sql<'changed_meanwhile' | null>`
    case when (select count(*) from found) <> ${decided.length} then 'changed_meanwhile' end`;
  demand(trx, { found, refusal });
}

/** Sends new rows in the first state of their creation. All rows must have the same columns. */
export function insertRows(
  trx: Trx,
  table: string,
  state: Readonly<Record<string, StateValue>>,
  rows: readonly { readonly id: string; readonly values: object }[],
): void {
  const full = rows.map(({ id, values }) => ({ ...values, ...state, id }));
  const [first] = full;
  if (!first) return;
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  send(
    trx,
    sql`insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(full)})`,
  );
}

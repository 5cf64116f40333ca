import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { Command, WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Deadline, Workflow } from '#domain/kernel/workflow/workflow.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Adapter, ByDeadline, CommandWords } from './adapter.ts';
import { adapters } from './adapters.ts';
import { move } from './run.ts';
import { timedNouns } from './sweep-order.ts';

const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Parts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

/** A command that is given when a deadline passes. */
interface Timed {
  readonly noun: WorkflowNoun;
  readonly command: string;
  readonly deadline: Deadline;
}

/**
 * The condition for objects whose deadline has passed: the object is in a state that the command may leave, its
 * deadline's column is in the past, and the columns `once` and `unless` are empty.
 */
function isDue(workflow: Workflow, command: string, due: Deadline, moment: Moment) {
  const { from = {} } = workflow.transitions[command] ?? {};
  const states = Object.entries(from).map(
    ([name, values = []]) =>
      sql`(${sql.join(
        values.map((value) => (value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`)),
        sql` or `,
      )})`,
  );
  const passed =
    due.passes === 'day' ? sql`${sql.ref(due.column)} < ${moment.today}` : sql`${sql.ref(due.column)} <= ${moment.now}`;
  const empty = [...(due.once ? [due.once] : []), ...(due.unless ?? [])].map(
    (column) => sql`${sql.ref(column)} is null`,
  );
  return sql`${sql.join([...states, passed, ...empty], sql` and `)}`;
}

/** The next objects after the id `after` whose deadline has passed. */
const selectDue = ({ noun, command, deadline }: Timed, after: string, moment: Moment) => {
  const workflow: Workflow = workflows[noun];
  return sql`
    select id from ${sql.table(workflow.table)}
    where ${isDue(workflow, command, deadline, moment)} and id > ${after} order by id limit ${AT_ONCE}`;
};

async function findDue(db: Db, timed: Timed, after: string, moment: Moment): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${selectDue(timed, after, moment)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The first due objects of each command, all in one query, because usually there are none. */
async function findFirstDue(db: Db, timed: readonly Timed[], moment: Moment): Promise<string[][]> {
  const first: string[][] = timed.map(() => []);
  if (timed.length === 0) return first;
  const each = timed.map(
    (one, at) => sql`(select ${sql.lit(at)}::int as at, due.id from (${selectDue(one, BEFORE_ALL, moment)}) due)`,
  );
  const { rows } = await sql<{ at: number; id: string }>`${sql.join(each, sql` union all `)} order by id`.execute(db);
  for (const { at, id } of rows) first[at]?.push(id);
  return first;
}

/** True if the object is still due under the lock; another process may have given the command meanwhile. */
async function isStillDue(
  trx: Trx,
  workflow: Workflow,
  command: string,
  due: Deadline,
  id: string,
  moment: Moment,
): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(workflow.table)}
    where id = ${id} and ${isDue(workflow, command, due, moment)} for no key update`.execute(trx);
  return rows.length > 0;
}

/**
 * Gives the command to one due object, unless another command came first or the command is refused. A thrown failure is
 * a bug and does not stop the others; the next sweep tries again.
 * @returns true if the object was moved
 */
async function moveDue<Noun extends WorkflowNoun>(
  { db, log }: Parts,
  noun: Noun,
  command: Command<Noun>,
  deadline: Deadline,
  id: string,
  moment: Moment,
): Promise<boolean> {
  const adapter: Adapter<Noun> = adapters[noun];
  const work = async (trx: Trx) => {
    await adapter.hold?.(trx, id);
    if (!(await isStillDue(trx, workflows[noun], command, deadline, id, moment))) return 'gone';
    const [object] = await adapter.load(trx, { of: noun, ids: [id] }, moment);
    if (!object) return 'gone';
    const none: ByDeadline<Noun, Command<Noun>> = { words: {} as CommandWords<Noun, Command<Noun>> };
    const { concerned = object.concerned, ...written } = adapter.byDeadline?.[command]?.(object, moment) ?? none;
    return move(trx, { noun, command, object: { ...object, concerned }, actor: SYSTEM, moment, ...written });
  };
  try {
    return (await inTransaction(db, work)) === true;
  } catch (err) {
    log.error({ err, noun, command, subject_id: id }, 'a deadline could not be kept');
    return false;
  }
}

const timedOf = (noun: WorkflowNoun): Timed[] =>
  Object.entries((workflows[noun] as Workflow).transitions).flatMap(([command, { deadline }]) =>
    deadline ? [{ noun, command, deadline }] : [],
  );

/**
 * Gives one command to all objects that are due.
 * @param first the ids of the first due objects
 */
async function sweep(parts: Parts, { noun, command, deadline }: Timed, first: readonly string[], moment: Moment) {
  let moved = 0;
  for (let ids = first; ; ) {
    for (const id of ids)
      if (await moveDue(parts, noun, command as Command<typeof noun>, deadline, id, moment)) moved += 1;
    const last = ids.at(-1);
    if (!last || ids.length < AT_ONCE) return moved;
    ids = await findDue(parts.db, { noun, command, deadline }, last, moment);
  }
}

/**
 * Gives every command whose declared deadline has passed, each object in a separate transaction, so that a simultaneous
 * command or a failure affects no other object.
 * @param nouns the nouns to check; by default all
 * @returns the number of moved objects
 */
export async function sweepDeadlines(parts: Parts, nouns: readonly WorkflowNoun[] = timedNouns): Promise<number> {
  const moment = momentOf(parts.clock());
  const timed = nouns.flatMap(timedOf);
  let first = await findFirstDue(parts.db, timed, moment);
  let moved = 0;
  for (const [at, one] of timed.entries()) {
    const movedHere = await sweep(parts, one, first[at] ?? [], moment);
    // A move may make other objects due, or end their deadlines, so the due ones are read again.
    if (movedHere > 0) first = await findFirstDue(parts.db, timed, moment);
    moved += movedHere;
  }
  return moved;
}

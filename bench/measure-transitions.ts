import { performance } from 'node:perf_hooks';
import { type Kysely, sql } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { addDays, dayOf, momentOf } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { systemClock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { answerRequest } from '#server/features/casting/candidate/commands/move-candidate.ts';
import { termsJson } from '#tests/factories/terms.ts';

const WRITERS = 32;
const MOVES = 20;

interface Target {
  id: string;
  talent_id: string;
  account_id: string;
}

/**
 * One open request for each writer, to different talents of one project, so that the writers wait for the lock of the
 * same project.
 */
async function makeTargets(db: Kysely<Database>): Promise<Target[]> {
  const { rows } = await sql<Target>`
    with place as (select r.id, r.project_id from project_roles r limit 1),
    people as (select id, account_id from talents order by created_date limit ${WRITERS}),
    made as (
      insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
      select place.project_id, place.id, 0, people.id, 'pending', false, ${termsJson()}, ${addDays(dayOf(systemClock()), 5)}::date from place, people
      returning id, talent_id)
    select made.id, made.talent_id, people.account_id from made join people on people.id = made.talent_id`.execute(db);
  return rows;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (WRITERS * MOVES) / ((performance.now() - from) / 1000);
}

const asTalent = (target: Target): TalentActor => ({
  role: 'talent',
  account_id: target.account_id,
  session_id: '',
  name: 'Bench',
  email: '',
  talent_id: target.talent_id,
  is_registered: true,
});

/**
 * Each writer changes its answer to yes and to no in turn: lock, load, decide, update, event, log, notice, live update.
 */
async function throughRunner(db: Kysely<Database>, targets: readonly Target[]): Promise<void> {
  await Promise.all(
    targets.map(async (target) => {
      for (let index = 0; index < MOVES; index++) {
        const command = index % 2 === 0 ? 'answer-interested' : 'answer-not-interested';
        const result = await inTransaction(db, (trx) =>
          answerRequest(
            trx,
            asTalent(target),
            target.id,
            command,
            { message: '', terms_version: 1 },
            momentOf(systemClock()),
          ),
        );
        if (isRefusal(result)) throw new Error(`A writer was refused: ${result.refused}`);
      }
    }),
  );
}

/**
 * For comparison, bare statements without the lifecycle runner: a conditional update and the row of an event, in one
 * transaction.
 */
async function bare(db: Kysely<Database>, targets: readonly Target[]): Promise<void> {
  await Promise.all(
    targets.map(async (target) => {
      for (let index = 0; index < MOVES; index++) {
        await db.transaction().execute(async (trx) => {
          const next = index % 2 === 0 ? 'interested' : 'not_interested';
          await sql`update candidates set interest_status = ${next} where id = ${target.id} and interest_status <> ${next}`.execute(
            trx,
          );
          await sql`insert into events (noun, type, subject_id, actor_role, actor_name, to_state, payload)
            values ('candidate', 'candidate.answer', ${target.id}, 'talent', 'Bench', '{}', '{}')`.execute(trx);
        });
      }
    }),
  );
}

/** All writers give the same command on one candidate at once. Returns the number that succeed; exactly one should. */
async function contested(db: Kysely<Database>, target: Target): Promise<number> {
  await sql`update candidates set interest_status = 'pending' where id = ${target.id}`.execute(db);
  const moment = momentOf(systemClock());
  const results = await Promise.all(
    Array.from({ length: WRITERS }, () =>
      inTransaction(db, (trx) =>
        answerRequest(trx, asTalent(target), target.id, 'answer-interested', { message: '', terms_version: 1 }, moment),
      ),
    ),
  );
  return results.filter((result) => !isRefusal(result)).length;
}

/**
 * @returns the ratio, and rows of the report: transitions per second of the lifecycle runner and of bare statements,
 * and how many writers of one candidate succeeded
 */
export async function measureTransitions(db: Kysely<Database>): Promise<{ ratio: number; lines: string[] }> {
  const targets = await makeTargets(db);
  const ratios: number[] = [];
  let last = { ours: 0, bare: 0 };
  await throughRunner(db, targets);
  for (let round = 0; round < 5; round++) {
    last = { ours: await timed(() => throughRunner(db, targets)), bare: await timed(() => bare(db, targets)) };
    ratios.push(last.ours / last.bare);
  }
  const [first] = targets;
  const winners = first ? await contested(db, first) : 0;
  const ratio = ratios.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  const lines = [
    `| ${WRITERS} writers, each its own candidate | ${last.ours.toFixed(0)} | ${last.bare.toFixed(0)} | ${ratio.toFixed(2)} |`,
    '',
    `${WRITERS} writers giving the same command on one candidate at once: ${winners} succeeded.`,
  ];
  return { ratio, lines };
}

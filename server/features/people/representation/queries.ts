import type { RawBuilder, SqlBool } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { OwnAgent, Represented } from '#contract/people/representation.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { representationWorkflow } from '#domain/people/representation/representation.workflow.ts';
import type { TalentActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';

/** The side of the caller: the talent, or the agent. */
export type Side = 'talent' | 'agent';

export interface LoadedRepresentation extends Omit<OwnAgent & Represented, 'actions'> {
  readonly talent_id: string;
  readonly agent_account_id: string | null;
  readonly is_agents: boolean;
}

/**
 * The condition on `r` (representations) for the caller's rows. An agent sees the offers to the mailbox of the account
 * that hold, and the rights that the account has or had; the address of an account is confirmed.
 */
const visibleTo = (side: Side, actor: TalentActor, { now }: Moment): RawBuilder<SqlBool> =>
  side === 'talent'
    ? sql<SqlBool>`r.talent_id = ${actor.talent_id}`
    : sql<SqlBool>`(r.agent_account_id = ${actor.account_id} or (r.status = 'offered' and r.expires_date > ${now}
        and r.agent_mailbox = (select mailbox from accounts where id = ${actor.account_id} and email_verified)))`;

async function load(
  db: Db,
  side: Side | null,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`r.id`,
): Promise<LoadedRepresentation[]> {
  const { rows } = await sql<Omit<LoadedRepresentation, 'is_agents'>>`
    select r.id, r.talent_id, r.agent_account_id, r.agent_name, r.agent_email, r.status, r.allowed, r.expires_date,
      r.answered_date, r.ended_date, r.created_date, btrim(t.first_name || ' ' || t.last_name) as talent_name
    from representations r join talents t on t.id = r.talent_id
    where ${where} order by ${order}`.execute(db);
  return rows.map((row) => ({ ...row, is_agents: side === 'agent' }));
}

/** Locks a representation that the caller may see and reads it; undefined for any other id. */
export async function holdRepresentation(db: Db, side: Side, actor: TalentActor, id: string, moment: Moment) {
  const own = sql`r.id = ${id} and ${visibleTo(side, actor, moment)}`;
  await sql`select from representations r where ${own} for no key update`.execute(db);
  const [row] = await load(db, side, own);
  return row;
}

/** Representations by id, for the end of their offers. */
export const findRepresentations = (db: Db, ids: readonly string[]) =>
  load(db, null, sql`r.id = any(${[...ids]}::uuid[])`);

const shownBy = (row: LoadedRepresentation, actor: TalentActor, moment: Moment) => {
  const { talent_id, agent_account_id, is_agents, talent_name, agent_email, ...shown } = row;
  return { ...shown, actions: commandsNow(representationWorkflow, row, actor, moment) };
};

const toTalent = (row: LoadedRepresentation, actor: TalentActor, moment: Moment): OwnAgent => ({
  ...shownBy(row, actor, moment),
  agent_email: row.agent_email,
});

const toAgent = (row: LoadedRepresentation, actor: TalentActor, moment: Moment): Represented => ({
  ...shownBy(row, actor, moment),
  talent_name: row.talent_name,
});

/** One representation as its talent sees it; null for any other id. */
export async function findOwnAgent(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const [row] = await load(db, 'talent', sql`r.id = ${id} and ${visibleTo('talent', actor, moment)}`);
  return row ? toTalent(row, actor, moment) : null;
}

/** One representation as its agent sees it; null for any other id, and for an offer that another account declined. */
export async function findRepresented(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const [row] = await load(db, 'agent', sql`r.id = ${id} and ${visibleTo('agent', actor, moment)}`);
  return row ? toAgent(row, actor, moment) : null;
}

const HOLDS = sql`r.status in ('offered', 'accepted')`;

/** A page of the talent's agents: those that hold first, then the latest. */
export async function listOwnAgents(db: Db, actor: TalentActor, page: number, moment: Moment) {
  const where = visibleTo('talent', actor, moment);
  const order = sql`${HOLDS} desc, r.created_date desc, r.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [rows, total] = await Promise.all([
    load(db, 'talent', where, order),
    countRows(db, sql`representations r where ${where}`),
  ]);
  return { items: rows.map((row) => toTalent(row, actor, moment)), page, page_size: PAGE_SIZE, total };
}

/** A page of the agent's roster: offers first, then the talents by name. */
export async function listRepresented(db: Db, actor: TalentActor, page: number, moment: Moment) {
  const where = sql`${HOLDS} and ${visibleTo('agent', actor, moment)}`;
  const order = sql`r.status = 'offered' desc, t.last_name, t.first_name, r.id ${pageOfRows(page, PAGE_SIZE)}`;
  const factor = sql<{ may_act: boolean }>`select ${hasSecondFactor(actor.account_id)} as may_act`;
  const [rows, total, { rows: accounts }] = await Promise.all([
    load(db, 'agent', where, order),
    countRows(db, sql`representations r where ${where}`),
    factor.execute(db),
  ]);
  const items = rows.map((row) => toAgent(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total, may_act: accounts[0]?.may_act === true };
}

/** True if an account signs in with a second factor. A passkey alone is none: the password still opens the account. */
export const hasSecondFactor = (account_id: string) => sql<boolean>`exists (
  select from accounts a join two_factors f on f.account_id = a.id and f.verified
  where a.id = ${account_id} and a.two_factor_enabled)`;

/** Finds the talent for whom an agent calls a route. */
import type { Kysely } from 'kysely';
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import { commandsOf } from '#domain/people/representation/allowed.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { agentsName } from '#texts/people/agents-name.ts';
import { placeQuery } from './acted-place.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A call of an agent: the route, such as 'POST /talent/requests/:id/answer-interested', and the permission it needs. */
export interface Representing {
  readonly route: string;
  readonly id: string | undefined;
  /** The request that a list without an id in its URL is asked for. */
  readonly candidate_id: string | undefined;
  readonly permission: 'reads' | Allowed;
}

interface Row {
  readonly id: string;
  readonly talent_id: string;
  readonly talent_name: string;
  readonly agent_name: string;
  readonly allowed: Allowed[];
}

/**
 * The actor that an agent becomes for one request: the talent of the object that the URL names, with the talent's
 * rights, so that every policy applies as for the talent, and only the commands that the talent allows. Without such a
 * right, or without the permission, the agent stays itself, for whom another's object does not exist.
 */
export async function findRepresented(
  db: Kysely<Database>,
  agent: TalentActor,
  { route, permission, ...named }: Representing,
): Promise<TalentActor> {
  const id = named.id ?? named.candidate_id;
  const places = placeQuery(named.id === undefined ? 'GET /candidates/:id' : route);
  if (!places || id === undefined || !ID.test(id)) return agent;
  const { rows } = await sql<Row>`
    select r.id, r.talent_id, r.agent_name, r.allowed, btrim(t.first_name || ' ' || t.last_name) as talent_name
    from (${places}) place
      join representations r on r.talent_id = place.talent_id and r.agent_account_id = ${agent.account_id} and r.status = 'accepted'
      join talents t on t.id = r.talent_id
    where place.id = ${id} and place.talent_id <> ${agent.talent_id} and t.standing = 'active' and t.is_verified`.execute(
    db,
  );
  const [row] = rows;
  if (!row || (permission !== 'reads' && !row.allowed.includes(permission))) return agent;
  const { account_id, session_id, email } = agent;
  const { talent_id, talent_name, agent_name, allowed } = row;
  const represents = { representation_id: row.id, talent_name, agent_name, allowed };
  const person = { account_id, session_id, email, name: agentsName(row), talent_id, is_registered: true };
  return { role: 'talent', ...person, represents, may: commandsOf(allowed) };
}

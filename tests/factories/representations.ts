/** Agents: accounts of talents with a second factor, and the talents who let them act. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { ALLOWED, type Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { aTalent, type Talent } from './people.ts';

/** Gives an account a second factor, as after the first code of an authenticator. */
export async function hasFactor({ services }: TestServer, account_id: string): Promise<void> {
  await services.pool.query(
    `insert into two_factors (account_id, secret, backup_codes, verified) values ($1, '', '', true)`,
    [account_id],
  );
  await services.pool.query('update accounts set two_factor_enabled = true where id = $1', [account_id]);
}

/** A talent who may act for others: of age, with a second factor. */
export async function anAgent(server: TestServer): Promise<Talent> {
  const agent = await aTalent(server, { first_name: 'Agnes', last_name: 'Ek', is_completed: false });
  await hasFactor(server, agent.account_id);
  return agent;
}

interface Given {
  readonly talent_id: string;
  readonly agent_account_id?: string;
  readonly status?: 'offered' | 'accepted' | 'ended';
  readonly allowed?: readonly Allowed[];
}

/**
 * Inserts a representation, valid for a century.
 * @returns its id
 */
export async function aRepresentationRow(
  pool: Pool,
  { talent_id, agent_account_id, status = 'accepted', allowed = ALLOWED }: Given,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into representations (id, talent_id, agent_account_id, agent_name, agent_email, status, allowed, expires_date, created_date, updated_date)
     values (gen_random_uuid(), $1, $2, 'Nordens agentur', $3, $4, $5, '2099-12-31', app_now(), app_now()) returning id`,
    [talent_id, agent_account_id ?? null, `agent-${randomUUID()}@example.com`, status, [...allowed]],
  );
  return rows[0]?.id ?? '';
}

/** Lets an agent act for a talent, over HTTP: the talent offers, and the agent accepts. */
export async function represents(
  agent: Talent,
  talent: Talent,
  allowed: readonly Allowed[] = ALLOWED,
): Promise<string> {
  const id = randomUUID();
  const body = { id, agent_name: 'Nordens agentur', agent_email: agent.email, allowed: [...allowed] };
  await talent.api.ok('POST /talent/agents', { body });
  await agent.api.ok('POST /agent/talents/:id/accept', { params: { id } });
  return id;
}

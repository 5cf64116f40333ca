import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import { ageOn, type Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { AGENT_AGE, AGENTS_AT_MOST, OFFER_DAYS } from '#domain/people/representation/allowed.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { agentMail } from '#texts/people/representation-words.ts';
import { aboutRepresentation, representationObject } from './lifecycle.ts';
import { hasSecondFactor, holdRepresentation, type LoadedRepresentation } from './queries.ts';

export interface WrittenOffer {
  readonly id: string;
  readonly agent_name: string;
  readonly agent_email: string;
  readonly allowed: readonly Allowed[];
}

const DAY_MS = 86_400_000;

interface Offering {
  readonly talent_name: string;
  readonly birth_date: string | null;
  readonly is_self: boolean;
  readonly agent_count: number;
  readonly known: 'own' | 'other' | null;
}

async function loadOffering(trx: Trx, actor: TalentActor, { id, agent_email }: WrittenOffer) {
  // The lock makes two offers of one talent run one after the other, so that the number of agents holds.
  await sql`select from talents where id = ${actor.talent_id} for no key update`.execute(trx);
  const { rows } = await sql<Offering>`
    select btrim(t.first_name || ' ' || t.last_name) as talent_name, t.birth_date,
      a.mailbox = mailbox_of(${agent_email}) as is_self,
      (select count(*) from representations r where r.talent_id = t.id and r.status in ('offered', 'accepted')) as agent_count,
      (select case when r.talent_id = t.id then 'own' else 'other' end from representations r where r.id = ${id}) as known
    from talents t join accounts a on a.id = t.account_id where t.id = ${actor.talent_id}`.execute(trx);
  return rows[0];
}

/** Offers an agent to act for the talent. The same offer sent twice is made once. */
export async function offerAgent(trx: Trx, actor: TalentActor, offer: WrittenOffer, moment: Moment) {
  const found = await loadOffering(trx, actor, offer);
  if (!found) return refuse('not_found');
  const { talent_name, birth_date, is_self, agent_count, known } = found;
  if (known) return known === 'own' ? (true as const) : refuse('changed_meanwhile');
  if (needsGuardian({ birth_date }, moment.today)) return refuse('guardian_decides');
  if (is_self) return refuse('agent_is_self');
  if (agent_count >= AGENTS_AT_MOST) return refuse('agents_full');
  const { id, agent_name, agent_email } = offer;
  const allowed = [...new Set(offer.allowed)];
  const expires_date = new Date(Date.parse(moment.now) + OFFER_DAYS * DAY_MS).toISOString();
  const { talent_id } = actor;
  const values = {
    ...{ talent_id, agent_name, agent_email, allowed, expires_date },
    ...{ created_date: moment.now, updated_date: moment.now },
  };
  const object = { id, values, ...aboutRepresentation({ talent_id, talent_name, agent_name, allowed }) };
  const made = await make(trx, { noun: 'representation', object, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  await queueMail(trx, { to_email: agent_email, content: agentMail('offer', { talent_name, agent_name, allowed }) });
  return true;
}

type AsTalent = 'allow' | 'withdraw' | 'end';

/** Gives a command of the talent about one of the own agents, who is mailed. */
export async function moveOwnAgent(
  trx: Trx,
  actor: TalentActor,
  { id, command, allowed }: { readonly id: string; readonly command: AsTalent; readonly allowed?: readonly Allowed[] },
  moment: Moment,
) {
  const held = await holdRepresentation(trx, 'talent', actor, id, moment);
  if (!held) return refuse('not_found');
  const row = allowed ? { ...held, allowed: [...new Set(allowed)] } : held;
  const moved = await move(trx, {
    ...{ noun: 'representation', command, object: representationObject(row), actor, moment, words: {} },
    ...(allowed && { values: { allowed: row.allowed } }),
  });
  if (isRefusal(moved)) return moved;
  await queueMail(trx, { to_email: await addressOf(trx, row), content: agentMail(command, row) });
  return true;
}

/** The address of the agent's account, or the one that the talent wrote while no account has accepted. */
async function addressOf(trx: Trx, { agent_account_id, agent_email }: LoadedRepresentation): Promise<string> {
  if (agent_account_id === null) return agent_email;
  const { rows } = await sql<{ email: string }>`select email from accounts where id = ${agent_account_id}`.execute(trx);
  return rows[0]?.email ?? agent_email;
}

/** Accepts an offer to the caller's mailbox. The caller is of age and signs in with a second factor. */
export async function acceptTalent(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const row = await holdRepresentation(trx, 'agent', actor, id, moment);
  if (!row) return refuse('not_found');
  if (row.talent_id === actor.talent_id) return refuse('agent_is_self');
  const { rows } = await sql<{ birth_date: string | null; has_factor: boolean }>`
    select t.birth_date, ${hasSecondFactor(actor.account_id)} as has_factor
    from talents t where t.id = ${actor.talent_id}`.execute(trx);
  const [agent] = rows;
  if (!agent?.birth_date || ageOn(agent.birth_date, moment.today) < AGENT_AGE) return refuse('agent_unfit');
  if (!agent.has_factor) return refuse('agent_second_factor');
  const values = { agent_account_id: actor.account_id };
  const object = representationObject(row);
  return move(trx, { noun: 'representation', command: 'accept', object, actor, moment, words: {}, values });
}

/** Declines an offer, or ends a right that the caller has. */
export async function leaveTalent(
  trx: Trx,
  actor: TalentActor,
  { id, command }: { readonly id: string; readonly command: 'decline' | 'resign' },
  moment: Moment,
) {
  const row = await holdRepresentation(trx, 'agent', actor, id, moment);
  if (!row) return refuse('not_found');
  // The account is kept with the refusal, so that the agent reads what was declined.
  const values = { agent_account_id: actor.account_id };
  return move(trx, {
    noun: 'representation',
    command,
    object: representationObject(row),
    actor,
    moment,
    words: {},
    values,
  });
}

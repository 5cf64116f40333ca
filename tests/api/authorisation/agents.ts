/** The routes that an agent may call for a talent, and the answers that agents get. */
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import { aTalent } from '#tests/factories/people.ts';
import { anAgent, aRepresentationRow } from '#tests/factories/representations.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Heard, Row } from './callers.ts';
import type { World } from './world.ts';

/** The permission that each route needs. All other routes answer an agent as any other talent. */
export const FOR_AGENTS: Readonly<Record<string, 'reads' | Allowed>> = {
  'GET /talent/requests/:id': 'reads',
  'GET /talent/requests/:id/counter-offers': 'reads',
  'GET /talent/invitations': 'reads',
  'GET /talent/invitations/:id': 'reads',
  'GET /talent/invitations/:id/time': 'reads',
  'GET /talent/invitations/:id/free-times': 'reads',
  'GET /talent/assignments/:id': 'reads',
  'GET /talent/assignments/:id/call-sheets': 'reads',
  'POST /talent/requests/:id/answer-interested': 'answers',
  'POST /talent/requests/:id/answer-not-interested': 'answers',
  'POST /talent/invitations/:id/accept': 'answers',
  'POST /talent/invitations/:id/decline': 'answers',
  'POST /talent/invitations/:id/ask-time': 'times',
  'POST /talent/invitations/:id/time': 'times',
  'POST /talent/invitations/:id/time/confirm': 'times',
  'POST /talent/invitations/:id/time/decline': 'times',
  'POST /talent/invitations/:id/time/take-back-decline': 'times',
  'POST /talent/invitations/:id/wish': 'times',
  'POST /talent/invitations/:id/wish/take': 'times',
  'POST /talent/invitations/:id/wish/pass': 'times',
  'POST /talent/invitations/:id/wish/take-back': 'times',
  'POST /talent/requests/:id/counter-offers': 'terms',
  'POST /talent/counter-offers/:id/answer': 'terms',
  'POST /talent/counter-offers/:id/accept': 'terms',
  'POST /talent/counter-offers/:id/decline': 'terms',
  'POST /talent/counter-offers/:id/withdraw': 'terms',
};

const OTHERS = { answers: ['times', 'terms'], times: ['answers', 'terms'], terms: ['answers', 'times'] } as const;

/**
 * Sessions of agents of the talent: with every permission, with each but one, with none, with a right that has ended,
 * and without a second factor.
 */
export async function makeAgents(server: TestServer, { ids }: World) {
  const { pool } = server.services;
  const agentWith = async (allowed: readonly Allowed[], status: 'accepted' | 'ended' = 'accepted') => {
    const { account_id } = await anAgent(server);
    await aRepresentationRow(pool, { talent_id: ids.talent, agent_account_id: account_id, allowed, status });
    return signInAs(server.services, account_id);
  };
  const unproven = await aTalent(server);
  await aRepresentationRow(pool, { talent_id: ids.talent, agent_account_id: unproven.account_id });
  return {
    whole: await agentWith(['answers', 'times', 'terms']),
    not_answers: await agentWith(OTHERS.answers),
    not_times: await agentWith(OTHERS.times),
    not_terms: await agentWith(OTHERS.terms),
    reader: await agentWith([]),
    ended: await agentWith(['answers', 'times', 'terms'], 'ended'),
    unproven: await signInAs(server.services, unproven.account_id),
  };
}

export type Agents = Awaited<ReturnType<typeof makeAgents>>;

/** True for a route about an object of the talent alone, which agents may or may not call. */
export const isOfTalent = ({ talent, other_talent, owner }: Row): boolean =>
  talent === 'yes' && other_talent === 'not_found' && owner === 'forbidden';

/** The agents who may call a route, and those who are answered as if the object did not exist. */
export function agentsRow(route: string, row: Row): Record<keyof Agents, Heard> {
  const needed = FOR_AGENTS[route];
  const heard = (may: boolean): Heard => (may ? row.talent : row.other_talent);
  const isNamed = needed !== undefined;
  return {
    whole: heard(isNamed),
    not_answers: heard(isNamed && needed !== 'answers'),
    not_times: heard(isNamed && needed !== 'times'),
    not_terms: heard(isNamed && needed !== 'terms'),
    reader: heard(needed === 'reads'),
    ended: row.other_talent,
    unproven: row.other_talent,
  };
}

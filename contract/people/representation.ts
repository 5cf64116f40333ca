import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { emailOf, id, instant, pageNumber, pageOf, personName } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ALLOWED } from '#domain/kernel/roles/agent-permissions.ts';
import {
  REPRESENTATION_STATUSES,
  representationWorkflow,
} from '#domain/people/representation/representation.workflow.ts';

const representation = z.object({
  id,
  status: z.enum(REPRESENTATION_STATUSES),
  /** What the agent may do beside reading; empty if the agent only reads and is copied in. */
  allowed: z.array(z.enum(ALLOWED)),
  created_date: instant,
  expires_date: instant,
  answered_date: instant.nullable(),
  ended_date: instant.nullable(),
  actions: actionsOf(representationWorkflow),
});

/** An agent as the talent sees it. */
const ownAgent = representation.extend({ agent_name: z.string(), agent_email: z.string() });
export type OwnAgent = z.output<typeof ownAgent>;

/** A talent of the agent's roster, or one who has offered to be on it. */
const represented = representation.extend({ talent_name: z.string(), agent_name: z.string() });
export type Represented = z.output<typeof represented>;

/**
 * The talent whom the caller, an agent, acts for in an answer, and the permissions; null if the caller is the talent.
 */
export const actsAsAgent = z.object({ talent_name: z.string(), allowed: z.array(z.enum(ALLOWED)) }).nullable();
export type ActsAsAgent = z.output<typeof actsAsAgent>;

const allowed = z.array(z.enum(ALLOWED)).max(ALLOWED.length);
const byId = z.strictObject({ id });

export const representationRoutes = declareRoutes({
  'GET /talent/agents': {
    auth: ['talent'],
    summary: "Lists the talent's agents and offers to agents, those that hold first, then the latest.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(ownAgent),
    shows: ['representation'],
    errors: [],
  },
  'POST /talent/agents': {
    auth: ['talent'],
    asks_owner: true,
    summary: 'Offers an agent to act for the talent; the agent is mailed, and so is the talent.',
    body: z.strictObject({
      /** Made by the sender, so that sending twice offers once. */
      id,
      agent_name: personName('agentens eller agenturens namn', 120),
      agent_email: emailOf('agentens e-post'),
      allowed,
      ...askedAgain,
    }),
    limits: ['agent'],
    response: ownAgent,
    affects: ['representation'],
    errors: [
      ...(['not_found', 'guardian_decides', 'agent_is_self', 'agent_twice', 'agents_full'] as const),
      ...COMMAND_ERRORS,
    ],
  },
  'POST /talent/agents/:id/allow': {
    auth: ['talent'],
    asks_owner: true,
    summary: 'Changes what an agent may do; both are mailed.',
    params: byId,
    body: z.strictObject({ allowed, ...askedAgain }),
    limits: ['security'],
    response: ownAgent,
    affects: ['representation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/agents/:id/withdraw': {
    auth: ['talent'],
    summary: 'Withdraws an offer that the agent has not answered.',
    params: byId,
    response: ownAgent,
    affects: ['representation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/agents/:id/end': {
    auth: ['talent'],
    summary: 'Ends the right of an agent at once.',
    params: byId,
    response: ownAgent,
    affects: ['representation'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /agent/talents': {
    auth: ['talent'],
    summary: "Lists the agent's roster: offers to the agent first, then the talents whom the agent acts for, by name.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(represented).extend({
      /** False if the account has no second factor, without which it acts for nobody. */
      may_act: z.boolean(),
    }),
    shows: ['account', 'representation'],
    errors: [],
  },
  'POST /agent/talents/:id/accept': {
    auth: ['talent'],
    summary: 'Accepts to act for a talent. The account of the agent needs a second factor.',
    params: byId,
    response: represented,
    affects: ['representation'],
    errors: ['agent_second_factor', 'agent_unfit', 'agent_is_self', ...COMMAND_ERRORS],
  },
  'POST /agent/talents/:id/decline': {
    auth: ['talent'],
    summary: 'Declines to act for a talent.',
    params: byId,
    response: represented,
    affects: ['representation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /agent/talents/:id/resign': {
    auth: ['talent'],
    summary: 'Ends the right to act for a talent at once.',
    params: byId,
    response: represented,
    affects: ['representation'],
    errors: [...COMMAND_ERRORS],
  },
});

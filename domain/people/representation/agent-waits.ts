/** The things of a talent that wait for an answer, each with its own permission for an agent. */
export const AGENT_WAITS = ['request', 'counter_offer', 'audition', 'time', 'offered_time'] as const;
export type AgentWaits = (typeof AGENT_WAITS)[number];

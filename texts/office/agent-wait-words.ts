import type { AgentWaits } from '#domain/people/representation/agent-waits.ts';

/** What waits for an answer over all talents of an agent. */
export const agentWaitLabels: Record<AgentWaits, string> = {
  request: 'Förfrågan',
  counter_offer: 'Motbud från företaget',
  audition: 'Kallelse till provfilmning',
  time: 'Tid att bekräfta',
  offered_time: 'Ledig tid att ta',
};

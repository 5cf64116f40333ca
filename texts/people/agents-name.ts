const AGENT_FOR = ', agent för ';

/** The name under which an agent acts, as companies and the talent read it: 'Nordens agentur, agent för Anna Berg'. */
export const agentsName = ({
  agent_name,
  talent_name,
}: {
  readonly agent_name: string;
  readonly talent_name: string;
}) => `${agent_name}${AGENT_FOR}${talent_name}`;

/** True for a name of `agentsName`. */
export const isAgentsName = (name: string): boolean => name.includes(AGENT_FOR);

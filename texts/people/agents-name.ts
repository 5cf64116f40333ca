interface Agents {
  readonly agent_name: string;
  readonly talent_name: string;
}

/** The name under which an agent acts in the history: 'Nordens agentur, agent för Anna Berg'. */
export const agentsName = ({ agent_name, talent_name }: Agents) => `${agent_name}, agent för ${talent_name}`;

/** The subject of a line of the log that an agent has caused: 'Anna Berg, Ryttare (genom agenten Nordens agentur)'. */
export const byAgent = (subject: string, { agent_name }: Pick<Agents, 'agent_name'>) =>
  `${subject} (genom agenten ${agent_name})`;

import { type StateValue, statesOf, type Workflow } from '#domain/workflow/workflow.ts';

export interface Edge {
  readonly from: StateValue;
  readonly to: StateValue;
  readonly commands: readonly string[];
}

/**
 * How the values of one state column follow on each other: every transition, taken from every state that can exist, to a
 * state that can exist. Commands that leave the column as it is draw nothing, except those that write the same value
 * again ('extend' on a request that is still pending).
 */
export function edgesOf(workflow: Workflow, column: string): Edge[] {
  const states = statesOf(workflow);
  const exists = (wanted: Readonly<Record<string, StateValue>>) =>
    states.some((state) => Object.entries(wanted).every(([name, value]) => state[name] === value));
  const found = new Map<string, Edge>();
  for (const state of states) {
    for (const [command, { from, to }] of Object.entries(workflow.transitions)) {
      const next = to[column];
      const isFrom = Object.entries(from).every(([name, values]) => values?.includes(state[name] as StateValue));
      if (next === undefined || !isFrom || !exists({ ...state, ...(to as Record<string, StateValue>) })) continue;
      const value = state[column] as StateValue;
      const key = `${value} ${next}`;
      const commands = found.get(key)?.commands ?? [];
      if (!commands.includes(command)) found.set(key, { from: value, to: next, commands: [...commands, command] });
    }
  }
  // What only stays where it is says nothing in a column that the command is not about.
  const isMoving = (command: string) =>
    [...found.values()].some((edge) => edge.from !== edge.to && edge.commands.includes(command));
  return [...found.values()]
    .map((edge) => (edge.from === edge.to ? { ...edge, commands: edge.commands.filter(isMoving) } : edge))
    .filter((edge) => edge.commands.length > 0);
}

/** A value as people read it in the documentation; null is a column that nobody has written yet. */
export function valueText(value: StateValue | undefined): string {
  return value === null || value === undefined ? 'none' : String(value);
}

// Mermaid takes neither a number nor 'true' for the name of a state, so every state gets a name of ours and its word as label.
const nameOf = (value: StateValue) => `s_${valueText(value)}`;

/** One state column as a Mermaid state diagram. Values without a way out end in the mark for an end. */
export function drawColumn(workflow: Workflow, column: string): string {
  const values = workflow.columns[column] ?? [];
  const edges = edgesOf(workflow, column);
  const isLeft = (value: StateValue) => edges.some((edge) => edge.from === value && edge.to !== value);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...values.map((value) => `  state "${valueText(value)}" as ${nameOf(value)}`),
    `  [*] --> ${nameOf(workflow.creation.state[column] as StateValue)}: ${workflow.creation.command}`,
    ...edges.map(({ from, to, commands }) => `  ${nameOf(from)} --> ${nameOf(to)}: ${commands.join(', ')}`),
    ...values.filter((value) => !isLeft(value)).map((value) => `  ${nameOf(value)} --> [*]`),
    '```',
  ].join('\n');
}

import { creationsOf, type StateValue, statesOf, type Workflow } from '#domain/kernel/workflow/workflow.ts';

export interface Edge {
  readonly from: StateValue;
  readonly to: StateValue;
  readonly commands: readonly string[];
}

/**
 * The transitions between the values of one state column, over all possible states. A command that sets only other
 * columns is drawn in those columns' diagrams. An arrow from a value to itself is drawn only if the command leaves the
 * whole state unchanged, such as 'extend' on a pending request.
 */
export function edgesOf(workflow: Workflow, column: string): Edge[] {
  const states = statesOf(workflow);
  const found = new Map<string, Edge>();
  for (const state of states) {
    for (const [command, { from, to }] of Object.entries(workflow.transitions)) {
      const isFrom = Object.entries(from).every(([name, values]) => values?.includes(state[name] as StateValue));
      const next = { ...state, ...(to as Record<string, StateValue>) };
      if (!isFrom || to[column] === undefined || !states.some((other) => isSame(other, next))) continue;
      const edge = { from: state[column] as StateValue, to: next[column] as StateValue };
      if (edge.from === edge.to && !isSame(state, next)) continue;
      const key = `${edge.from} ${edge.to}`;
      const commands = found.get(key)?.commands ?? [];
      if (!commands.includes(command)) found.set(key, { ...edge, commands: [...commands, command] });
    }
  }
  return [...found.values()];
}

type State = Readonly<Record<string, StateValue>>;
const isSame = (one: State, other: State) => Object.keys(one).every((name) => one[name] === other[name]);

/** A state value as the documentation shows it: 'none' for a column without a value. */
export function valueText(value: StateValue | undefined): string {
  return value === null || value === undefined ? 'none' : String(value);
}

// Mermaid allows neither a number nor 'true' as a state's name, so every state gets a prefixed name and its value as
// label.
const nameOf = (value: StateValue) => `s_${valueText(value)}`;

/** One state column as a Mermaid state diagram. Values that no command leaves have an arrow to the end mark. */
export function drawColumn(workflow: Workflow, column: string): string {
  const values = workflow.columns[column] ?? [];
  const edges = edgesOf(workflow, column);
  const isLeft = (value: StateValue) => edges.some((edge) => edge.from === value && edge.to !== value);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...values.map((value) => `  state "${valueText(value)}" as ${nameOf(value)}`),
    ...creationsOf(workflow).map(
      ({ state, command }) => `  [*] --> ${nameOf(state[column] as StateValue)}: ${command}`,
    ),
    ...edges.map(({ from, to, commands }) => `  ${nameOf(from)} --> ${nameOf(to)}: ${commands.join(', ')}`),
    ...values.filter((value) => !isLeft(value)).map((value) => `  ${nameOf(value)} --> [*]`),
    '```',
  ].join('\n');
}

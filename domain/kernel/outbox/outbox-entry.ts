/**
 * The life of an entry of the outbox. It is no workflow: those write an event at every step, and an event's mails are
 * entries of the outbox. The holder of its lease moves an entry, thousands of times a day, and only administrators are
 * told.
 */

/** The kinds of deliveries to the world outside. Each has its declaration in server/outbox/kinds.ts. */
export const OUTBOX_KINDS = ['mail', 'webhook'] as const;
export type OutboxKindName = (typeof OUTBOX_KINDS)[number];

export const ENTRY_STATES = ['waiting', 'sent', 'dead', 'given_up'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

interface EntryStep {
  readonly from: EntryState;
  readonly to: EntryState;
  /** An administrator's command; the others are what became of sending. */
  readonly is_command?: true;
}

/** Every step there is. An attempt that fails and will be made again is none: the entry waits as before. */
export const ENTRY_STEPS = {
  /** The receiver has taken it. */
  deliver: { from: 'waiting', to: 'sent' },
  /** The entry has failed the maximum number of attempts of its kind. */
  die: { from: 'waiting', to: 'dead' },
  /** The cause is removed; the same entry is sent again. */
  retry: { from: 'dead', to: 'waiting', is_command: true },
  /** An administrator no longer needs the entry. */
  'give-up': { from: 'dead', to: 'given_up', is_command: true },
} as const satisfies Record<string, EntryStep>;

export type EntryStepName = keyof typeof ENTRY_STEPS;
export type EntryCommand = {
  [Name in EntryStepName]: (typeof ENTRY_STEPS)[Name] extends { is_command: true } ? Name : never;
}[EntryStepName];

export const ENTRY_COMMANDS = ['retry', 'give-up'] as const satisfies readonly EntryCommand[];

/** The commands of an administrator for an entry in this state. */
export function entryCommands(state: EntryState): EntryCommand[] {
  return ENTRY_COMMANDS.filter((command) => ENTRY_STEPS[command].from === state);
}

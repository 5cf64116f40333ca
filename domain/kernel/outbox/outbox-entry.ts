/**
 * The states of an entry of the outbox. They are no workflow: a workflow writes an event at every step, and the mails
 * of an event are entries of the outbox themselves. The process that holds the lease of an entry changes its state,
 * thousands of times a day for all entries, and only administrators are told.
 */

/** Kinds of deliveries to the outside. Each is declared in server/outbox/kinds.ts. */
export const OUTBOX_KINDS = ['mail', 'webhook', 'push', 'sms'] as const;
export type OutboxKindName = (typeof OUTBOX_KINDS)[number];

export const ENTRY_STATES = ['waiting', 'sent', 'dead', 'given_up'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

interface EntryStep {
  readonly from: EntryState;
  readonly to: EntryState;
  /** True for an administrator's command; the other steps are outcomes of sending. */
  readonly is_command?: true;
}

/** All steps. A failed attempt that will be repeated is not a step: the entry still waits. */
export const ENTRY_STEPS = {
  /** The receiver has accepted the entry. */
  deliver: { from: 'waiting', to: 'sent' },
  /** The entry has failed the maximum number of attempts of its kind. */
  die: { from: 'waiting', to: 'dead' },
  /** An administrator has removed the cause; the same entry is sent again. */
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

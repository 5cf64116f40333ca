import type { ClearanceRow } from '#contract/work/clearance.ts';

/** The commands with which a company records facts about a person under 18, each with its label. */
export const RECORDS = {
  'record-hours': 'Ange arbetstider',
  'record-chaperone': 'Ange vem som följer med',
  'record-school-leave': 'Ange ledighet',
  'record-permit': 'Ange tillstånd',
} as const;
export type RecordCommand = keyof typeof RECORDS;

const OF_LACK = {
  'record-hours': ['hours_unknown', 'hours'],
  'record-chaperone': ['chaperone'],
  'record-school-leave': ['school_leave'],
  'record-permit': ['permit', 'hours'],
} as const satisfies Record<RecordCommand, readonly string[]>;

/**
 * The commands of a row that the server allows: those for missing facts, and a new chaperone in place of the recorded
 * one.
 */
export function commandsOf(row: ClearanceRow): RecordCommand[] {
  const isLacking = (command: RecordCommand) =>
    row.lacks.some(({ code }) => (OF_LACK[command] as readonly string[]).includes(code));
  const isTold = (command: RecordCommand) => command === 'record-chaperone' && row.chaperone !== null;
  return (Object.keys(RECORDS) as RecordCommand[]).filter(
    (command) => row.actions.includes(command) && (isLacking(command) || isTold(command)),
  );
}

import type { ClearanceRow } from '#contract/work/clearance.ts';

/** What the company can record, by the button that opens it. */
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

/** The buttons of a row: for what is lacking, and for what may be told anew. */
export function commandsOf(row: ClearanceRow): RecordCommand[] {
  const isLacking = (command: RecordCommand) =>
    row.lacks.some(({ code }) => (OF_LACK[command] as readonly string[]).includes(code));
  const isTold = (command: RecordCommand) => command === 'record-chaperone' && row.chaperone !== null;
  return (Object.keys(RECORDS) as RecordCommand[]).filter(
    (command) => row.actions.includes(command) && (isLacking(command) || isTold(command)),
  );
}

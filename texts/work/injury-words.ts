/** Words for injuries at work. */
import { awaitsAuthority, type InjuryStatus } from '#domain/work/injury/injury.workflow.ts';
import { formatLongDay } from '#texts/kernel/format.ts';

interface Case {
  readonly status: InjuryStatus;
  readonly is_serious: boolean;
  readonly authority_told_on: string | null;
  readonly sent_on: string | null;
}

/** The steps left in a case, for finance; empty once it is closed. */
export function leftToDo(injury: Case): string[] {
  if (injury.status === 'closed') return [];
  const left = [
    awaitsAuthority(injury) && 'Arbetsmiljöverket ska få veta nu',
    injury.status === 'reported' && 'Anmäl till Försäkringskassan',
  ].filter((word) => word !== false);
  return left.length > 0 ? left : ['Stäng ärendet'];
}

/** How a case goes, for the talent. */
export function injuryStateText({ status, sent_on }: Pick<Case, 'status' | 'sent_on'>): string {
  if (sent_on !== null) return `Anmäld till Försäkringskassan ${formatLongDay(sent_on)}`;
  return status === 'closed' ? 'Vi anmäler den inte' : 'Vi tar hand om anmälan';
}

import type { ProjectSummary } from '#contract/projects/project.ts';

type Counts = Pick<ProjectSummary, 'interested_count' | 'pending_count' | 'overdue_count'>;

/** The counts of answers: '4 ja, 2 väntar, 1 sen', each number on the same line as its word; a dash if all are 0. */
export function answersText({ interested_count, pending_count, overdue_count }: Counts): string {
  const parts = [
    interested_count > 0 && `${interested_count}\u00A0ja`,
    pending_count > 0 && `${pending_count}\u00A0väntar`,
    overdue_count > 0 && `${overdue_count}\u00A0${overdue_count === 1 ? 'sen' : 'sena'}`,
  ];
  return parts.filter(Boolean).join(', ') || '–';
}

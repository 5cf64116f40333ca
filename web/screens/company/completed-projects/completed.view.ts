import type { CompletedProject, Outcome } from '#contract/money/outcome.ts';
import type { ReportStatus } from '#domain/work/report/report.workflow.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

export const daysText = (count: number) => (count === 1 ? '1 dag' : `${count} dagar`);
export const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** Statuses of a report that the talent, the company or an administrator must still act on. */
const OPEN: readonly ReportStatus[] = ['open', 'reported', 'adjusted', 'disputed'];

interface Standing {
  readonly tone: Tone;
  readonly words: string;
}

/** The day on which the first of the unwritten reviews closes, in words. */
export const reviewsText = ({ closes_date }: { readonly closes_date: string }) =>
  `Omdömen till ${formatDay(dayOfInstant(closes_date))}`;

/** The remaining tasks of a completed project; 'Allt klart' if there are none. */
export function leftToDo({
  reports,
  to_review,
  invoiced,
}: Pick<CompletedProject, 'reports' | 'to_review' | 'invoiced'>): readonly Standing[] {
  const countOf = (statuses: readonly ReportStatus[]) =>
    reports.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
  const [waiting, open] = [countOf(['reported']), countOf(OPEN)];
  const left: Standing[] = [];
  if (waiting > 0) left.push({ tone: 'waiting', words: `${waiting} att godkänna` });
  if (open > waiting) left.push({ tone: 'neutral', words: `${open - waiting} rapporter inte klara` });
  if (to_review) left.push({ tone: 'info', words: reviewsText(to_review) });
  if (invoiced && invoiced.open_ore > 0) left.push({ tone: 'waiting', words: 'Faktura att betala' });
  return left.length > 0 ? left : [{ tone: 'agreed', words: 'Allt klart' }];
}

/** Number of approved or settled reports, in one line; null without reports. */
export function reportsText({ reports }: Pick<Outcome, 'reports'>): string | null {
  const counted = reports.filter(({ status }) => status !== 'void');
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const decided = counted.filter(({ status }) => !OPEN.includes(status)).reduce((sum, { count }) => sum + count, 0);
  return decided === all ? 'Alla rapporter är godkända' : `${decided} av ${all} rapporter är godkända`;
}

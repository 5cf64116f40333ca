/** Words for reports of work. Total by type: a new line or outcome without words does not compile. */
import type { Cancellation } from '#domain/deal/terms/cancellation.ts';
import type { Difference } from '#domain/work/report/differences.ts';
import type { DayOutcome, SaidDay } from '#domain/work/report/report.ts';
import type { ReportStatus } from '#domain/work/report/report.workflow.ts';
import { formatPoints } from '#texts/deal/terms-facts.ts';
import { formatOre, minutesText } from '#texts/kernel/format.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const reportStatusLabels: Record<ReportStatus, StateLabel> = {
  open: { word: 'Inte rapporterat', tone: 'neutral' },
  reported: { word: 'Väntar på företaget', tone: 'waiting' },
  adjusted: { word: 'Ändrad, väntar på talangen', tone: 'waiting' },
  approved: { word: 'Godkänd', tone: 'agreed' },
  disputed: { word: 'Oense, vi avgör', tone: 'lost' },
  settled: { word: 'Avgjord', tone: 'agreed' },
  void: { word: 'Behövs inte', tone: 'neutral' },
};

export const outcomeLabels: Record<DayOutcome, string> = {
  done: 'Blev av',
  not_done: 'Blev inte av',
  cancelled: 'Avbokad',
};

/** Names of the lines that can be disputed; a disputed day is named by its date. */
export const reportLineLabels: Record<Exclude<Difference['line'], 'day'>, string> = {
  travel: 'Restid',
  mileage: 'Körsträcka',
  per_diem: 'Dagar borta med övernattning',
  moved: 'Dagar flyttade för vädret',
  outlays: 'Utlägg',
};

/** What the number of moved days counts, and what each is paid with. */
export const movedHint = ({ free_moves, points }: NonNullable<Cancellation['weather']>): string =>
  [
    free_moves > 0 &&
      `Räkna inte med ${free_moves === 1 ? 'den första flytten' : `de ${free_moves} första flyttarna`}.`,
    `Varje dag ger ${formatPoints(points)} av dagens arvode.`,
  ]
    .filter(Boolean)
    .join(' ');

/** A day of the report in short: '08:00–17:00', 'blev inte av'. */
export function dayText({ outcome, call_time, end_time }: Pick<SaidDay, 'outcome' | 'call_time' | 'end_time'>): string {
  if (outcome !== 'done') return outcomeLabels[outcome].toLocaleLowerCase('sv');
  return call_time === null || end_time === null ? 'som avtalat' : `${call_time}–${end_time}`;
}

const daysCount = (days: number) => (days === 1 ? '1 dag' : `${days} dagar`);

const FIGURES: Record<Exclude<Difference['line'], 'day'>, (value: never) => string> = {
  travel: minutesText,
  mileage: (km: number) => `${km}\u00a0km`,
  per_diem: daysCount,
  moved: daysCount,
  outlays: formatOre,
};

/**
 * A difference of a report from the plan or from the previous version: 'Restid: 2 tim i stället för 1 tim', or only
 * 'Restid: 2 tim' if there was none before. A day is named by its date.
 */
export function differenceText(difference: Difference, dayName: (day: string) => string): string {
  const { line } = difference;
  if (line === 'day') {
    return `${dayName(difference.day)}: ${dayText(difference.is)} i stället för ${dayText(difference.was)}`;
  }
  const text = FIGURES[line] as (value: number) => string;
  return `${reportLineLabels[line]}: ${text(difference.is)}${difference.was === 0 ? '' : ` i stället för ${text(difference.was)}`}`;
}

/** The name of a disputed line: 'Restid', or `dayName` of its day for 'day:2026-06-03'. */
export function lineName(line: string, dayName: (day: string) => string): string {
  return line.startsWith('day:')
    ? dayName(line.slice('day:'.length))
    : reportLineLabels[line as keyof typeof reportLineLabels];
}

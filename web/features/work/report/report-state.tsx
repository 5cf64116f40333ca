import type { ReportSummary } from '#contract/work/report.ts';
import { reportStatusLabels } from '#texts/work/report-words.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** The state of a report. A talent who should accept a changed report reads 'Ändrad, väntar på dig' instead. */
export function ReportState({ report }: { report: Pick<ReportSummary, 'status' | 'actions'> }) {
  const { word, tone } = reportStatusLabels[report.status];
  return <StateBadge tone={tone}>{report.actions.includes('accept') ? 'Ändrad, väntar på dig' : word}</StateBadge>;
}

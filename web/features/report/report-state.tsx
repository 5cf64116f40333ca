import type { ReportSummary } from '#contract/report.ts';
import { reportStatusLabels } from '#texts/report-words.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';

/** How a report stands, in a word. */
export function ReportState({ report }: { report: Pick<ReportSummary, 'status'> }) {
  const { word, tone } = reportStatusLabels[report.status];
  return <StateBadge tone={tone}>{word}</StateBadge>;
}

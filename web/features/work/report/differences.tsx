import type { ReportSummary } from '#contract/work/report.ts';
import { differenceText } from '#texts/work/report-words.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

/** The differences from the plan, line by line; the text `none` if there are none. */
export function Differences({ of, none }: { of: ReportSummary['differences']; none: string }) {
  if (of.length === 0) return <p className="text-ink-muted">{none}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {of.map((difference) => {
        const text = differenceText(difference, (day) => formatDay(day));
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

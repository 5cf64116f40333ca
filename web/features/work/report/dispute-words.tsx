import type { ReportDetails } from '#contract/work/report.ts';
import { COMPANYS_WORDS_WITHHELD } from '#texts/people/withheld-words.ts';
import { lineName } from '#texts/work/report-words.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

/** Both sides' statements about a dispute, side by side on wide screens. */
export function DisputeWords({ report }: { report: ReportDetails }) {
  const { dispute, company_name, talent_name } = report;
  if (!dispute) return null;
  const [one, other] = dispute.by === 'company' ? [company_name, talent_name] : [talent_name, company_name];
  return (
    <div className="flex flex-col gap-4">
      <p>Oense om {dispute.lines.map((line) => lineName(line, (day) => formatDay(day))).join(', ')}.</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Said by={one} words={dispute.words} />
        <Said by={other} words={dispute.explanation} />
      </div>
    </div>
  );
}

function Said({ by, words }: { by: string; words: string | null }) {
  return (
    <figure className="border-l-2 border-hairline-strong pl-4">
      <figcaption className="text-sm font-medium">{by}</figcaption>
      {words === null ? (
        <p className="text-ink-muted">Har inte svarat ännu.</p>
      ) : words === '' ? (
        <p className="text-ink-muted">{COMPANYS_WORDS_WITHHELD}</p>
      ) : (
        <blockquote className="whitespace-pre-line">{words}</blockquote>
      )}
    </figure>
  );
}

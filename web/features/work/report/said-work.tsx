import type { ReportDetails } from '#contract/work/report.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { formatOre, minutesText } from '#texts/kernel/format.ts';
import { dayText, reportLineLabels } from '#texts/work/report-words.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { OpenReceipt } from './open-receipt.tsx';

/** The reported work: the days, the figures, and the outlays with their receipts. */
export function SaidWork({ id, work }: Pick<ReportDetails, 'id' | 'work'>) {
  const figures = [
    { line: 'travel' as const, told: work.travel_minutes, text: minutesText(work.travel_minutes) },
    { line: 'mileage' as const, told: work.kilometres, text: `${work.kilometres} km` },
    { line: 'per_diem' as const, told: work.days_away, text: String(work.days_away) },
    { line: 'moved' as const, told: work.moved_days, text: String(work.moved_days) },
  ].filter(({ told }) => told > 0);
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {work.days.map((day) => (
        <div key={`${day.day} ${day.kind}`} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt>
            {formatDay(day.day)}
            <span className="text-ink-muted">, {dateKindLabels[day.kind].toLocaleLowerCase('sv')}</span>
          </dt>
          <dd className="tabular">
            {dayText(day)}
            {day.outcome === 'cancelled' && `, ${day.share / 100}\u00a0% betalas`}
          </dd>
        </div>
      ))}
      {figures.map(({ line, text }) => (
        <div key={line} className="flex justify-between gap-4 py-2">
          <dt>{reportLineLabels[line]}</dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
      {work.outlays.map((outlay) => (
        <div key={outlay.receipt_id + outlay.what} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <dt className="min-w-0 break-words">{outlay.what}</dt>
          <dd className="flex items-center gap-3 tabular">
            {formatOre(outlay.amount_ore)}
            <OpenReceipt id={id} receiptId={outlay.receipt_id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

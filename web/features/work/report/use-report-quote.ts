import { useEffect, useState } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { isWhole, type ReportDraft, saidOf } from './report-draft.ts';

/** How long nothing must have been typed before the price is asked for. */
const PAUSE_MS = 500;

/** The sum of a report as it is written. While a field is half written, the earlier price stays. */
export function useReportQuote({ id, price }: Pick<ReportDetails, 'id' | 'price'>, draft: ReportDraft) {
  const { run, isPending } = useCommand();
  const [answer, setAnswer] = useState<{ asked: string; price: ReportDetails['price'] }>();
  const asked = JSON.stringify(draft);
  useEffect(() => {
    // One at a time; what was typed meanwhile is asked for when the answer has come.
    if (isPending || answer?.asked === asked || !isWhole(draft)) return;
    const timer = setTimeout(async () => {
      const quoted = await run('POST /assignments/:id/report/quote', { params: { id }, body: { work: saidOf(draft) } });
      setAnswer((before) => ({ asked, price: quoted ?? before?.price ?? price }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return answer?.price ?? price;
}

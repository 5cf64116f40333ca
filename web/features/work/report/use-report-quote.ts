import { useEffect, useState } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { isWhole, type ReportDraft, saidOf } from './report-draft.ts';

/** Pause in typing before the price is fetched. */
const PAUSE_MS = 500;

/** The price of the draft of a report. While a field is incomplete, the earlier price stays. */
export function useReportQuote({ id, price }: Pick<ReportDetails, 'id' | 'price'>, draft: ReportDraft) {
  const { run, isPending } = useCommand();
  const [answer, setAnswer] = useState<{ asked: string; price: ReportDetails['price'] }>();
  const asked = JSON.stringify(draft);
  useEffect(() => {
    // One call at a time; later changes are priced after the answer.
    if (isPending || answer?.asked === asked || !isWhole(draft)) return;
    const timer = setTimeout(async () => {
      const quoted = await run('POST /assignments/:id/report/quote', { params: { id }, body: { work: saidOf(draft) } });
      setAnswer((before) => ({ asked, price: quoted ?? before?.price ?? price }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return answer?.price ?? price;
}

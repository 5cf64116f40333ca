import { useEffect, useState } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { isWhole, type ReportDraft, saidOf } from './report-draft.ts';

/** Pause in the typing before the price is fetched, in ms. */
const PAUSE_MS = 500;

/** The price of a draft of a report. While a field is incomplete, the earlier price is shown. */
export function useReportQuote({ id, price }: Pick<ReportDetails, 'id' | 'price'>, draft: ReportDraft) {
  const { run, isPending } = useCommand();
  const [answer, setAnswer] = useState<{ asked: string; price: ReportDetails['price'] }>();
  const asked = JSON.stringify(draft);
  useEffect(() => {
    // Only one call at a time; later changes are priced after its answer.
    if (isPending || answer?.asked === asked || !isWhole(draft)) return;
    const timer = setTimeout(async () => {
      const quoted = await run('POST /assignments/:id/report/quote', { params: { id }, body: { work: saidOf(draft) } });
      setAnswer((before) => ({ asked, price: quoted ?? before?.price ?? price }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return answer?.price ?? price;
}

import { createContext, Fragment, type ReactNode, use, useEffect, useMemo } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { useHeld, type Writing } from '#web/ui/form/use-held.ts';
import { OutdatedNote } from '#web/ui/frame/outdated-note.tsx';

const Tell = createContext<(writing: Writing) => void>(() => undefined);

interface HeldReportProps {
  report: ReportDetails;
  children: (report: ReportDetails) => ReactNode;
}

/** Draws a report anew with each version, but for the one that is being written about: text typed there stays. */
export function HeldReport({ report, children }: HeldReportProps) {
  const newest = useMemo(() => ({ revision: report.version, report }), [report]);
  const { held, begun, isOutdated, setWriting, takeNewest } = useHeld(newest);
  return (
    <Tell value={setWriting}>
      {isOutdated && <OutdatedNote title="Rapporten har ändrats" onTakeNewest={takeNewest} />}
      <Fragment key={begun}>{children(held.report)}</Fragment>
    </Tell>
  );
}

/** A form about a report says that it is written in for as long as it is there. */
export function useWritingReport(isSending: boolean): void {
  const tell = use(Tell);
  useEffect(() => tell(isSending ? 'sending' : 'unsaved'), [tell, isSending]);
  useEffect(() => () => tell('nothing'), [tell]);
}

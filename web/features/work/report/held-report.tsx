import { createContext, Fragment, type ReactNode, use, useEffect, useMemo } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { useHeld, type Writing } from '#web/ui/form/use-held.ts';
import { OutdatedNote } from '#web/ui/frame/outdated-note.tsx';

const Tell = createContext<(writing: Writing) => void>(() => undefined);

interface HeldReportProps {
  report: ReportDetails;
  children: (report: ReportDetails) => ReactNode;
}

/**
 * Renders the newest version of a report. While the user writes about an older version, that version stays, so that no
 * typed text is lost.
 */
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

/** Tells HeldReport that a form has unsaved text or is being sent, as long as that form is mounted. */
export function useWritingReport(isSending: boolean): void {
  const tell = use(Tell);
  useEffect(() => tell(isSending ? 'sending' : 'unsaved'), [tell, isSending]);
  useEffect(() => () => tell('nothing'), [tell]);
}

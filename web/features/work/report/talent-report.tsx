import { useState } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { isWaiting } from '#web/api/client.ts';
import { unlessWaiting } from '#web/api/unless-waiting.ts';
import { useCommand } from '#web/api/use-command.ts';
import { readSession } from '#web/features/accounts/session/session-store.ts';
import { OwnPrice } from '#web/features/deal/price/own-price.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Differences } from './differences.tsx';
import { DisputeWords } from './dispute-words.tsx';
import { ExplainForm } from './explain-form.tsx';
import { HeldReport } from './held-report.tsx';
import { draftOf, readKept, saidOf } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { useReport } from './report-queries.ts';
import { ReportState } from './report-state.tsx';
import { SaidWork } from './said-work.tsx';
import { talentReportWords } from './talent-report.view.ts';

const dispute = onDemand(() => import('./dispute-form.tsx'));

/** The talent's report of an assignment. It is prefilled with the plan, so that one press sends an unchanged report. */
export function TalentReport({ id }: { id: string }) {
  const query = useReport(id);
  return (
    <QueryFrame query={query}>
      {(newest) =>
        newest.status === 'void' ? null : (
          <HeldReport report={newest}>{(report) => <Body report={report} />}</HeldReport>
        )
      }
    </QueryFrame>
  );
}

/** The company's words about its changes. The server leaves the words out for a talent under 18. */
const saidOfChange = ({ company_name, comment }: ReportDetails) =>
  comment ? `${company_name}: ”${comment}”` : `${company_name} har ändrat rapporten`;

function Body({ report }: { report: ReportDetails }) {
  const mayReport = report.actions.includes('report');
  const [isWriting, setIsWriting] = useState(
    () => mayReport && readKept(localStorage, report.id, readSession().record?.data.id, report.version) !== undefined,
  );
  const { title, text } = talentReportWords(report, formatDay);
  const params = { id: report.id };
  const { send } = useCommand();
  return (
    <Section title="Arbetsrapport" aside={<ReportState report={report} />}>
      <div className="flex flex-col gap-5">
        <div>
          <p className="voice-serif text-lg">{title}</p>
          {text && <p className="text-ink-muted">{text}</p>}
        </div>
        {report.status === 'adjusted' && (
          <Callout tone="waiting" title={saidOfChange(report)}>
            <Differences of={report.changes} none="Inget i siffrorna är annorlunda." />
          </Callout>
        )}
        {report.status === 'settled' && <Callout title="Så här har vi kommit fram till det">{report.comment}</Callout>}
        <DisputeWords report={report} />
        {isWriting ? (
          <ReportForm
            report={report}
            by="talent"
            comment={{ label: 'Något att berätta för företaget', is_required: false }}
            submitLabel={report.version === 0 ? 'Skicka rapporten' : 'Skicka rättelsen'}
            onCancel={() => setIsWriting(false)}
            onSubmit={async (body) => {
              const sent = await unlessWaiting(send('POST /assignments/:id/report', { params, body }));
              setIsWriting(false);
              if (sent) showToast('Rapporten är skickad till företaget.');
            }}
          />
        ) : (
          <>
            <SaidWork id={report.id} work={report.work} />
            <OwnPrice price={report.price} paidBy={report.paid_by} />
            <Answers report={report} onWrite={() => setIsWriting(true)} />
          </>
        )}
        {report.actions.includes('explain') && <ExplainForm id={report.id} />}
      </div>
    </Section>
  );
}

function Answers({ report, onWrite }: { report: ReportDetails; onWrite: () => void }) {
  const { id, version, actions } = report;
  const { run, failure, error, isPending } = useCommand();
  const [isDisputing, setIsDisputing] = useState(false);
  const form = useOnDemand(dispute, isDisputing, () => setIsDisputing(false));
  const sendAsPlanned = async () => {
    const body = { version, work: saidOf(draftOf(report.plan)), comment: '' };
    const sent = await run('POST /assignments/:id/report', { params: { id }, body });
    if (sent) showToast('Rapporten är skickad till företaget.');
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {actions.includes('report') && version === 0 && (
          <Button variant="primary" size="large" isBusy={isPending} className="max-sm:w-full" onClick={sendAsPlanned}>
            Det stämmer, skicka
          </Button>
        )}
        {actions.includes('report') && (
          <Button size="large" className="max-sm:w-full" onClick={onWrite}>
            {version === 0 ? 'Något var annorlunda' : 'Rätta rapporten'}
          </Button>
        )}
        {actions.includes('accept') && (
          <Button
            variant="primary"
            size="large"
            isBusy={isPending}
            className="max-sm:w-full"
            onClick={() => run('POST /assignments/:id/report/accept', { params: { id }, body: { version } })}
          >
            Godkänn ändringen
          </Button>
        )}
        {actions.includes('dispute-adjustment') && (
          <Button size="large" className="max-sm:w-full" onClick={() => setIsDisputing(true)}>
            Jag håller inte med
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className={isWaiting(error) ? 'text-sm' : 'text-sm text-lost'}>
          {failure}
        </p>
      )}
      {form && (
        <Dialog isOpen={isDisputing} onOpenChange={setIsDisputing} title="Vad stämmer inte?">
          <form.DisputeForm report={report} onDone={() => setIsDisputing(false)} />
        </Dialog>
      )}
    </div>
  );
}

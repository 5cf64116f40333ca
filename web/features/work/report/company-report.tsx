import { useState } from 'react';
import type { ReportDetails } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPrice } from '#web/features/deal/price/own-price.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Differences } from './differences.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { DisputeWords } from './dispute-words.tsx';
import { ExplainForm } from './explain-form.tsx';
import { HeldReport } from './held-report.tsx';
import { ReportForm } from './report-form.tsx';
import { useReport } from './report-queries.ts';
import { ReportState } from './report-state.tsx';
import { SaidWork } from './said-work.tsx';

/** One report, for the booking company to read and answer. */
export function CompanyReport({ id, onDone }: { id: string; onDone: () => void }) {
  return (
    <QueryFrame query={useReport(id)}>
      {(newest) => <HeldReport report={newest}>{(report) => <Answering report={report} onDone={onDone} />}</HeldReport>}
    </QueryFrame>
  );
}

function Answering({ report, onDone }: { report: ReportDetails; onDone: () => void }) {
  const { id, version, actions, comment, said_by } = report;
  const [writing, setWriting] = useState<'adjust' | 'dispute'>();
  const { send, run, failure, isPending } = useCommand();
  const params = { id };
  if (writing === 'adjust') {
    return (
      <ReportForm
        report={report}
        by="company"
        comment={{
          label: 'Vad var annorlunda?',
          hint: 'Talangen läser det och svarar. Den som är under 18 år ser ändringen utan era egna ord.',
          is_required: true,
        }}
        submitLabel="Skicka ändringen"
        onCancel={() => setWriting(undefined)}
        onSubmit={async (body) => {
          await send('POST /assignments/:id/report/adjust', { params, body });
          showToast(`${report.talent_name} får svara på ändringen.`);
          onDone();
        }}
      />
    );
  }
  if (writing === 'dispute') return <DisputeForm report={report} onDone={onDone} />;
  const approve = async () => {
    if (await run('POST /assignments/:id/report/approve', { params, body: { version } })) {
      showToast('Rapporten är godkänd.');
      onDone();
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <ReportState report={report} />
      <Differences of={report.differences} none="Allt är som planerat." />
      {comment && <Callout title={said_by === 'talent' ? report.talent_name : 'Med rapporten'}>{comment}</Callout>}
      <DisputeWords report={report} />
      <SaidWork id={id} work={report.work} />
      <OwnPrice price={report.price} paidBy={report.paid_by} />
      {actions.includes('explain-adjustment') && <ExplainForm id={id} />}
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        {actions.includes('approve') && (
          <Button variant="primary" isBusy={isPending} onClick={approve}>
            Godkänn
          </Button>
        )}
        {actions.includes('adjust') && <Button onClick={() => setWriting('adjust')}>Något var annorlunda</Button>}
        {actions.includes('dispute') && (
          <Button variant="quiet" onClick={() => setWriting('dispute')}>
            Vi håller inte med
          </Button>
        )}
      </div>
    </div>
  );
}

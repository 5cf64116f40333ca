import type { ReportDetails } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Differences } from './differences.tsx';
import { DisputeWords } from './dispute-words.tsx';
import { ReportForm } from './report-form.tsx';
import { useReport } from './report-queries.ts';

/**
 * Both sides' statements, the differences from the plan, and the form with which an administrator settles the report.
 */
export function SettleReport({ id, onDone }: { id: string; onDone: () => void }) {
  const { send } = useCommand();
  const settle = async (report: ReportDetails, body: Parameters<Parameters<typeof ReportForm>[0]['onSubmit']>[0]) => {
    await send('POST /assignments/:id/report/settle', { params: { id: report.id }, body });
    showToast('Rapporten är avgjord, och båda har fått besked.');
    onDone();
  };
  return (
    <QueryFrame query={useReport(id)}>
      {(report) => (
        <div className="flex flex-col gap-6">
          <DisputeWords report={report} />
          <div>
            <p className="font-medium">Mot planen</p>
            <Differences of={report.differences} none="Allt är som planerat." />
          </div>
          {report.actions.includes('settle') && (
            <ReportForm
              report={report}
              by="admin"
              comment={{ label: 'Motivering', hint: 'Båda läser den.', is_required: true }}
              submitLabel="Avgör"
              onCancel={onDone}
              onSubmit={(body) => settle(report, body)}
            />
          )}
        </div>
      )}
    </QueryFrame>
  );
}

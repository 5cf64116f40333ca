import { useState } from 'react';
import type { ReportSummary } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { ForTalent } from '#web/features/office/mandate/for-talent.tsx';
import { Differences } from '#web/features/work/report/differences.tsx';
import { ReportForm } from '#web/features/work/report/report-form.tsx';
import { useProjectReports, useReport } from '#web/features/work/report/report-queries.ts';
import { ReportState } from '#web/features/work/report/report-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { person } from './person-column.tsx';

/** True if the talent can report the work: from its last day on, until the company has answered. */
const mayBeSaid = ({ status, last_day }: ReportSummary, today: string) =>
  (status === 'open' || status === 'reported') && last_day <= today;

/** The reports of a project. The administrator can report for a talent who cannot report. */
export function WorkReports({ projectId }: { projectId: string }) {
  const reports = useProjectReports(projectId);
  const candidates = useCandidates(projectId);
  const [written, setWritten] = useState<ReportSummary>();
  const today = clock.today();
  const columns: Column<ReportSummary>[] = [
    person,
    {
      id: 'differences',
      header: 'Mot planen',
      cell: ({ differences, version }) => (
        <Differences of={differences} none={version === 0 ? 'Som planerat' : 'Stämmer med planen'} />
      ),
    },
    { id: 'state', header: 'Läge', cell: (row) => <ReportState report={row} /> },
    {
      id: 'act',
      header: 'Åtgärder',
      is_header_hidden: true,
      align: 'end',
      cell: (row) => {
        // A report has the id of its candidate.
        const talent_id = candidates.data?.items.find(({ id }) => id === row.id)?.talent.id;
        return (
          talent_id &&
          mayBeSaid(row, today) && (
            <ForTalent
              {...{ talent_id, name: row.talent_name }}
              label={row.version === 0 ? 'Rapportera' : 'Rätta rapporten'}
              onAct={() => setWritten(row)}
            />
          )
        );
      },
    },
  ];
  return (
    <Section title="Arbetsrapporter">
      <QueryFrame
        query={reports}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Projektet har inga arbetsrapporter.</p>}
      >
        {({ items }) => <DataTable label="Arbetsrapporter" columns={columns} rows={items} keyOf={({ id }) => id} />}
      </QueryFrame>
      <Dialog
        size="wide"
        isOpen={written !== undefined}
        onOpenChange={(isOpen) => !isOpen && setWritten(undefined)}
        title={`Rapportera för ${written?.talent_name ?? ''}`}
        description="Skriv det talangen har sagt till dig. Företaget läser att Medverka gjorde det, och svarar som vanligt."
      >
        {written && <SaidForTalent id={written.id} onDone={() => setWritten(undefined)} />}
      </Dialog>
    </Section>
  );
}

function SaidForTalent({ id, onDone }: { id: string; onDone: () => void }) {
  const { send } = useCommand();
  return (
    <QueryFrame query={useReport(id)}>
      {(report) => (
        <ReportForm
          report={report}
          by="for_talent"
          comment={{ label: 'Något att berätta för företaget', is_required: false }}
          submitLabel={report.version === 0 ? 'Skicka rapporten' : 'Skicka rättelsen'}
          onCancel={onDone}
          onSubmit={async (body) => {
            await send('POST /assignments/:id/report', { params: { id }, body });
            showToast(`Rapporten är skickad åt ${report.talent_name}.`);
            onDone();
          }}
        />
      )}
    </QueryFrame>
  );
}

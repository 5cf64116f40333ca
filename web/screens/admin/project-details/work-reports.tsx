import { useState } from 'react';
import type { ReportSummary } from '#contract/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useCandidates } from '#web/features/candidate/use-candidates.ts';
import { ForTalent } from '#web/features/mandate/for-talent.tsx';
import { Differences } from '#web/features/report/differences.tsx';
import { ReportForm } from '#web/features/report/report-form.tsx';
import { useProjectReports, useReport } from '#web/features/report/report-queries.ts';
import { ReportState } from '#web/features/report/report-state.tsx';
import { clock } from '#web/ui/clock.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { person } from './person-column.tsx';

/** The talent says what was worked, and corrects it until the company has answered. */
const mayBeSaid = ({ status, last_day }: ReportSummary, today: string) =>
  (status === 'open' || status === 'reported') && last_day <= today;

/** The reports of a project, and saying what was worked for a talent who cannot. */
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
        // A report is named by the candidate whose work it tells.
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

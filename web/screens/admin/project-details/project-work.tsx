import type { AgreementSummary } from '#contract/work/agreement.ts';
import type { Workday } from '#contract/work/call-sheet.ts';
import { useProjectAgreements } from '#web/features/work/agreement/agreement-queries.ts';
import { AgreementState } from '#web/features/work/agreement/agreement-state.tsx';
import { useProjectDays } from '#web/features/work/call-sheet/call-sheet-queries.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { person } from './person-column.tsx';
import { WorkReports } from './work-reports.tsx';

const AGREEMENTS: Column<AgreementSummary>[] = [
  person,
  { id: 'number', header: 'Avtal', cell: ({ number }) => number },
  { id: 'state', header: 'Läge', align: 'end', cell: (row) => <AgreementState agreement={row} /> },
];

const DAYS: Column<Workday>[] = [
  { id: 'day', header: 'Dag', is_row_header: true, cell: ({ id }) => <DateText day={id} /> },
  {
    id: 'people',
    header: 'Personer',
    cell: ({ people }) => people.map(({ talent_name }) => talent_name).join(', ') || '–',
  },
  {
    id: 'sheet',
    header: 'Dagsbesked',
    align: 'end',
    cell: ({ sheet }) => (sheet ? 'Skrivet' : 'Inte skrivet'),
  },
];

/** Agreements, days and reports of a project, for an administrator. Only the parties can sign. */
export function ProjectWork({ projectId }: { projectId: string }) {
  const agreements = useProjectAgreements(projectId);
  const days = useProjectDays(projectId, usePageNumber('days'));
  return (
    <div className="flex flex-col gap-12">
      <Section title="Avtal">
        <QueryFrame
          query={agreements}
          isEmpty={({ total }) => total === 0}
          empty={<p className="text-ink-muted">Projektet har inga avtal.</p>}
        >
          {({ items }) => <DataTable label="Avtal" columns={AGREEMENTS} rows={items} keyOf={({ id }) => id} />}
        </QueryFrame>
      </Section>
      <Section title="Arbetsdagar">
        <QueryFrame
          query={days}
          isEmpty={({ total }) => total === 0}
          empty={<p className="text-ink-muted">Projektet har inga arbetsdagar med bokade.</p>}
        >
          {(data) => (
            <div className="flex flex-col gap-6">
              <DataTable label="Arbetsdagar" columns={DAYS} rows={data.items} keyOf={({ id }) => id} />
              <PageLinks of={data} noun="dagar" name="days" />
            </div>
          )}
        </QueryFrame>
      </Section>
      <WorkReports projectId={projectId} />
    </div>
  );
}

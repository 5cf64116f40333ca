import type { AgreementSummary } from '#contract/agreement.ts';
import type { Workday } from '#contract/call-sheet.ts';
import type { ReportSummary } from '#contract/report.ts';
import { useProjectAgreements } from '#web/features/agreement/agreement-queries.ts';
import { AgreementState } from '#web/features/agreement/agreement-state.tsx';
import { useProjectDays } from '#web/features/call-sheet/call-sheet-queries.ts';
import { Differences } from '#web/features/report/differences.tsx';
import { useProjectReports } from '#web/features/report/report-queries.ts';
import { ReportState } from '#web/features/report/report-state.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { PageLinks, usePageNumber } from '#web/ui/page-links.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { Section } from '#web/ui/section.tsx';

const person = {
  id: 'name',
  header: 'Person',
  is_row_header: true,
  cell: (row: { talent_name: string; role_title: string }) => (
    <span>
      <span className="voice-serif block text-lg leading-6">{row.talent_name}</span>
      <span className="block text-sm text-ink-muted">{row.role_title}</span>
    </span>
  ),
};

const AGREEMENTS: Column<AgreementSummary>[] = [
  person,
  { id: 'number', header: 'Avtal', cell: ({ number }) => number },
  { id: 'state', header: 'Läge', align: 'end', cell: (row) => <AgreementState agreement={row} /> },
];

const REPORTS: Column<ReportSummary>[] = [
  person,
  {
    id: 'differences',
    header: 'Mot planen',
    cell: ({ differences, version }) => (
      <Differences of={differences} none={version === 0 ? 'Som planerat' : 'Stämmer med planen'} />
    ),
  },
  { id: 'state', header: 'Läge', align: 'end', cell: (row) => <ReportState report={row} /> },
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

/** Agreements, days and reports of a project, as an administrator reads them; signing is the parties' own. */
export function ProjectWork({ projectId }: { projectId: string }) {
  const agreements = useProjectAgreements(projectId);
  const reports = useProjectReports(projectId);
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
      <Section title="Arbetsrapporter">
        <QueryFrame
          query={reports}
          isEmpty={({ total }) => total === 0}
          empty={<p className="text-ink-muted">Projektet har inga arbetsrapporter.</p>}
        >
          {({ items }) => <DataTable label="Arbetsrapporter" columns={REPORTS} rows={items} keyOf={({ id }) => id} />}
        </QueryFrame>
      </Section>
    </div>
  );
}

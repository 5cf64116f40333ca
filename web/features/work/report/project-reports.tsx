import { useState } from 'react';
import type { ReportSummary } from '#contract/work/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Differences } from './differences.tsx';
import { useProjectReports } from './report-queries.ts';
import { ReportState } from './report-state.tsx';

const companyReport = onDemand(() => import('./company-report.tsx'));

const columnsFor = (onOpen: (row: ReportSummary) => void): Column<ReportSummary>[] => [
  {
    id: 'name',
    header: 'Person',
    is_row_header: true,
    cell: (row) => (
      <span>
        <span className="voice-serif block text-lg leading-6">{row.talent_name}</span>
        <span className="block text-sm text-ink-muted">{row.role_title}</span>
      </span>
    ),
  },
  {
    id: 'differences',
    header: 'Mot planen',
    cell: (row) => (
      <Differences of={row.differences} none={row.version === 0 ? 'Som planerat' : 'Stämmer med planen'} />
    ),
  },
  {
    id: 'state',
    header: 'Läge',
    cell: (row) => (
      <span className="flex flex-col gap-1 stacked:items-end">
        <ReportState report={row} />
        {row.silent_on && <span className="text-sm text-ink-muted">Godkänns efter {formatDay(row.silent_on)}</span>}
      </span>
    ),
  },
  {
    id: 'open',
    header: 'Rapport',
    is_header_hidden: true,
    align: 'end',
    cell: (row) => (
      <Button size="small" onClick={() => onOpen(row)}>
        Öppna<span className="sr-only"> rapporten för {row.talent_name}</span>
      </Button>
    ),
  },
];

/** Maximum number of reports per call. */
const AT_ONCE = 500;

/**
 * The reports of a project, each with its differences from the plan, and a button that approves all reports with
 * neither differences nor a comment.
 */
export function ProjectReports({ projectId }: { projectId: string }) {
  const page = usePageNumber('reports');
  const query = useProjectReports(projectId);
  const [opened, setOpened] = useState<string>();
  const report = useOnDemand(companyReport, opened !== undefined, () => setOpened(undefined));
  const { run, isPending } = useCommand({ hasToast: true });
  const equal = (query.data?.items ?? []).filter(
    ({ actions, differences, comment }) => actions.includes('approve') && differences.length === 0 && comment === '',
  );
  const approveEqual = async () => {
    const reports = equal.map(({ id, version }) => ({ id, version }));
    for (let from = 0; from < reports.length; from += AT_ONCE) {
      const body = { reports: reports.slice(from, from + AT_ONCE) };
      if (!(await run('POST /projects/:id/reports/approve', { params: { id: projectId }, body }))) return;
    }
    showToast(reports.length === 1 ? 'Rapporten är godkänd.' : `${reports.length} rapporter är godkända.`);
  };
  const one = query.data?.items.find(({ id }) => id === opened);
  return (
    <Section
      title="Arbetsrapporter"
      actions={
        equal.length > 0 && (
          <Button variant="primary" isBusy={isPending} onClick={approveEqual}>
            Godkänn {equal.length} som planerat
          </Button>
        )
      }
    >
      <QueryFrame
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Projektet har inga arbetsrapporter.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <DataTable
              label="Arbetsrapporter per person"
              columns={columnsFor(({ id }) => setOpened(id))}
              rows={data.items.slice((page - 1) * data.page_size, page * data.page_size)}
              keyOf={({ id }) => id}
            />
            <PageLinks of={{ ...data, page }} noun="rapporter" name="reports" />
            <Dialog
              size="wide"
              isOpen={one !== undefined}
              onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
              title={one ? `${one.talent_name}, ${one.role_title}` : ''}
            >
              {one && report && <report.CompanyReport id={one.id} onDone={() => setOpened(undefined)} />}
            </Dialog>
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}

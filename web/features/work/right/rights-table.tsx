import { useState } from 'react';
import type { RightRow } from '#contract/work/right.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { rightCommandLabels, rightStatusLabels } from '#texts/work/labels.ts';
import { wordsOfConsents, wordsOfUse } from '#texts/work/right-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { renewalWords, rightTime } from './right.view.ts';

const question = onDemand(() => import('./report-publication.tsx'));
const order = onDemand(() => import('./extend-right.tsx'));

export interface RightsTableProps {
  rows: readonly RightRow[];
  /** True if the rows belong to several projects. Then each row links to its project. */
  hasProjects?: boolean | undefined;
}

const person = (row: RightRow, hasProjects: boolean) => (
  <span className="block min-w-44">
    <span className="voice-serif block text-lg leading-6">{row.talent_name}</span>
    <span className="block text-sm text-ink-muted">
      {row.role_title}
      {hasProjects && (
        <>
          {' i '}
          <Link to={`/CompanyOngoingProjectDetails?id=${row.project_id}`} className="text-link">
            {row.project_title}
          </Link>
        </>
      )}
    </span>
  </span>
);

const use = ({ line, synthetic }: RightRow) => (
  <span className="block">
    {wordsOfUse(line)}
    {line.exclusivity && (
      <span className="block text-sm text-ink-muted">Inget annat uppdrag inom {line.exclusivity} under tiden</span>
    )}
    <span className="block text-sm text-ink-muted">{wordsOfConsents(synthetic)}</span>
  </span>
);

/**
 * The company's rights to show material of talents: use, period, state, and commands to report a publication and to
 * extend.
 */
export function RightsTable({ rows, hasProjects = false }: RightsTableProps) {
  const today = dayOf(useNow());
  const [reported, setReported] = useState<RightRow>();
  const [extended, setExtended] = useState<RightRow>();
  const here = useOnDemand(question, reported !== undefined, () => setReported(undefined));
  const ordering = useOnDemand(order, extended !== undefined, () => setExtended(undefined));
  const columns: Column<RightRow>[] = [
    { id: 'person', header: 'Person', is_row_header: true, cell: (row) => person(row, hasProjects) },
    { id: 'use', header: 'Får visas i', cell: use },
    {
      id: 'time',
      header: 'Tid',
      cell: (row) => {
        const { until, since } = rightTime(row, today);
        return (
          <span className="block tabular">
            {until}
            {since && <span className="block text-sm text-ink-muted">{since}</span>}
            <span className="block text-sm text-ink-muted">{renewalWords(row)}</span>
          </span>
        );
      },
    },
    {
      id: 'state',
      header: 'Läge',
      cell: ({ status }) => (
        <StateBadge tone={rightStatusLabels[status].tone}>{rightStatusLabels[status].word}</StateBadge>
      ),
    },
    {
      id: 'actions',
      header: 'Åtgärder',
      is_header_hidden: true,
      align: 'end',
      cell: (row) => (
        <span className="flex flex-wrap items-center justify-end gap-2">
          {row.extension_id && (
            <Link to={`/CompanyAgreement?id=${row.extension_id}`} className="text-link">
              Beställd förlängning
            </Link>
          )}
          {row.actions.map((command) => (
            <Button
              key={command}
              size="small"
              variant={command === 'correct-publication' ? 'quiet' : 'secondary'}
              onClick={() => (command === 'order-extension' ? setExtended : setReported)(row)}
            >
              {rightCommandLabels[command]}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <>
      <DataTable room="more" label="Rättigheter" columns={columns} rows={rows} keyOf={({ id }) => id} />
      {here && reported && (
        <here.ReportPublication key={reported.id} right={reported} onDone={() => setReported(undefined)} />
      )}
      {ordering && extended && (
        <ordering.ExtendRight key={extended.id} right={extended} onDone={() => setExtended(undefined)} />
      )}
    </>
  );
}

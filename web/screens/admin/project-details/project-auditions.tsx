import { useState } from 'react';
import type { AuditionSummary } from '#contract/auditions/audition.ts';
import { auditionKindLabels, auditionStatusLabels } from '#texts/auditions/audition-words.ts';
import { standingOf } from '#web/features/auditions/audition/audition.view.ts';
import { useAuditions } from '#web/features/auditions/audition/audition-queries.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { ToldTimes } from './told-times.tsx';

const COLUMNS: Column<AuditionSummary>[] = [
  { id: 'title', header: 'Provfilmning', is_row_header: true, cell: ({ title }) => title },
  { id: 'kind', header: 'Slag', cell: ({ kind }) => auditionKindLabels[kind] },
  { id: 'roles', header: 'Roller', cell: ({ roles }) => roles.map(({ title }) => title).join(', ') || 'Alla' },
  {
    id: 'status',
    header: 'Läge',
    cell: ({ status }) => (
      <StateBadge tone={auditionStatusLabels[status].tone}>{auditionStatusLabels[status].word}</StateBadge>
    ),
  },
  { id: 'standing', header: 'Hur det går', cell: standingOf },
  {
    id: 'deadline',
    header: 'Senast',
    cell: ({ deadline_date }) => (deadline_date ? <InstantText instant={deadline_date} /> : '–'),
  },
];

/** The auditions of a project, for an administrator. */
export function ProjectAuditions({ projectId }: { projectId: string }) {
  const auditions = useAuditions(projectId, usePageNumber('auditions'));
  const [shown, setShown] = useState<AuditionSummary>();
  const columns: Column<AuditionSummary>[] = [
    ...COLUMNS,
    {
      id: 'times',
      header: 'Tider',
      is_header_hidden: true,
      align: 'end',
      cell: (audition) =>
        audition.kind !== 'self_tape' && (
          <Button size="small" onClick={() => setShown(audition)}>
            Visa tiderna<span className="sr-only"> för {audition.title}</span>
          </Button>
        ),
    },
  ];
  return (
    <QueryFrame
      query={auditions}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title="Inga provfilmningar">Företaget har inte kallat någon till provfilmning.</EmptyState>}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <DataTable label="Provfilmningar" columns={columns} rows={data.items} keyOf={({ id }) => id} />
          <PageLinks of={data} noun="provfilmningar" name="auditions" />
          {shown && <ToldTimes key={shown.id} auditionId={shown.id} title={shown.title} />}
        </div>
      )}
    </QueryFrame>
  );
}

import { useState } from 'react';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Link } from '#web/ui/text/link.tsx';
import { useProjectAgreements } from './agreement-queries.ts';
import { AgreementState } from './agreement-state.tsx';

// The form for signing is loaded when the user opens it.
const signAll = onDemand(() => import('./sign-all.tsx'));

const columns: Column<AgreementSummary>[] = [
  {
    id: 'name',
    header: 'Person',
    is_row_header: true,
    cell: (row) => (
      <span>
        <span className="voice-serif block text-lg leading-6">{row.talent_name}</span>
        <span className="block text-sm text-ink-muted">
          {row.role_title}
          {row.kind === 'extension' && ', förlängning'}
        </span>
      </span>
    ),
  },
  { id: 'state', header: 'Läge', cell: (row) => <AgreementState agreement={row} /> },
  {
    id: 'agreement',
    header: 'Avtal',
    align: 'end',
    cell: (row) =>
      row.sha256 ? (
        <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
          {row.may_change_terms && (
            <Link to={`/CompanyAgreement?id=${row.id}&change=1`} className="text-link">
              Ändra villkoren
            </Link>
          )}
          <Link to={`/CompanyAgreement?id=${row.id}`} className="text-link">
            Läs avtal {row.number}
          </Link>
        </span>
      ) : (
        'Skrivs ut'
      ),
  },
];

const PAGE_SIZE = 25;

/** The agreements of a project with their states, and a button to sign all that wait for the company. */
export function ProjectAgreements({ projectId }: { projectId: string }) {
  const page = Math.max(1, Number(useSearchParams()[0].get('agreements')) || 1);
  const [isSigning, setIsSigning] = useState(false);
  const signing = useOnDemand(signAll, isSigning, () => setIsSigning(false));
  const query = useProjectAgreements(projectId);
  const waiting = query.data?.items.filter(({ actions }) => actions.includes('sign-for-company')) ?? [];
  const count = waiting.length === 1 ? 'ett avtal' : `${waiting.length} avtal`;
  return (
    <Section
      title="Avtal"
      actions={
        waiting.length > 0 && (
          <Button variant="primary" onClick={() => setIsSigning(true)}>
            Skriv under {count}
          </Button>
        )
      }
    >
      <QueryFrame
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Projektet har inga avtal.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <DataTable
              label="Avtal per person"
              columns={columns}
              rows={data.items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
              keyOf={({ id }) => id}
            />
            {data.items.length > PAGE_SIZE && (
              <Pagination
                page={page}
                pageCount={Math.ceil(data.items.length / PAGE_SIZE)}
                total={data.items.length}
                noun="avtal"
                hrefOf={(to) => `?id=${projectId}&agreements=${to}`}
              />
            )}
            {isSigning && signing && (
              <signing.SignAll
                projectId={projectId}
                waiting={waiting}
                ownName={data.own_name}
                sentence={data.signing_sentence}
                onClose={() => setIsSigning(false)}
              />
            )}
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}

import { useSearchParams } from '#web/ui/address.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { useProjectRights } from './right-queries.ts';
import { RightsTable } from './rights-table.tsx';

/** Where each person of a project may be shown, and until when; its page stands in the address. */
export function ProjectRightsList({ projectId }: { projectId: string }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('rights')) || 1);
  const query = useProjectRights(projectId, page);
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params);
    next.set('rights', String(to));
    return `?${next}`;
  };
  return (
    <QueryFrame
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={
        <p className="text-ink-muted">
          Inga rättigheter ännu. De står här när avtalen är undertecknade, om rollerna har några.
        </p>
      }
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <RightsTable rows={data.items} />
          {data.total > data.page_size && (
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / data.page_size)}
              total={data.total}
              noun="rättigheter"
              hrefOf={hrefOf}
            />
          )}
        </div>
      )}
    </QueryFrame>
  );
}

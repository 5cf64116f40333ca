import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { useProjectRights } from './right-queries.ts';
import { RightsTable } from './rights-table.tsx';

/**
 * The rights of a project by person, each with its use, its period and the company's commands. The page is in the
 * address.
 */
export function ProjectRightsList({ projectId }: { projectId: string }) {
  const page = usePageNumber('rights');
  const query = useProjectRights(projectId, page);
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
          <PageLinks of={data} noun="rättigheter" name="rights" />
        </div>
      )}
    </QueryFrame>
  );
}

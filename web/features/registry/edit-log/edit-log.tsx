import { useQuery } from '@tanstack/react-query';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { query } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Timeline } from '#web/ui/list/timeline.tsx';
import { editLogTimeline } from './edit-log.view.ts';

export interface EditLogProps {
  project: Pick<ProjectDetails, 'id' | 'kind'>;
  /** The page, from 1. */
  page: number;
  hrefOf: (page: number) => string;
}

/** All changes of a project, newest first, each with its author and time. */
export function EditLog({ project, page, hrefOf }: EditLogProps) {
  const log = useQuery(query('GET /projects/:id/log', { params: { id: project.id }, query: { page } }));
  return (
    <Section
      title="Ändringar"
      aside={log.data && (log.data.total === 1 ? '1 händelse' : `${log.data.total} händelser`)}
    >
      <QueryFrame
        query={log}
        isEmpty={(data) => data.total === 0}
        empty={<EmptyState title="Inget har hänt ännu">Allt som ändras i projektet skrivs upp här.</EmptyState>}
      >
        {(data) => (
          <div className="flex max-w-3xl flex-col gap-6">
            <Timeline label="Ändringar i projektet" entries={editLogTimeline(data.items, project.kind)} />
            {(data.total > data.page_size || data.page > 1) && (
              <Pagination
                page={data.page}
                pageCount={Math.ceil(data.total / data.page_size)}
                total={data.total}
                noun="händelser"
                hrefOf={hrefOf}
              />
            )}
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WatchedGroup, WatchOrder } from '#domain/projects/project/project-watch.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { RemovableChip } from '#web/ui/list/filter-chips.tsx';
import { PageLinks } from '#web/ui/list/page-links.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { WatchFilters } from './watch-filters.tsx';
import { WatchTable } from './watch-table.tsx';
import { readWatchUrl, type WatchUrl, watchHref } from './watch-url.ts';

export interface WatchedProjectsProps {
  /** The screen that it stands on. */
  path: string;
  group: WatchedGroup;
  usualOrder: WatchOrder;
  /** The words where there is none at all. */
  empty: string;
}

/** The query of an address to the server. */
function asked({ page, text, company, order, ...chosen }: WatchUrl, group: WatchedGroup, usualOrder: WatchOrder) {
  const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null));
  return { group, ...filters, ...(company && { company_id: company }), text, order: order ?? usualOrder, page };
}

/** The projects of all companies, as far as the address says; each row tells of delays and risks. */
export function WatchedProjects({ path, group, usualOrder, empty }: WatchedProjectsProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readWatchUrl(params);
  const { text, company } = address;
  const projects = useQuery({
    ...query('GET /admin/projects', { query: asked(address, group, usualOrder) }),
    placeholderData: keepPreviousData,
  });
  const go = (next: object) => navigate(watchHref(path, { ...address, page: 1, ...next }), { replace: true });
  const isFiltered = watchHref(path, { ...address, order: null, page: 1 }) !== path;
  return (
    <div className="flex flex-col gap-6">
      <SearchText
        label="Sök bland projekten"
        placeholder="Projekt eller företag"
        text={text}
        isBusy={projects.isFetching}
        onSearch={(words) => go({ text: words })}
      />
      <WatchFilters address={address} isOver={group === 'completed'} usualOrder={usualOrder} onChange={go} />
      {company && (
        <div>
          <RemovableChip
            label={projects.data?.items[0]?.company_name ?? 'Ett företag'}
            onRemove={() => go({ company: null })}
          />
        </div>
      )}
      <QueryFrame
        query={projects}
        isEmpty={(data) => data.total === 0}
        empty={
          isFiltered ? (
            <EmptyState
              title="Inget projekt passar in"
              action={<Button onClick={() => navigate(path, { replace: true })}>Visa alla</Button>}
            >
              Sökningen letar i projektens titlar och i företagens namn.
            </EmptyState>
          ) : (
            <EmptyState title="Inga projekt här">{empty}</EmptyState>
          )
        }
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <WatchTable projects={data.items} />
            <PageLinks of={data} noun="projekt" />
            <CsvButton
              name="projekt"
              columns={async () => (await import('./watched-columns.ts')).watchedColumns}
              fetchPage={(page) =>
                api('GET /admin/projects', { query: asked({ ...address, page }, group, usualOrder) })
              }
            />
          </div>
        )}
      </QueryFrame>
    </div>
  );
}

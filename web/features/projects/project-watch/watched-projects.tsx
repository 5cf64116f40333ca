import type { WatchedGroup, WatchOrder } from '#domain/projects/project/project-watch.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { RemovableChip } from '#web/ui/list/filter-chips.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { WatchFilters } from './watch-filters.tsx';
import { WatchTable } from './watch-table.tsx';
import { readWatchUrl, type WatchUrl, watchHref } from './watch-url.ts';

export interface WatchedProjectsProps {
  /** Path of the screen with the list. */
  path: string;
  group: WatchedGroup;
  usualOrder: WatchOrder;
  /** The words of an empty list. */
  empty: string;
}

/** The filter of the address as the server takes it. */
function asked({ page, text, company, order, ...chosen }: WatchUrl, group: WatchedGroup, usualOrder: WatchOrder) {
  const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null));
  return { group, ...filters, ...(company && { company_id: company }), text, order: order ?? usualOrder, page };
}

/** The projects of all companies that match the filter in the address, each with its delays and risks. */
export function WatchedProjects({ path, group, usualOrder, empty }: WatchedProjectsProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readWatchUrl(params);
  const { text, company } = address;
  const list = useList((page) =>
    query('GET /admin/projects', { query: asked({ ...address, page }, group, usualOrder) }),
  );
  const go = (next: object) => navigate(watchHref(path, { ...address, page: 1, ...next }), { replace: true });
  const isFiltered = watchHref(path, { ...address, order: null, page: 1 }) !== path;
  return (
    <div className="flex flex-col gap-6">
      <SearchText
        label="Sök bland projekten"
        placeholder="Projekt eller företag"
        text={text}
        isBusy={list.query.isFetching}
        onSearch={(words) => go({ text: words })}
      />
      <WatchFilters address={address} isOver={group === 'completed'} usualOrder={usualOrder} onChange={go} />
      {company && (
        <div>
          <RemovableChip
            label={list.query.data?.items[0]?.company_name ?? 'Ett företag'}
            onRemove={() => go({ company: null })}
          />
        </div>
      )}
      <ListFrame
        list={list}
        noun="projekt"
        empty={
          isFiltered
            ? {
                title: 'Inget projekt passar in',
                text: 'Sökningen letar i projektens titlar och i företagens namn.',
                action: <Button onClick={() => navigate(path, { replace: true })}>Visa alla</Button>,
              }
            : { title: 'Inga projekt här', text: empty }
        }
        csv={{ name: 'projekt', columns: async () => (await import('./watched-columns.ts')).watchedColumns }}
      >
        {({ items }) => <WatchTable projects={items} />}
      </ListFrame>
    </div>
  );
}

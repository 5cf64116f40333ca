import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';
import { NewShortlist } from './new-shortlist.tsx';
import { peopleText } from './shortlist.view.ts';
import { ShortlistMenu } from './shortlist-menu.tsx';
import { useShortlists } from './shortlist-queries.ts';
import type { HrefOfList } from './shown-list.ts';
import { useShortlisting } from './use-shortlisting.ts';

interface ShortlistOverviewProps {
  hrefOf: HrefOfList;
  page: number;
}

/** All lists, the last changed first, with a form for a new one. */
export function ShortlistOverview({ page, hrefOf }: ShortlistOverviewProps) {
  const shortlists = useShortlists(page);
  const { create } = useShortlisting();
  return (
    <div className="flex flex-col gap-8">
      <div className="max-w-md">
        <NewShortlist onCreate={(name) => create(name, [])} />
      </div>
      <QueryFrame
        query={shortlists}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title="Inga listor ännu">
            En lista samlar personer du vill komma tillbaka till. Skapa en här, eller tryck på ”Spara i lista” vid någon
            i sökningen. Den som står i en lista får inte veta det.
          </EmptyState>
        }
      >
        {({ items, total, page_size }) => (
          <div className="flex flex-col gap-6">
            <ul aria-label="Listor" className="divide-y divide-hairline border-y border-hairline">
              {items.map((list) => (
                <li key={list.id} className="flex items-center gap-4 py-3">
                  <div className="min-w-0 flex-1">
                    <Link
                      to={hrefOf({ list: list.id, page: 1 })}
                      className="voice-serif text-lg wrap-anywhere decoration-1 underline-offset-4 hover:underline"
                    >
                      {list.name}
                    </Link>
                    <p className="text-sm text-ink-muted tabular">
                      {peopleText(list.people_count)}, ändrad {formatInstant(list.updated_date)}
                    </p>
                  </div>
                  <ShortlistMenu list={list} />
                </li>
              ))}
            </ul>
            {(total > page_size || page > 1) && (
              <Pagination
                page={page}
                pageCount={Math.ceil(total / page_size)}
                total={total}
                noun="listor"
                hrefOf={(next) => hrefOf({ page: next })}
              />
            )}
          </div>
        )}
      </QueryFrame>
    </div>
  );
}

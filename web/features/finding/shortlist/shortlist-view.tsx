import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { lastPage, peopleText } from './shortlist.view.ts';
import { ShortlistMenu } from './shortlist-menu.tsx';
import { type RoleAdder, ShortlistPeople } from './shortlist-people.tsx';
import { useShortlist } from './shortlist-queries.ts';
import type { HrefOfList } from './shown-list.ts';

interface ShortlistViewProps {
  hrefOf: HrefOfList;
  AddToRole: RoleAdder;
  id: string;
  page: number;
  /** Called after the list has been deleted. */
  onGone: () => void;
}

/** One list: its name, its number of people, and the people. */
export function ShortlistView({ id, page, hrefOf, onGone, AddToRole }: ShortlistViewProps) {
  const [isGoing, setIsGoing] = useState(false);
  const shortlist = useShortlist(id, page, !isGoing);
  // During the deletion the list is not fetched: the server would answer that it does not exist.
  const aroundDelete = async (remove: () => Promise<void>) => {
    setIsGoing(true);
    try {
      await remove();
    } catch (error) {
      setIsGoing(false);
      throw error;
    }
    onGone();
  };
  return (
    <div className="flex flex-col gap-6">
      <LinkButton variant="quiet" size="small" icon={ArrowLeft} to={hrefOf({ page: 1 })} className="-ml-3 self-start">
        Alla listor
      </LinkButton>
      <QueryFrame query={shortlist}>
        {({ list, items, total, page_size }) => (
          <>
            <header className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h2 className="voice-serif text-heading wrap-anywhere">{list.name}</h2>
                <p className="text-sm text-ink-muted tabular">{peopleText(total)}.</p>
              </div>
              <ShortlistMenu list={list} aroundDelete={aroundDelete} />
            </header>
            {total === 0 ? (
              <EmptyState title="Ingen i listan ännu">
                Sök fram någon och tryck på ”Spara i lista”, vid personen eller för alla du har markerat.
              </EmptyState>
            ) : (
              <ShortlistPeople list={list} people={items} AddToRole={AddToRole} />
            )}
            {(total > page_size || page > 1) && (
              <Pagination
                page={page}
                pageCount={lastPage(total, page_size)}
                total={total}
                noun={total === 1 ? 'person' : 'personer'}
                hrefOf={(next) => hrefOf({ list: id, page: Math.min(next, lastPage(total, page_size)) })}
              />
            )}
          </>
        )}
      </QueryFrame>
    </div>
  );
}

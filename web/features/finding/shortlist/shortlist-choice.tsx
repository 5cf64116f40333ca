import { useState } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { NewShortlist } from './new-shortlist.tsx';
import { useListsContaining } from './shortlist-queries.ts';
import { type Listed, useShortlisting } from './use-shortlisting.ts';

/** Maximum number of people per call (contract/finding/shortlist.ts). */
const AT_ONCE = 100;

/** The lists, ticked if they hold all of these people, and a field for a new list. */
export function ShortlistChoice({ talents }: { talents: readonly Listed[] }) {
  return talents.length > AT_ONCE ? (
    <p>Det går att lägga till högst {AT_ONCE} personer åt gången. Avmarkera några.</p>
  ) : (
    <Lists talents={talents} />
  );
}

function Lists({ talents }: { talents: readonly Listed[] }) {
  const containing = useListsContaining(talents.map(({ id }) => id));
  const { add, remove, create } = useShortlisting();
  const [busyId, setBusyId] = useState<string>();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{talents.length === 1 ? 'Spara i lista' : `Spara ${talents.length} i lista`}</p>
      <QueryFrame
        query={containing}
        isEmpty={({ lists }) => lists.length === 0}
        empty={<p className="text-ink-muted">Ingen lista ännu. Skriv ett namn, så finns den.</p>}
      >
        {({ lists }) => (
          <div className="max-h-64 overflow-y-auto">
            {lists.map((list) => {
              const isWhole = list.talent_ids.length === talents.length;
              const toggle = async () => {
                setBusyId(list.id);
                await (isWhole ? remove(list, talents) : add(list, talents));
                setBusyId(undefined);
              };
              return (
                <Checkbox
                  key={list.id}
                  label={
                    <>
                      {list.name} <span className="text-ink-muted tabular">{list.people_count}</span>
                    </>
                  }
                  checked={isWhole}
                  isMixed={!isWhole && list.talent_ids.length > 0}
                  aria-busy={busyId === list.id}
                  onChange={() => busyId === undefined && void toggle()}
                />
              );
            })}
          </div>
        )}
      </QueryFrame>
      <NewShortlist onCreate={(name) => create(name, talents)} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SearchHit } from '#contract/search.ts';
import { TalentProfileCard } from '#web/features/talent/profile-sheet.tsx';
import { cardFacts, tradesText } from '#web/features/talent/profile-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { ResultLook } from './result-look.ts';

export interface TalentResultsProps {
  hits: readonly SearchHit[];
  look: ResultLook;
  /** Chosen people by id, also those on other pages. */
  chosen: ReadonlyMap<string, SearchHit>;
  onChoose: (chosen: ReadonlyMap<string, SearchHit>) => void;
  onOpen: (hit: SearchHit) => void;
  /** A StateBadge: what is already so for this person. */
  badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
}

/** The people found, as a wall of portraits or a dense list; both can be ticked and opened. */
export function TalentResults({ hits, look, chosen, onChoose, onOpen, badgeOf, actionsOf }: TalentResultsProps) {
  const choose = (hit: SearchHit, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(hit.id, hit);
    else next.delete(hit.id);
    onChoose(next);
  };
  if (look === 'wall') {
    return (
      // By the room there is, not by the window: filters and picked people may stand beside.
      <div className="@container">
        <ul
          aria-label="Talanger"
          className="grid grid-cols-2 gap-x-4 gap-y-7 hyphens-auto @lg:grid-cols-3 @3xl:grid-cols-4 @6xl:grid-cols-5"
        >
          {hits.map((hit, index) => (
            <li key={hit.id} className="min-w-0">
              <TalentProfileCard
                talent={hit}
                onOpen={() => onOpen(hit)}
                isEager={index < 4}
                isSelected={chosen.has(hit.id)}
                onSelect={(isChosen) => choose(hit, isChosen)}
                badge={badgeOf?.(hit, look)}
                actions={actionsOf?.(hit)}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const columns: Column<SearchHit>[] = [
    {
      id: 'name',
      header: 'Namn',
      is_row_header: true,
      cell: (hit) => (
        <span className="flex items-center gap-3">
          <Avatar name={hit.name} src={hit.profile_image} size="small" />
          <button
            type="button"
            onClick={() => onOpen(hit)}
            className="voice-serif touch-target text-left text-lg leading-6 decoration-1 underline-offset-4 hover:underline"
          >
            {hit.name}
          </button>
        </span>
      ),
    },
    { id: 'facts', header: 'Spelålder, ort, längd', cell: (hit) => cardFacts(hit) || '–' },
    {
      id: 'trades',
      header: 'Kategori',
      cell: (hit) => (hit.categories.length > 0 ? tradesText(hit.categories.slice(0, 3)) : '–'),
    },
  ];
  if (badgeOf) columns.push({ id: 'marks', header: 'Läge', cell: (hit) => badgeOf(hit, look) ?? '–' });
  if (actionsOf) {
    columns.push({ id: 'actions', header: 'Åtgärd', is_header_hidden: true, align: 'end', cell: actionsOf });
  }
  return (
    <DataTable
      label="Talanger"
      columns={columns}
      rows={hits}
      keyOf={(hit) => hit.id}
      nameOf={(hit) => hit.name}
      selection={{
        keys: new Set(chosen.keys()),
        onChange: (keys) => {
          const next = new Map([...chosen].filter(([id]) => keys.has(id)));
          for (const hit of hits) if (keys.has(hit.id)) next.set(hit.id, hit);
          onChoose(next);
        },
      }}
    />
  );
}

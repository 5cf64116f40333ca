import type { SearchHit } from '#contract/finding/search.ts';
import { cardFacts, tradesText } from '#texts/people/profile-words.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { CompareTick } from './compare-tick.tsx';
import { ReasonList } from './reason-list.tsx';
import type { ResultPeople } from './result-people.ts';
import { PERSON } from './use-result-keys.ts';

const TRADES_MAX = 3;

function columnsOf(people: ResultPeople): Column<SearchHit>[] {
  const { badgeOf, actionsOf } = people;
  return [
    {
      id: 'name',
      header: 'Namn',
      is_row_header: true,
      cell: (hit) => (
        <span className="flex items-center gap-3 text-left">
          <Avatar name={hit.name} src={hit.profile_image} />
          <span className="min-w-0">
            <button
              type="button"
              {...{ [PERSON]: hit.id }}
              onClick={() => people.onOpen(hit)}
              className="voice-serif touch-target scroll-my-32 text-left text-lg leading-6 decoration-1 underline-offset-4 hover:underline"
            >
              {hit.name}
            </button>
            <span className="block text-sm text-ink-muted tabular">{cardFacts(hit)}</span>
            <span className="block text-sm text-ink-muted">{tradesText(hit.categories.slice(0, TRADES_MAX))}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'reasons',
      header: 'Skäl',
      cell: (hit) => (
        <ReasonList name={hit.name} reasons={people.reasonsOf(hit)} className="gap-x-4 2xl:grid 2xl:grid-cols-2" />
      ),
    },
    ...(badgeOf ? [{ id: 'marks', header: 'Läge', cell: (hit: SearchHit) => badgeOf(hit, 'list') ?? '–' }] : []),
    {
      id: 'compare',
      header: 'Jämför',
      is_header_hidden: true,
      cell: (hit) => <CompareTick hit={hit} people={people} />,
    },
    ...(actionsOf
      ? [
          {
            id: 'actions',
            header: 'Åtgärd',
            is_header_hidden: true,
            align: 'end',
            cell: (hit) => <span className="inline-flex flex-wrap justify-end gap-2">{actionsOf(hit)}</span>,
          } satisfies Column<SearchHit>,
        ]
      : []),
  ];
}

/** The people as a dense list with all their reasons: a table on wide screens, rows on phones. */
export function ResultList(people: ResultPeople) {
  const { hits, chosen, onChoose } = people;
  return (
    <DataTable
      label="Talanger"
      columns={columnsOf(people)}
      rows={hits}
      keyOf={(hit) => hit.id}
      nameOf={(hit) => hit.name}
      selection={
        onChoose && {
          keys: new Set(chosen.keys()),
          onChange: (keys) => {
            for (const hit of hits) if (keys.has(hit.id) !== chosen.has(hit.id)) onChoose(hit);
          },
        }
      }
    />
  );
}

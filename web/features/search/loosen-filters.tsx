import { useQueries } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatNumber } from '#web/ui/format-money.ts';
import type { SearchState } from './search-address.ts';
import { talentsQuery } from './use-search.ts';
import { wishChips } from './wish-chips.view.ts';

const AT_MOST = 8;

/** Nobody fits: says which single filter to let go of, and how many are found without it. */
export function LoosenFilters({ search, onChange }: { search: SearchState; onChange: (search: SearchState) => void }) {
  const ways = [
    ...(search.text ? [{ label: `”${search.text}”`, search: { ...search, text: '', page: 1 } }] : []),
    ...wishChips(search.wishes).map((chip) => ({
      label: chip.label,
      search: { ...search, wishes: chip.without, page: 1 },
    })),
  ].slice(0, AT_MOST);
  const counts = useQueries({ queries: ways.map((way) => talentsQuery(way.search, undefined)) });
  const found = ways
    .map((way, index) => ({ ...way, total: counts[index]?.data?.total ?? 0 }))
    .filter((way) => way.total > 0)
    .sort((a, b) => b.total - a.total);
  const isCounting = counts.some((count) => count.isPending);
  return (
    <EmptyState title="Ingen passar allt det här">
      {isCounting ? (
        <p role="status">Ser efter vilket filter som står i vägen…</p>
      ) : found.length > 0 ? (
        <>
          <p>Släpp ett av filtren så finns det folk:</p>
          <ul className="mt-4 flex flex-col items-start gap-2">
            {found.map((way) => (
              <li key={way.label}>
                <Button size="small" onClick={() => onChange(way.search)}>
                  Utan {way.label}: {formatNumber(way.total)} {way.total === 1 ? 'person' : 'personer'}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : ways.length > 0 ? (
        <p>Det räcker inte att släppa ett filter. Ta bort flera, eller börja om med det viktigaste.</p>
      ) : (
        <p>Det finns ingen talang att visa ännu.</p>
      )}
    </EmptyState>
  );
}

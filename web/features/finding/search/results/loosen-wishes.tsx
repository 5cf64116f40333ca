import { useQueries } from '@tanstack/react-query';
import type { TalentResults } from '#contract/finding/search.ts';
import { NO_QUERY } from '#web/features/finding/search/no-query.ts';
import type { SearchState } from '#web/features/finding/search/search-url.ts';
import { talentsQuery } from '#web/features/finding/search/use-search.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { asMerits, waysToLoosen } from './loosen.view.ts';

/** Maximum number of offers: each costs a search of its own, and a query may have thirty wishes. */
const WAYS_MAX = 8;

interface LoosenWishesProps {
  state: SearchState;
  reading: TalentResults['reading'];
  onState: (next: SearchState) => void;
  /** A part of the search's query key: a pressed offer finds its results in the cache. */
  projectId?: string | undefined;
}

/**
 * Shown if nobody matches. Buttons that each drop one wish or the searched words, with the number of people found then;
 * a button that turns the demands into merits, if there are any; and one that starts over.
 */
export function LoosenWishes({ state, reading, onState, projectId }: LoosenWishesProps) {
  const { query } = state;
  const go = (next: typeof query) => onState({ ...state, query: next, page: 1 });
  const ways = waysToLoosen(query, reading).slice(0, WAYS_MAX);
  const counts = useQueries({
    queries: ways.map((way) => talentsQuery({ ...state, query: way.query, page: 1 }, projectId)),
  });
  const found = ways
    .map((way, index) => ({ ...way, total: counts[index]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  const isCounting = counts.some(({ isPending }) => isPending);
  const merits = asMerits(query, reading);
  const isAsking = query.wishes.length > 0 || query.text !== '';
  if (!isAsking) return <EmptyState title="Här visas de som söker uppdrag" />;
  return (
    <EmptyState
      title="Vad kan du släppa?"
      action={
        <>
          {merits && <Button onClick={() => go(merits)}>Visa dem som passar bäst ändå</Button>}
          <Button variant="quiet" onClick={() => go(NO_QUERY)}>
            Börja om
          </Button>
        </>
      }
    >
      {isCounting ? (
        <p role="status">Ser efter vad som står i vägen…</p>
      ) : found.length > 0 ? (
        <>
          <p>Utan ett av önskemålen finns det talanger som passar:</p>
          <ul className="mt-4 flex flex-col items-start gap-2">
            {found.map((way) => (
              <li key={way.key}>
                <Button size="small" onClick={() => go(way.query)}>
                  Utan {way.label}: {formatNumber(way.total)} {way.total === 1 ? 'talang' : 'talanger'}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          Det räcker inte att släppa ett önskemål. Låt dem vara meriter i stället, så ser du vilka som kommer närmast.
        </p>
      )}
    </EmptyState>
  );
}

import { SaveSearchButton } from '#web/features/finding/saved-search/save-search-button.tsx';
import { TalentTabs } from '#web/features/finding/saved-search/talent-tabs.tsx';
import { readSearch, writeSearch } from '#web/features/finding/search/search-url.ts';
import { TalentSearch } from '#web/features/finding/search/talent-search.tsx';
import type { OnState } from '#web/features/finding/search/use-search-controls.ts';
import { ShortlistButton } from '#web/features/finding/shortlist/shortlist-button.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/**
 * The search that companies use, for administrators: it finds the same people in the same order, has the
 * administrator's own lists, and picks nobody for roles.
 */
export default function AdminTalentSearch() {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const change: OnState = (next, options) => setParams(writeSearch(next), options);
  return (
    <PageFrame title="Sök talanger" description="Samma sökning och samma ordning som företagen ser.">
      <TalentTabs AddToRole={null}>
        <TalentSearch
          search={search}
          onChange={change}
          hrefOf={(page) => `?${writeSearch({ ...search, page })}`}
          tools={(query, reading) => <SaveSearchButton query={query} reading={reading} />}
          actionsOf={(hit) => <ShortlistButton size="small" talents={[hit]} />}
          chosenActions={(chosen, clear) => (
            <>
              <Button variant="quiet" onClick={clear}>
                Avmarkera
              </Button>
              <ShortlistButton talents={chosen} />
            </>
          )}
        />
      </TalentTabs>
    </PageFrame>
  );
}

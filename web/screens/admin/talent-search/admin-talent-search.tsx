import { SaveSearchButton } from '#web/features/saved-search/save-search-button.tsx';
import { TalentTabs } from '#web/features/saved-search/talent-tabs.tsx';
import { readSearch, writeSearch } from '#web/features/search/search-address.ts';
import { TalentSearch } from '#web/features/search/talent-search.tsx';
import type { OnState } from '#web/features/search/use-search-controls.ts';
import { ShortlistButton } from '#web/features/shortlist/shortlist-button.tsx';
import { useSearchParams } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';

/** The companies' own search, for administrators: the same people in the same order, lists of one's own, and no roles. */
export default function AdminTalentSearch() {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const change: OnState = (next, options) => setParams(writeSearch(next), options);
  return (
    <PageFrame title="Sök talanger" description="Samma sökning och samma ordning som företagen ser.">
      <TalentTabs canCast={false}>
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

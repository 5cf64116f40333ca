import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { AddToRole, type AddToRoleProps } from '#web/features/casting/candidate/add-to-role.tsx';
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
 * The search among all talents, and the tabs of the company's lists and saved searches. The address holds tab and
 * query, so members can share them and come back to them.
 */
export default function CompanyTalents() {
  const mayCast = useMayCast();
  const [params, setParams] = useSearchParams();
  const [added, setAdded] = useState<{ people: AddToRoleProps['people']; onAdded?: () => void }>({ people: [] });
  const search = readSearch(params);
  const change: OnState = (next, options) => setParams(writeSearch(next), options);
  // The same function for all searches, so that a key in the field draws no card again.
  const actionsOf = useCallback(
    (hit: SearchHit) =>
      mayCast && (
        <>
          <Button size="small" icon={UserPlus} onClick={() => setAdded({ people: [hit] })}>
            Lägg till i roll
          </Button>
          {/* The button stands in the far corner of the card, beside the button 'Jämför'. */}
          <span className="order-last ml-auto">
            <ShortlistButton look="icon" talents={[hit]} />
          </span>
        </>
      ),
    [mayCast],
  );
  return (
    <PageFrame title="Talanger" description="Alla som söker uppdrag just nu.">
      <TalentTabs AddToRole={mayCast ? AddToRole : null}>
        <TalentSearch
          tools={(query, reading) => mayCast && <SaveSearchButton query={query} reading={reading} />}
          search={search}
          onChange={change}
          hrefOf={(page) => `?${writeSearch({ ...search, page })}`}
          actionsOf={actionsOf}
          chosenActions={(chosen, clear) =>
            mayCast && (
              <>
                <Button variant="quiet" onClick={clear}>
                  Avmarkera
                </Button>
                <ShortlistButton talents={chosen} />
                <Button variant="primary" onClick={() => setAdded({ people: chosen, onAdded: clear })}>
                  Lägg till {chosen.length} i roll
                </Button>
              </>
            )
          }
        />
      </TalentTabs>
      <AddToRole people={added.people} onAdded={added.onAdded} onClose={() => setAdded({ people: [] })} />
    </PageFrame>
  );
}

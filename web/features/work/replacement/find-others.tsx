import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReplacementView } from '#contract/work/replacement.ts';
import { wantedInstead } from '#domain/work/replacement/wanted-instead.ts';
import { writeSearch } from '#web/features/finding/search/search-url.ts';
import { readRoleSearch, writeRoleSearch } from '#web/features/projects/project/role-search.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { AskForm, type Chosen } from './ask-form.tsx';

const talentSearch = onDemand(() => import('#web/features/finding/search/talent-search.tsx'));

/** Finds people who can step in, and asks them. Talents who have said yes to the role come first. */
export function FindOthers({ view }: { view: ReplacementView }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const toggle = ({ id, name }: Chosen) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, { id, name });
    setChosen(next);
  };
  const asked = new Set(view.asked.flatMap(({ talent_id }) => talent_id ?? []));
  const chooseButton = (person: Chosen) =>
    asked.has(person.id) ? (
      <StateBadge tone="waiting">Tillfrågad</StateBadge>
    ) : (
      <Button size="small" icon={chosen.has(person.id) ? Check : Plus} onClick={() => toggle(person)}>
        {chosen.has(person.id) ? 'Vald, ta bort' : 'Välj'}
        <span className="sr-only"> {person.name}</span>
      </Button>
    );
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <Section title="Reserver" description="Sade ja till rollen och blev inte valda.">
        {view.reserves.length === 0 ? (
          <p className="text-ink-muted">Ingen är kvar. Sök bland alla i stället.</p>
        ) : (
          <ul className="divide-y divide-hairline border-b border-hairline">
            {view.reserves.map((reserve) => (
              <PersonRow
                key={reserve.id}
                name={reserve.name}
                src={reserve.image}
                facts={reserve.had_option && 'Ni hade option'}
                state={
                  reserve.is_free ? (
                    <StateBadge tone="agreed">Ledig</StateBadge>
                  ) : (
                    <StateBadge tone="lost">Upptagen</StateBadge>
                  )
                }
                actions={chooseButton(reserve)}
              />
            ))}
          </ul>
        )}
      </Section>
      <AskForm
        view={view}
        chosen={[...chosen.values()]}
        onRemove={(id) => toggle({ id, name: '' })}
        onAsked={() => setChosen(new Map())}
      />
      <SearchAll view={view} chooseButton={chooseButton} />
    </div>
  );
}

interface SearchAllProps {
  readonly view: ReplacementView;
  readonly chooseButton: (person: Chosen) => React.ReactNode;
}

/** A search for people who meet the role's wishes and are free on the remaining days; loaded on demand. */
function SearchAll({ view, chooseButton }: SearchAllProps) {
  const [params, setParams] = useSearchParams();
  const [isWanted, setIsWanted] = useState(false);
  const here = useOnDemand(talentSearch, isWanted, () => setIsWanted(false));
  const search = readRoleSearch(params, wantedInstead(view.wanted, view.days));
  return (
    <Section title="Alla som passar" description="Rollens önskemål, och lediga de dagar som är kvar.">
      {here && isWanted ? (
        <here.TalentSearch
          search={search}
          onChange={(next, options) => setParams(writeRoleSearch(next, params), options)}
          hrefOf={(page) => `?${writeSearch({ ...search, page }, params)}`}
          actionsOf={chooseButton}
        />
      ) : isWanted ? (
        <Loading />
      ) : (
        <Button onClick={() => setIsWanted(true)}>Sök bland alla</Button>
      )}
    </Section>
  );
}

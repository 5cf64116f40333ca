import { UserPlus } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Shortlist, ShortlistPerson } from '#contract/finding/shortlist.ts';
import type { TalentCard } from '#contract/people/talent-card.ts';
import { TalentDrawer } from '#web/features/finding/search/talent-drawer.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { MarkedBar } from './marked-bar.tsx';
import { ShortlistRow } from './shortlist-row.tsx';
import { useShortlisting } from './use-shortlisting.ts';

const comparePanel = onDemand(() => import('#web/features/finding/search/results/compare-panel.tsx'));

interface AddToRoleProps {
  /** An empty list closes the dialog. */
  people: readonly TalentCard[];
  onAdded: () => void;
  onClose: () => void;
}

/**
 * The dialog that adds people to roles of projects; null for users who cannot do so: administrators, and members who do
 * not cast.
 */
export type RoleAdder = ComponentType<AddToRoleProps> | null;

interface ShortlistPeopleProps {
  list: Shortlist;
  people: readonly ShortlistPerson[];
  AddToRole: RoleAdder;
}

/** The people of one page of a list, with commands for each person and for the marked people. */
export function ShortlistPeople({ list, people, AddToRole }: ShortlistPeopleProps) {
  const { remove } = useShortlisting();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<TalentCard>();
  const [cast, setCast] = useState<readonly TalentCard[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const compare = useOnDemand(comparePanel, isComparing, () => setIsComparing(false));
  const talents = people.map(({ talent }) => talent);
  const chosen = talents.filter(({ id }) => marked.has(id));
  const keep = useFocusOnNeighbour(people);

  const mark = (id: string, isChosen: boolean) => {
    const next = new Set(marked);
    if (isChosen) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  const unmark = () => setMarked(new Set());
  const takeOff = async (gone: readonly TalentCard[], index: number) => {
    keep.at.current = index;
    await remove(list, gone);
    setMarked(new Set([...marked].filter((id) => !gone.some((one) => one.id === id))));
  };
  return (
    <>
      <ul
        ref={keep.list}
        tabIndex={-1}
        aria-label={`Personer i ${list.name}`}
        className="divide-y divide-hairline border-y border-hairline outline-none"
      >
        {people.map((person, index) => (
          <ShortlistRow
            key={person.talent.id}
            listId={list.id}
            person={person}
            isChosen={marked.has(person.talent.id)}
            onChoose={(isChosen) => mark(person.talent.id, isChosen)}
            onOpen={() => setShown(person.talent)}
            onRemove={() => void takeOff([person.talent], index)}
            onCast={AddToRole ? () => setCast([person.talent]) : undefined}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <MarkedBar
          count={chosen.length}
          onUnmark={unmark}
          onRemove={() => void takeOff(chosen, 0)}
          onCompare={() => setIsComparing(true)}
          onCast={AddToRole ? () => setCast(chosen) : undefined}
        />
      )}
      <TalentDrawer
        talent={shown}
        among={talents}
        onShow={setShown}
        actions={
          shown &&
          AddToRole && (
            <Button icon={UserPlus} onClick={() => setCast([shown])}>
              Lägg till i roll
            </Button>
          )
        }
      />
      {AddToRole && <AddToRole people={cast} onAdded={unmark} onClose={() => setCast([])} />}
      {compare && (
        <compare.ComparePanel
          people={chosen.map(({ id, name, profile_image }) => ({ id, name, profile_image, reasons: [] }))}
          isOpen={isComparing}
          onOpenChange={setIsComparing}
          onRemove={(id) => mark(id, false)}
        />
      )}
    </>
  );
}

/** After a row is removed, focuses the row that takes its place. */
function useFocusOnNeighbour(people: readonly ShortlistPerson[]) {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef<number>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (at.current === null) return;
    const rows = list.current?.querySelectorAll<HTMLInputElement>('li input[type=checkbox]') ?? [];
    (rows[Math.min(at.current, rows.length - 1)] ?? list.current)?.focus();
    at.current = null;
  }, [people]);
  return { list, at };
}

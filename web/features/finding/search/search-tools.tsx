import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TalentResults } from '#contract/finding/search.ts';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { BriefField } from './brief-field.tsx';
import { ChipRow } from './chip-row.tsx';
import { insteadTexts } from './search-chips.view.ts';
import { EXAMPLES } from './search-examples.ts';
import type { SearchState } from './search-url.ts';
import type { SearchControls } from './use-search-controls.ts';
import { absorb, countingWishes } from './wishes-from-text.ts';

const wishesEditor = onDemand(() => import('./wishes-editor.tsx'));

interface SearchToolsProps {
  search: SearchControls;
  state: SearchState;
  /** Shown beside the filters. */
  children?: ReactNode;
}

/** The tools above the people: the search field, its chips, and the filters. */
export function SearchTools({ search, state, children }: SearchToolsProps) {
  const { field, talents } = search;
  const [isFiltering, setIsFiltering] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLTextAreaElement>(null);
  const isEmpty = field.typed === '' && state.query.text === '' && state.query.wishes.length === 0;
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <BriefField
        value={field.typed}
        onType={field.type}
        onSearch={field.settleNow}
        onClear={search.clearText}
        isBusy={talents.isFetching}
        control={control}
      />
      {isEmpty && (
        <Examples
          onChoose={(example) => {
            search.ask(example);
            // The examples disappear with the pressed button. The focus does not go to the field: on phones the
            // keyboard would cover the people found.
            top.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <ChipRow search={search} onEmptied={() => control.current?.focus()} />
      {insteadTexts(search.instead, search.skipped).map((text) => (
        <p key={text} className="text-sm">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={SlidersHorizontal} onClick={() => setIsFiltering(true)}>
          Alla önskemål
        </Button>
        {children}
      </div>
      <SaidCount data={talents.data} isBusy={search.isBusy} />
      <FilterDrawer search={search} isOpen={isFiltering} onOpenChange={setIsFiltering} />
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <div className="text-sm">
      <p className="text-ink-muted">Skriv som du skulle säga det, till exempel:</p>
      <ul className="flex flex-wrap items-center gap-x-6">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(example)} className="touch-target text-left text-link">
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const REST_MS = 700;

interface SaidCountProps {
  data: TalentResults | undefined;
  isBusy: boolean;
}

/**
 * The number of matches for screen readers, after a pause in the typing, so that it does not interrupt. Sighted users
 * read the number above the people.
 */
function SaidCount({ data, isBusy }: SaidCountProps) {
  const [said, setSaid] = useState('');
  const words = data && !isBusy ? `${formatNumber(data.total)} ${peopleWord(data.total)} passar` : undefined;
  useEffect(() => {
    if (words === undefined) return;
    const timer = setTimeout(() => setSaid(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

const peopleWord = (count: number) => (count === 1 ? 'talang' : 'talanger');

interface FilterDrawerProps {
  search: SearchControls;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * All kinds of conditions in lists. Wishes from the text are included; when the user changes one, they all become own
 * wishes.
 */
function FilterDrawer({ search, isOpen, onOpenChange }: FilterDrawerProps) {
  const editor = useOnDemand(wishesEditor, isOpen, () => onOpenChange(false));
  // The changes made while the drawer is open are one step of 'back'.
  const hasChanged = useRef(false);
  useEffect(() => {
    if (isOpen) hasChanged.current = false;
  }, [isOpen]);
  const change = (wishes: readonly Wish[]) => {
    const replace = hasChanged.current;
    hasChanged.current = true;
    void search.change((query, reading) => absorb(query, reading, () => wishes), { replace });
  };
  const { data } = search.talents;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Önskemål"
      description="Krav måste uppfyllas. Meriterande lyfter den som har det."
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {data ? `Visa ${formatNumber(data.total)} ${peopleWord(data.total)}` : 'Visa'}
        </Button>
      }
    >
      {editor ? (
        <editor.WishesEditor wishes={countingWishes(search.query, search.reading)} onChange={change} />
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}

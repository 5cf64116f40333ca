import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { formatNumber } from '#web/ui/format-money.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { NO_WISHES } from './no-wishes.ts';
import type { ResultLook } from './result-look.ts';
import type { SearchState } from './search-address.ts';
import { useSettledText } from './use-search.ts';
import { wishChips } from './wish-chips.view.ts';
import { WishesEditor } from './wishes-editor.tsx';

interface SearchToolsProps {
  search: SearchState;
  onChange: (search: SearchState) => void;
  total: number | undefined;
  isBusy: boolean;
  look: ResultLook;
  onLook: (look: ResultLook) => void;
}

/** Above the people: words while typing, what is asked for as chips, how many fit, and the look of the list. */
export function SearchTools({ search, onChange, total, isBusy, look, onLook }: SearchToolsProps) {
  const [typed, setTyped] = useSettledText(search.text, (text) => onChange({ ...search, text, page: 1 }));
  const [isFiltering, setIsFiltering] = useState(false);
  const chips = wishChips(search.wishes);
  const filters = (
    <WishesEditor value={search.wishes} onChange={(wishes) => onChange({ ...search, wishes, page: 1 })} />
  );
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Sök bland talanger"
        placeholder="Namn, eller ord ur profilen"
        value={typed}
        onChange={setTyped}
        isBusy={isBusy}
        size="large"
        maxLength={200}
      />
      <FilterChips
        label="Det du söker efter"
        chips={chips}
        onRemove={(id) => {
          const chip = chips.find((one) => one.id === id);
          if (chip) onChange({ ...search, wishes: chip.without, page: 1 });
        }}
        onClear={() => onChange({ wishes: NO_WISHES, text: '', page: 1 })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-sm tabular">
          {total === undefined ? (
            'Laddar...'
          ) : (
            <>
              {formatNumber(total)} <span className="max-sm:sr-only">{total === 1 ? 'person' : 'personer'} </span>passar
            </>
          )}
        </p>
        <Button size="small" icon={SlidersHorizontal} className="lg:hidden" onClick={() => setIsFiltering(true)}>
          {chips.length > 0 ? `Filter (${chips.length})` : 'Filter'}
        </Button>
        <span className="flex">
          <IconButton
            icon={LayoutGrid}
            label="Visa som porträtt"
            aria-pressed={look === 'wall'}
            className={classNames(look === 'wall' && 'bg-sunken')}
            onClick={() => onLook('wall')}
          />
          <IconButton
            icon={Rows3}
            label="Visa som lista"
            aria-pressed={look === 'list'}
            className={classNames(look === 'list' && 'bg-sunken')}
            onClick={() => onLook('list')}
          />
        </span>
      </div>
      <Drawer
        isOpen={isFiltering}
        onOpenChange={setIsFiltering}
        title="Filter"
        actions={
          <Button variant="primary" onClick={() => setIsFiltering(false)}>
            {total === undefined ? 'Visa' : `Visa ${formatNumber(total)}`}
          </Button>
        }
      >
        {filters}
      </Drawer>
    </div>
  );
}

import type { KeyboardEvent } from 'react';
import { TextOrNote } from './chip-parts.tsx';
import { searchChips, type WishChip } from './search-chips.view.ts';
import { useChipChanges } from './use-chip-changes.ts';
import { useChipFocus } from './use-chip-focus.ts';
import type { SearchControls } from './use-search-controls.ts';
import { WishPill } from './wish-pill.tsx';

export interface ChipRowProps {
  search: SearchControls;
  /** Called when the focused chip was the last one, so that another element must take the focus. */
  onEmptied: () => void;
}

/** The wishes and words of the search as chips. The user opens, changes and removes each, by pointer or keys. */
export function ChipRow({ search, onEmptied }: ChipRowProps) {
  const chips = searchChips(search.query, search.reading, search.skipped);
  const focus = useChipFocus(search.undone, onEmptied);
  const changes = useChipChanges(search, ({ id }) => focus.leave(chips.findIndex((chip) => chip.id === id)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, chip: WishChip) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      focus.step(event.currentTarget, step);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      changes.remove(chip);
    }
  };
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul ref={focus.list} aria-label="Så förstår vi sökningen" className="contents">
        {chips.map((chip) => (
          <li key={chip.id} className="max-w-full min-w-0">
            {chip.kind === 'wish' ? (
              <WishPill chip={chip} changes={changes} onKeyDown={(event) => onKeyDown(event, chip)} />
            ) : (
              <TextOrNote chip={chip} onRemove={changes.removeText} />
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          search.clear();
          focus.leaveAll();
        }}
        className="touch-target px-2 text-sm text-link"
      >
        Rensa allt
      </button>
    </div>
  );
}

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { Opener, Pill, RemoveButton, TextOrNote } from './chip-parts.tsx';
import { type SearchChip, searchChips, type TextChip, type WishChip } from './search-chips.view.ts';
import type { SearchControls } from './use-search-controls.ts';
import { changeWish, countingWishes, withoutStretch } from './wishes-from-text.ts';

const editor = onDemand(() => import('./chip-editor.tsx'));

export interface ChipRowProps {
  search: SearchControls;
  /** The focus was in the row, and nothing is left there that could have it. */
  onEmptied: () => void;
}

/** How the search was understood: each wish can be opened, changed and removed, by pointer and by keys. */
export function ChipRow({ search, onEmptied }: ChipRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number>();
  // The steps of one opening are one step back.
  const hasChanged = useRef(false);
  const chips = searchChips(search.query, search.reading, search.skipped);

  // By what it asks and not by its place: the reading may be a newer one by the time the change is made.
  const put = (chip: WishChip, to: Wish | undefined) => {
    const token = writeWish(chip.wish);
    const options = { replace: hasChanged.current, said: to ? undefined : `Borttaget: ${chip.label}` };
    hasChanged.current = true;
    void search.change((query, reading) => {
      const at = countingWishes(query, reading).findIndex((wish) => writeWish(wish) === token);
      return at < 0 ? query : changeWish(query, reading, at, to);
    }, options);
  };
  const focusAt = (at: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    buttons[Math.min(Math.max(at, 0), buttons.length - 1)]?.focus();
  };
  // A chip takes the focus with it when it goes; its neighbour, which moves to where it was, has it instead.
  const left = useRef(0);
  const focusNeighbour = () => {
    const buttons = [...(list.current?.children ?? [])].map((item) => item.querySelector('button'));
    const nearest = [...buttons.slice(left.current), ...buttons.slice(0, left.current).reverse()].find(Boolean);
    if (nearest) nearest.focus();
    else onEmptied();
  };
  const leave = ({ id }: SearchChip) => {
    left.current = chips.findIndex((chip) => chip.id === id);
    requestAnimationFrame(focusNeighbour);
  };
  const comeBack = useEffectEvent(focusNeighbour);
  useEffect(() => {
    if (search.undone > 0) comeBack();
  }, [search.undone]);
  const removeChip = (chip: WishChip) => {
    hasChanged.current = false;
    setOpen(undefined);
    put(chip, undefined);
    leave(chip);
  };
  const removeText = (chip: TextChip) => {
    const { start, end, label } = chip;
    leave(chip);
    const { text } = search.query;
    const said = `Borttaget: ${label}`;
    void search.change(
      (query) => ({ ...query, text: query.text === text ? withoutStretch(text, start, end) : query.text }),
      { said },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, chip: WishChip) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
      focusAt(buttons.indexOf(event.currentTarget) + step);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      removeChip(chip);
    }
  };
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul ref={list} aria-label="Så förstår vi sökningen" className="contents">
        {chips.map((chip) => (
          <li key={chip.id} className="max-w-full min-w-0">
            {chip.kind === 'wish' ? (
              <Pill wish={chip.wish}>
                <Popover
                  label={`Ändra ${chip.label}`}
                  isOpen={open === chip.at}
                  onOpenChange={(isOpen) => {
                    hasChanged.current = false;
                    setOpen(isOpen ? chip.at : undefined);
                  }}
                  trigger={<Opener chip={chip} onKeyDown={(event) => onKeyDown(event, chip)} />}
                >
                  <LateEditor
                    chip={chip}
                    onChange={(wish) => put(chip, wish)}
                    onRemove={() => removeChip(chip)}
                    onClose={() => setOpen(undefined)}
                  />
                </Popover>
                {/* On phones 'Ta bort' in the panel does it, and twice as many chips find room. */}
                <RemoveButton label={chip.label} className="max-md:hidden" onRemove={() => removeChip(chip)} />
              </Pill>
            ) : (
              <TextOrNote chip={chip} onRemove={removeText} />
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          left.current = 0;
          search.clear();
          onEmptied();
        }}
        className="touch-target px-2 text-sm text-link"
      >
        Rensa allt
      </button>
    </div>
  );
}

interface LateEditorProps {
  chip: WishChip;
  onChange: (wish: Wish) => void;
  onRemove: () => void;
  onClose: () => void;
}

function LateEditor({ chip, ...rest }: LateEditorProps) {
  const here = useOnDemand(editor, true, rest.onClose);
  return here ? <here.ChipEditor wish={chip.wish} {...rest} /> : <Loading />;
}

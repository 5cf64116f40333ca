import { useRef, useState } from 'react';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import type { SearchChip, TextChip, WishChip } from './search-chips.view.ts';
import type { SearchControls } from './use-search-controls.ts';
import { changeWish, countingWishes, withoutStretch } from './wishes-from-text.ts';

/** The open chip, and the commands that change the search through its chips. */
export function useChipChanges(search: SearchControls, leave: (chip: SearchChip) => void) {
  const [open, setOpen] = useState<number>();
  // The changes made while a chip is open are one step of 'back'.
  const hasChanged = useRef(false);

  // Finds the wish by its content, not by its position, because a newer reading may have come meanwhile.
  const put = (chip: WishChip, to: Wish | undefined) => {
    const token = writeWish(chip.wish);
    const options = { replace: hasChanged.current, said: to ? undefined : `Borttaget: ${chip.label}` };
    hasChanged.current = true;
    void search.change((query, reading) => {
      const at = countingWishes(query, reading).findIndex((wish) => writeWish(wish) === token);
      return at < 0 ? query : changeWish(query, reading, at, to);
    }, options);
  };
  return {
    open,
    show: (chip: WishChip | undefined) => {
      hasChanged.current = false;
      setOpen(chip?.at);
    },
    close: () => setOpen(undefined),
    put,
    remove: (chip: WishChip) => {
      hasChanged.current = false;
      setOpen(undefined);
      put(chip, undefined);
      leave(chip);
    },
    removeText: (chip: TextChip) => {
      const { start, end, label } = chip;
      leave(chip);
      const { text } = search.query;
      const said = `Borttaget: ${label}`;
      void search.change(
        (query) => ({ ...query, text: query.text === text ? withoutStretch(text, start, end) : query.text }),
        { said },
      );
    },
  };
}

export type ChipChanges = ReturnType<typeof useChipChanges>;

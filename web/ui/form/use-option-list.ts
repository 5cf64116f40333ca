import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { matchOptions, type Option } from './option.ts';
import { optionId } from './option-list.tsx';

const SHOWN_AT_MOST = 100;

/** The behaviour of a list of options: opens, filters and moves by keyboard, as in the ARIA combobox pattern. */
export function useOptionList(options: readonly Option[], choose: (option: Option) => void) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const matches = useMemo(() => matchOptions(options, typed ?? '').slice(0, SHOWN_AT_MOST), [options, typed]);

  const open = () => {
    setIsOpen(true);
    setActiveIndex(0);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = matches.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActiveIndex((activeIndex + step + matches.length) % Math.max(matches.length, 1));
    } else if (isOpen && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      setActiveIndex(event.key === 'Home' ? 0 : last);
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      const option = matches[activeIndex];
      if (option && !option.is_disabled) choose(option);
    } else if (isOpen && event.key === 'Escape') {
      // Escape closes only the list, not a dialog around it.
      event.stopPropagation();
      close();
    }
  };
  const type = (text: string) => {
    setTyped(text);
    open();
  };
  return {
    typed,
    matches,
    isOpen,
    activeIndex,
    listId,
    open,
    close,
    type,
    onKeyDown,
    inputProps: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && matches.length > 0 ? optionId(listId, activeIndex) : undefined,
      autoComplete: 'off',
    },
  };
}

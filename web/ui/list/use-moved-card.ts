import { useEffect, useRef, useState } from 'react';
import { cardId } from './board-card.tsx';

interface MovedCards<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  columnOf: (item: Item) => string;
}

/** Announces the last move to screen readers, and gives the moved card the focus. */
export function useMovedCard<Item>({ items, keyOf, nameOf, columnOf }: MovedCards<Item>) {
  const [spoken, setSpoken] = useState('');
  const [movedKey, setMovedKey] = useState<string>();
  const placeOf = (item: Item) => `${columnOf(item)} ${items.indexOf(item)}`;
  // The card is in its new place when `items` say so, perhaps only after the server's answer. Then it gets the focus.
  const moved = useRef<{ key: string; from: string }>(undefined);
  useEffect(() => {
    const goal = moved.current;
    const item = goal && items.find((one) => keyOf(one) === goal.key);
    if (!goal || !item || placeOf(item) === goal.from) return;
    moved.current = undefined;
    document.getElementById(cardId(goal.key))?.focus();
  });
  const follow = (item: Item, words: string) => {
    setSpoken(`${nameOf(item)} ${words}.`);
    setMovedKey(keyOf(item));
    moved.current = { key: keyOf(item), from: placeOf(item) };
  };
  return { spoken, movedKey, follow };
}

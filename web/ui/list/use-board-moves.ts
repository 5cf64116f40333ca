import { type KeyboardEvent, useState } from 'react';
import { useStable } from '#web/ui/text/use-stable.ts';
import type { BoardColumn } from './board-column.tsx';
import { useMovedCard } from './use-moved-card.ts';

/** The cards and columns of a board, and which moves are allowed. */
export interface BoardRules<Item> {
  columns: readonly BoardColumn[];
  /** The cards in their order. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  columnOf: (item: Item) => string;
  /** True if a card may move to a column. By default every move is allowed. */
  canMove?: ((item: Item, column: string) => boolean) | undefined;
  onMove: (item: Item, column: string) => void;
  /**
   * Puts a card before another card of a column, or last if `before` is undefined. Absent if the user cannot order the
   * cards.
   */
  onPlace?: ((item: Item, column: string, before: Item | undefined) => void) | undefined;
  isReadOnly?: boolean | undefined;
}

const toEverywhere = () => true;

/** The state and the handlers for moving cards: by dragging, by the card's buttons, and by keys. */
export function useBoardMoves<Item>(rules: BoardRules<Item>) {
  const { columns, items, keyOf, nameOf, columnOf, canMove = toEverywhere } = rules;
  const { onMove, onPlace, isReadOnly = false } = rules;
  const [draggedKey, setDraggedKey] = useState<string>();
  const [over, setOver] = useState<{ column: string; before?: string | undefined }>();
  const { spoken, movedKey, follow } = useMovedCard(rules);
  const dragged = items.find((item) => keyOf(item) === draggedKey);
  const isThere = (item: Item, column: string) => columnOf(item) === column;
  const mayGo = (item: Item, column: string) =>
    !isReadOnly && (isThere(item, column) ? onPlace !== undefined : canMove(item, column));

  const move = (item: Item, column: BoardColumn | undefined) => {
    if (!column || isThere(item, column.id) || !mayGo(item, column.id)) return;
    follow(item, `flyttades till ${column.label}`);
    onMove(item, column.id);
  };
  const place = (item: Item, column: BoardColumn, before: Item | undefined) => {
    if (!onPlace || !mayGo(item, column.id) || before === item) return;
    follow(item, before ? `står före ${nameOf(before)} i ${column.label}` : `står sist i ${column.label}`);
    onPlace(item, column.id, before);
  };
  const drop = (column: BoardColumn) => {
    if (dragged && over?.column === column.id) {
      const before = items.find((item) => keyOf(item) === over.before);
      if (before || isThere(dragged, column.id)) place(dragged, column, before);
      else move(dragged, column);
    }
    endDrag();
  };
  // Called many times a second during a drag, so it sets a new state only if the place has changed.
  const overPlace = (column: string, before?: string) =>
    setOver((last) => (last?.column === column && last.before === before ? last : { column, before }));
  const endDrag = () => {
    setOver(undefined);
    setDraggedKey(undefined);
  };
  const cardsIn = (column: string) => items.filter((item) => isThere(item, column));
  const columnHolding = (item: Item) => columns.findIndex((column) => isThere(item, column.id));
  const step = (item: Item, by: 1 | -1) => {
    const column = columns[columnHolding(item)];
    const here = column ? cardsIn(column.id) : [];
    const at = here.indexOf(item);
    if (column && here[at + by]) place(item, column, by < 0 ? here[at - 1] : here[at + 2]);
  };
  const hands = {
    onMove: useStable(move),
    onStep: useStable(step),
    onPlace: useStable((item: Item, to: 'first' | 'last') => {
      const column = columns[columnHolding(item)];
      if (column) place(item, column, to === 'first' ? cardsIn(column.id)[0] : undefined);
    }),
    onKeyDown: useStable((event: KeyboardEvent, item: Item) => {
      if (!event.altKey || !/^Arrow/.test(event.key)) return;
      event.preventDefault();
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
        move(item, columns[columnHolding(item) + (event.key === 'ArrowRight' ? 1 : -1)]);
      else step(item, event.key === 'ArrowDown' ? 1 : -1);
    }),
    onDragStart: useStable((item: Item) => setDraggedKey(keyOf(item))),
    onDragEnd: useStable(endDrag),
    onDragOver: useStable((item: Item, half: 'upper' | 'lower') => {
      const column = columnOf(item);
      if (!dragged || !mayGo(dragged, column)) return;
      const here = cardsIn(column);
      const before = half === 'upper' ? item : here[here.indexOf(item) + 1];
      overPlace(column, onPlace && before && keyOf(before));
    }),
  };
  const leave = () => setOver(undefined);
  return { canMove, mayGo, cardsIn, dragged, over, spoken, movedKey, hands, overPlace, leave, drop };
}

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '#web/ui/text/use-stable.ts';
import { BoardCard, cardId } from './board-card.tsx';
import { type BoardColumn, BoardColumnFrame } from './board-column.tsx';

export interface BoardProps<Item> {
  label: string;
  columns: readonly BoardColumn[];
  /** Beside the count of a column: '2 av 3 platser'. */
  noteOf?: ((column: string) => ReactNode) | undefined;
  /** In the order in which they stand. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  columnOf: (item: Item) => string;
  /** May this card go there? Everything may unless said. */
  canMove?: ((item: Item, column: string) => boolean) | undefined;
  onMove: (item: Item, column: string) => void;
  /** Puts a card before another of a column, or last in it; without it nobody orders them by hand. */
  onPlace?: ((item: Item, column: string, before: Item | undefined) => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** With `columns` and `canMove` the same in every drawing, a card is drawn anew only when its item is another. */
  children: (item: Item) => ReactNode;
}

const toEverywhere = () => true;

/**
 * Cards in columns, moved by dragging, by the arrows and the menu of the card, or by Alt and an arrow key: to the sides
 * between columns, up and down within one. Every move is read aloud.
 */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, items, keyOf, nameOf, columnOf, noteOf, canMove = toEverywhere } = props;
  const { onMove, onPlace, isReadOnly = false } = props;
  const [draggedKey, setDraggedKey] = useState<string>();
  const [over, setOver] = useState<{ column: string; before?: string | undefined }>();
  const [spoken, setSpoken] = useState('');
  const [movedKey, setMovedKey] = useState<string>();
  const placeOf = (item: Item) => `${columnOf(item)} ${items.indexOf(item)}`;
  // The card is drawn anew in its new place once the move is true, which may be an answer later: the focus follows it.
  const moved = useRef<{ key: string; from: string }>(undefined);
  useEffect(() => {
    const goal = moved.current;
    const item = goal && items.find((one) => keyOf(one) === goal.key);
    if (!goal || !item || placeOf(item) === goal.from) return;
    moved.current = undefined;
    document.getElementById(cardId(goal.key))?.focus();
  });
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone one column is in sight: the first that somebody stands in. Later moves are the person's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board comes
  useLayoutEffect(() => {
    const start = columns.findIndex((column) => items.some((item) => columnOf(item) === column.id));
    const place = scroller.current?.children;
    const [first, wanted] = [place?.[0], place?.[start]];
    if (!(first instanceof HTMLElement && wanted instanceof HTMLElement)) return;
    scroller.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft, behavior: 'instant' });
  }, []);
  const dragged = items.find((item) => keyOf(item) === draggedKey);
  const isThere = (item: Item, column: string) => columnOf(item) === column;
  const mayGo = (item: Item, column: string) =>
    !isReadOnly && (isThere(item, column) ? onPlace !== undefined : canMove(item, column));
  const follow = (item: Item, words: string) => {
    setSpoken(`${nameOf(item)} ${words}.`);
    setMovedKey(keyOf(item));
    moved.current = { key: keyOf(item), from: placeOf(item) };
  };

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
  // Told of many times a second while a card is held over another; drawn when it is another place.
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

  return (
    <section aria-label={label}>
      <p aria-live="assertive" className="sr-only">
        {spoken}
      </p>
      <div
        ref={scroller}
        className="flex snap-x gap-4 overflow-x-auto pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:gap-5"
      >
        {columns.map((column, index) => {
          const here = cardsIn(column.id);
          const mayDrop = dragged !== undefined && mayGo(dragged, column.id);
          const isOver = over?.column === column.id;
          return (
            <BoardColumnFrame
              key={column.id}
              label={`${label}: ${column.label}, ${here.length}`}
              column={column}
              note={noteOf?.(column.id)}
              keys={here.map(keyOf)}
              shownKey={movedKey}
              state={isOver ? 'over' : dragged && !mayDrop ? 'closed' : 'rest'}
              onOver={() => mayDrop && overPlace(column.id)}
              onLeave={() => setOver(undefined)}
              onDrop={() => drop(column)}
            >
              {(at) => {
                const item = here[at];
                if (!item) return null;
                const key = keyOf(item);
                return (
                  <BoardCard
                    {...hands}
                    key={key}
                    id={key}
                    name={nameOf(item)}
                    item={item}
                    columns={columns}
                    at={index}
                    canMove={canMove}
                    draw={props.children}
                    isReadOnly={isReadOnly}
                    isOrdered={onPlace !== undefined && !isReadOnly && here.length > 1}
                    isDragged={key === draggedKey}
                    isBefore={isOver && over.before === key && key !== draggedKey}
                  />
                );
              }}
            </BoardColumnFrame>
          );
        })}
      </div>
    </section>
  );
}

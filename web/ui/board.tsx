import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BoardCard, cardId } from './board-card.tsx';
import { BoardColumnFrame } from './board-column.tsx';

export interface BoardColumn {
  id: string;
  label: string;
  /** Beside the count: '2 av 3 platser'. */
  note?: ReactNode;
}

export interface BoardProps<Item> {
  label: string;
  columns: readonly BoardColumn[];
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
  children: (item: Item) => ReactNode;
}

/**
 * Cards in columns, moved by dragging, by the arrows and the menu of the card, or by Alt and an arrow key: to the sides
 * between columns, up and down within one. Every move is read aloud.
 */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, items, keyOf, nameOf, columnOf, canMove = () => true, onMove, onPlace, isReadOnly } = props;
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
  const endDrag = () => {
    setOver(undefined);
    setDraggedKey(undefined);
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
          const here = items.filter((item) => isThere(item, column.id));
          const mayDrop = dragged !== undefined && mayGo(dragged, column.id);
          const setOverHere = (before?: string) => mayDrop && setOver({ column: column.id, before });
          const sideways = (item: Item, step: 1 | -1) => {
            const next = columns[index + step];
            return next && !isReadOnly && canMove(item, next.id) ? next : undefined;
          };
          return (
            <BoardColumnFrame
              key={column.id}
              label={`${label}: ${column.label}, ${here.length}`}
              column={column}
              keys={here.map(keyOf)}
              shownKey={movedKey}
              state={over?.column === column.id ? 'over' : dragged && !mayDrop ? 'closed' : 'rest'}
              onOver={setOverHere}
              onLeave={() => setOver(undefined)}
              onDrop={() => drop(column)}
            >
              {(at) => {
                const item = here[at];
                if (!item) return null;
                const key = keyOf(item);
                const step = (by: 1 | -1) => {
                  const isAtEnd = at + by < 0 || at + by >= here.length;
                  if (!isAtEnd) place(item, column, by < 0 ? here[at - 1] : here[at + 2]);
                };
                const elsewhere = columns.filter((one) => one !== column && !isReadOnly && canMove(item, one.id));
                const isOrdered = onPlace !== undefined && !isReadOnly && here.length > 1;
                return (
                  <BoardCard
                    key={key}
                    id={key}
                    name={nameOf(item)}
                    isReadOnly={isReadOnly}
                    isDragged={key === draggedKey}
                    isBefore={over?.column === column.id && over.before === key && key !== draggedKey}
                    before={sideways(item, -1)}
                    after={sideways(item, 1)}
                    elsewhere={elsewhere}
                    onMove={(to) => move(item, to)}
                    onPlace={isOrdered ? (to) => place(item, column, to === 'first' ? here[0] : undefined) : undefined}
                    onStep={isOrdered ? step : undefined}
                    onKeyDown={(event) => onKeyDown(event, item, index, step)}
                    onDragStart={() => setDraggedKey(key)}
                    onDragEnd={endDrag}
                    onDragOver={(half) => {
                      if (!onPlace) return setOverHere();
                      const next = half === 'upper' ? item : here[at + 1];
                      return setOverHere(next && keyOf(next));
                    }}
                  >
                    {props.children(item)}
                  </BoardCard>
                );
              }}
            </BoardColumnFrame>
          );
        })}
      </div>
    </section>
  );

  function onKeyDown(event: KeyboardEvent, item: Item, index: number, step: (by: 1 | -1) => void) {
    if (!event.altKey || !/^Arrow/.test(event.key)) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      move(item, columns[index + (event.key === 'ArrowRight' ? 1 : -1)]);
    else step(event.key === 'ArrowDown' ? 1 : -1);
  }
}

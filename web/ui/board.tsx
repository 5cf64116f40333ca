import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BoardCard } from './board-card.tsx';
import { classNames } from './class-names.ts';
import { formatNumber } from './format-number.ts';

export interface BoardColumn {
  id: string;
  label: string;
  /** Beside the count: '2 av 3 platser'. */
  note?: ReactNode;
}

export interface BoardProps<Item> {
  label: string;
  columns: readonly BoardColumn[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  columnOf: (item: Item) => string;
  /** May this card go there? Everything may unless said. */
  canMove?: ((item: Item, column: string) => boolean) | undefined;
  onMove: (item: Item, column: string) => void;
  isReadOnly?: boolean | undefined;
  children: (item: Item) => ReactNode;
}

/** Cards in columns, moved by dragging, by the arrows on the card, or by Alt and an arrow key. Every move is read aloud. */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, items, keyOf, nameOf, columnOf, canMove = () => true, onMove, isReadOnly, children } = props;
  const [draggedKey, setDraggedKey] = useState<string>();
  const [overColumn, setOverColumn] = useState<string>();
  const [spoken, setSpoken] = useState('');
  // The card is drawn anew in its new column once the move is true, which may be an answer later: the focus follows it.
  const moved = useRef<{ key: string; to: string }>(undefined);
  useEffect(() => {
    const goal = moved.current;
    const item = goal && items.find((one) => keyOf(one) === goal.key);
    if (!goal || !item || columnOf(item) !== goal.to) return;
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
  const mayDrop = (column: string) => dragged !== undefined && columnOf(dragged) !== column && canMove(dragged, column);

  const move = (item: Item, column: BoardColumn | undefined) => {
    if (!column || isReadOnly || columnOf(item) === column.id || !canMove(item, column.id)) return;
    onMove(item, column.id);
    setSpoken(`${nameOf(item)} flyttades till ${column.label}.`);
    moved.current = { key: keyOf(item), to: column.id };
  };
  const neighbour = (item: Item, step: 1 | -1) =>
    columns[columns.findIndex((column) => column.id === columnOf(item)) + step];
  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(item, neighbour(item, event.key === 'ArrowRight' ? 1 : -1));
  };
  return (
    <section aria-label={label}>
      <p aria-live="assertive" className="sr-only">
        {spoken}
      </p>
      <div
        ref={scroller}
        className="flex snap-x gap-4 overflow-x-auto pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:gap-6"
      >
        {columns.map((column) => {
          const here = items.filter((item) => columnOf(item) === column.id);
          return (
            <section
              key={column.id}
              aria-label={`${label}: ${column.label}, ${here.length}`}
              onDragOver={(event) => {
                if (!mayDrop(column.id)) return;
                event.preventDefault();
                setOverColumn(column.id);
              }}
              onDragLeave={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOverColumn(undefined);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) move(dragged, column);
                setOverColumn(undefined);
                setDraggedKey(undefined);
              }}
              className={classNames(
                'flex min-w-[min(18rem,80vw)] flex-1 snap-start flex-col border-t-2 pt-2 transition-colors duration-(--quick)',
                overColumn === column.id ? 'border-focus bg-sunken' : 'border-ink',
                dragged && !mayDrop(column.id) && columnOf(dragged) !== column.id && 'opacity-50',
              )}
            >
              <header className="flex items-baseline gap-2 pb-3">
                <h3 className="voice-serif text-name">{column.label}</h3>
                <span className="text-sm text-ink-muted tabular">{formatNumber(here.length)}</span>
                {column.note && <span className="ml-auto text-sm text-ink-muted">{column.note}</span>}
              </header>
              <ul className="flex min-h-24 flex-1 flex-col gap-2">
                {here.map((item) => (
                  <BoardCard
                    key={keyOf(item)}
                    id={cardId(keyOf(item))}
                    name={nameOf(item)}
                    isReadOnly={isReadOnly}
                    isDragged={keyOf(item) === draggedKey}
                    before={allowed(item, neighbour(item, -1))}
                    after={allowed(item, neighbour(item, 1))}
                    onMove={(to) => move(item, to)}
                    onKeyDown={(event) => onKeyDown(event, item)}
                    onDragStart={() => setDraggedKey(keyOf(item))}
                    onDragEnd={() => {
                      setDraggedKey(undefined);
                      setOverColumn(undefined);
                    }}
                  >
                    {children(item)}
                  </BoardCard>
                ))}
                {here.length === 0 && <li className="py-4 text-sm text-ink-muted">Tomt här.</li>}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );

  function allowed(item: Item, column: BoardColumn | undefined): BoardColumn | undefined {
    return column && canMove(item, column.id) ? column : undefined;
  }
}

const cardId = (key: string) => `kort-${key}`;

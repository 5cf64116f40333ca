import type { ReactNode } from 'react';
import { BoardCard } from './board-card.tsx';
import { BoardColumnFrame } from './board-column.tsx';
import { type BoardRules, useBoardMoves } from './use-board-moves.ts';
import { useStartColumn } from './use-start-column.ts';

export interface BoardProps<Item> extends BoardRules<Item> {
  label: string;
  /** A note beside the count of a column: '2 av 3 platser'. */
  noteOf?: ((column: string) => ReactNode) | undefined;
  /**
   * If `columns` and `canMove` keep their identity between renders, a card is re-rendered only when its item changes.
   */
  children: (item: Item) => ReactNode;
}

/**
 * Cards in columns. The user moves them by dragging, by the card's arrows and menu, or by Alt and an arrow key: left
 * and right between columns, up and down within one. Screen readers announce each move.
 */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, items, keyOf, nameOf, columnOf, noteOf, onPlace, isReadOnly = false } = props;
  const { canMove, mayGo, cardsIn, dragged, over, spoken, movedKey, hands, overPlace, leave, drop } =
    useBoardMoves(props);
  const scroller = useStartColumn(columns.findIndex(({ id }) => items.some((item) => columnOf(item) === id)));
  const draggedKey = dragged && keyOf(dragged);

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
              onLeave={leave}
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

import { ArrowLeft, ArrowRight, Ellipsis, GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import type { BoardColumn } from './board-column.tsx';

interface BoardCardProps<Item> {
  id: string;
  name: string;
  item: Item;
  columns: readonly BoardColumn[];
  /** Index of the card's column. */
  at: number;
  canMove: (item: Item, column: string) => boolean;
  draw: (item: Item) => ReactNode;
  isReadOnly: boolean;
  /** True if the user can order the cards within a column. */
  isOrdered: boolean;
  isDragged: boolean;
  /** True if the dragged card would be put before this one. */
  isBefore: boolean;
  onMove: (item: Item, column: BoardColumn) => void;
  onPlace: (item: Item, place: 'first' | 'last') => void;
  onStep: (item: Item, by: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent, item: Item) => void;
  onDragStart: (item: Item) => void;
  onDragEnd: () => void;
  onDragOver: (item: Item, half: 'upper' | 'lower') => void;
}

/** The element id of a card, by which the card is focused after a move. */
export const cardId = (key: string) => `kort-${key}`;

/** One card of a board, with its arrows and its menu. Rendered again only if its own props change. */
export const BoardCard = memo(function BoardCard<Item>(props: BoardCardProps<Item>) {
  const { id, name, item, columns, at, canMove, isReadOnly, isOrdered, isDragged, isBefore, onMove } = props;
  const open = isReadOnly ? [] : columns.filter((column, other) => other !== at && canMove(item, column.id));
  const [before, after] = [-1, 1].map((step) => open.find((column) => column === columns[at + step]));
  const items = [
    ...open.map((column) => ({ label: `Flytta till ${column.label}`, onChoose: () => onMove(item, column) })),
    ...(isOrdered
      ? [
          { label: 'Ett steg upp', onChoose: () => props.onStep(item, -1), starts_group: open.length > 0 },
          { label: 'Ett steg ner', onChoose: () => props.onStep(item, 1) },
          { label: 'Överst', onChoose: () => props.onPlace(item, 'first') },
          { label: 'Sist', onChoose: () => props.onPlace(item, 'last') },
        ]
      : []),
  ];
  return (
    // Keys and dragging are only shortcuts for the buttons.
    <li
      id={cardId(id)}
      tabIndex={-1}
      draggable={!isReadOnly}
      onKeyDown={(event) => props.onKeyDown(event, item)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        props.onDragStart(item);
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        event.preventDefault();
        event.stopPropagation();
        props.onDragOver(item, event.clientY < top + height / 2 ? 'upper' : 'lower');
      }}
      className={classNames(
        'group rounded-panel border border-hairline bg-surface',
        !isReadOnly && 'cursor-grab hover:border-hairline-strong active:cursor-grabbing',
        isDragged && 'opacity-40',
        isBefore && 'border-t-focus shadow-[0_-2px_0_var(--color-focus)]',
      )}
    >
      <div className="p-3">{props.draw(item)}</div>
      {!isReadOnly && items.length > 0 && (
        <div className="flex items-center border-t border-hairline px-1">
          <GripVertical aria-hidden="true" className="mr-auto ml-1 size-4 text-hairline-strong max-md:hidden" />
          {before && (
            <IconButton
              icon={ArrowLeft}
              label={`Flytta ${name} till ${before.label}`}
              onClick={() => onMove(item, before)}
            />
          )}
          <span className="max-md:mx-auto">
            <Menu trigger={<IconButton icon={Ellipsis} label={`Flytta ${name}`} />} items={items} />
          </span>
          {after && (
            <IconButton
              icon={ArrowRight}
              label={`Flytta ${name} till ${after.label}`}
              onClick={() => onMove(item, after)}
            />
          )}
        </div>
      )}
    </li>
  );
}) as <Item>(props: BoardCardProps<Item>) => ReactNode;

import { ArrowLeft, ArrowRight, Ellipsis, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { BoardColumn } from './board.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Menu } from './menu.tsx';

interface BoardCardProps {
  id: string;
  name: string;
  isReadOnly: boolean | undefined;
  isDragged: boolean;
  /** What is dragged would come to stand before it. */
  isBefore: boolean;
  before: BoardColumn | undefined;
  after: BoardColumn | undefined;
  /** Every other column that it may go to. */
  elsewhere: readonly BoardColumn[];
  onMove: (column: BoardColumn) => void;
  onPlace: ((place: 'first' | 'last') => void) | undefined;
  onStep: ((by: 1 | -1) => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: (half: 'upper' | 'lower') => void;
  children: ReactNode;
}

/** The id of a card in the page, by which the focus finds it after a move. */
export const cardId = (key: string) => `kort-${key}`;

/** One card on a board, with its arrows and its menu. */
export function BoardCard(props: BoardCardProps) {
  const { id, name, isReadOnly, isDragged, isBefore, before, after, elsewhere, onMove, onPlace, onStep } = props;
  const items = [
    ...elsewhere.map((column) => ({ label: `Flytta till ${column.label}`, onChoose: () => onMove(column) })),
    ...(onPlace && onStep
      ? [
          { label: 'Ett steg upp', onChoose: () => onStep(-1), starts_group: elsewhere.length > 0 },
          { label: 'Ett steg ner', onChoose: () => onStep(1) },
          { label: 'Överst', onChoose: () => onPlace('first') },
          { label: 'Sist', onChoose: () => onPlace('last') },
        ]
      : []),
  ];
  return (
    // Keys and drag are shortcuts; the buttons do the same.
    <li
      id={cardId(id)}
      tabIndex={-1}
      draggable={!isReadOnly}
      onKeyDown={props.onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        props.onDragStart();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        event.preventDefault();
        event.stopPropagation();
        props.onDragOver(event.clientY < top + height / 2 ? 'upper' : 'lower');
      }}
      className={classNames(
        'group rounded-panel border border-hairline bg-surface',
        !isReadOnly && 'cursor-grab hover:border-hairline-strong active:cursor-grabbing',
        isDragged && 'opacity-40',
        isBefore && 'border-t-focus shadow-[0_-2px_0_var(--color-focus)]',
      )}
    >
      <div className="p-3">{props.children}</div>
      {!isReadOnly && items.length > 0 && (
        <div className="flex items-center border-t border-hairline px-1">
          <GripVertical aria-hidden="true" className="mr-auto ml-1 size-4 text-hairline-strong max-md:hidden" />
          {before && (
            <IconButton icon={ArrowLeft} label={`Flytta ${name} till ${before.label}`} onClick={() => onMove(before)} />
          )}
          <span className="max-md:mx-auto">
            <Menu trigger={<IconButton icon={Ellipsis} label={`Flytta ${name}`} />} items={items} />
          </span>
          {after && (
            <IconButton icon={ArrowRight} label={`Flytta ${name} till ${after.label}`} onClick={() => onMove(after)} />
          )}
        </div>
      )}
    </li>
  );
}

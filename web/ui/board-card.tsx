import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { BoardColumn } from './board.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

interface BoardCardProps {
  id: string;
  name: string;
  isReadOnly: boolean | undefined;
  isDragged: boolean;
  before: BoardColumn | undefined;
  after: BoardColumn | undefined;
  onMove: (column: BoardColumn) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  children: ReactNode;
}

/** One card on a board, with its arrows. */
export function BoardCard(props: BoardCardProps) {
  const { id, name, isReadOnly, isDragged, before, after, onMove, onKeyDown, onDragStart, onDragEnd, children } = props;
  return (
    // Keys and drag are shortcuts; the arrow buttons do the same.
    <li
      id={id}
      tabIndex={-1}
      draggable={!isReadOnly}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      className={classNames(
        'group rounded-panel border border-hairline bg-surface',
        !isReadOnly && 'cursor-grab hover:border-hairline-strong active:cursor-grabbing',
        isDragged && 'opacity-40',
      )}
    >
      <div className="p-3">{children}</div>
      {!isReadOnly && (before || after) && (
        <div className="flex items-center border-t border-hairline px-1">
          <GripVertical aria-hidden="true" className="mr-auto ml-1 size-4 text-hairline-strong max-md:hidden" />
          {before && (
            <IconButton icon={ArrowLeft} label={`Flytta ${name} till ${before.label}`} onClick={() => onMove(before)} />
          )}
          <span className="md:hidden" />
          {after && (
            <IconButton
              className="max-md:ml-auto"
              icon={ArrowRight}
              label={`Flytta ${name} till ${after.label}`}
              onClick={() => onMove(after)}
            />
          )}
        </div>
      )}
    </li>
  );
}

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/form/button.tsx';

/** The position of a role in the project, and the commands that move and remove it. */
export interface RolePlace {
  index: number;
  count: number;
  /** True if requests have been sent: the role can then be neither moved nor removed. */
  isFixed: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

interface RoleHeadProps extends RolePlace {
  title: string | undefined;
}

/** The number and name of a role, and the buttons that move and remove it. */
export function RoleHead({ index, count, isFixed, onMove, onRemove, title }: RoleHeadProps) {
  const name = title || `roll ${index + 1}`;
  return (
    <div className="mb-4 flex items-center gap-1">
      <h3 className="voice-serif mr-auto min-w-0 text-name">
        <span className="mr-2 text-ink-muted tabular">{index + 1}</span>
        {title || 'Ny roll'}
      </h3>
      {!isFixed && (
        <>
          <IconButton
            icon={ArrowUp}
            label={`Flytta upp ${name}`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Flytta ned ${name}`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <IconButton icon={Trash2} label={`Ta bort ${name}`} onClick={onRemove} />
        </>
      )}
    </div>
  );
}

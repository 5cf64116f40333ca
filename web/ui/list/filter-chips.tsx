import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface RemovableChipProps {
  label: string;
  onRemove: () => void;
  isDisabled?: boolean | undefined;
}

/** A chip that a press removes. The whole chip is the button, so that a thumb can hit it. */
export function RemovableChip({ label, onRemove, isDisabled }: RemovableChipProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onRemove}
      aria-label={`Ta bort ${label}`}
      className={
        'group inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline-strong bg-surface py-1 pr-2 pl-3 text-sm ' +
        'transition-colors duration-(--quick) hover:border-ink disabled:opacity-45 md:min-h-8 md:pointer-fine:py-0.5'
      }
    >
      {label}
      <X aria-hidden="true" className="size-3.5 text-ink-muted group-hover:text-ink" />
    </button>
  );
}

interface FilterChip {
  id: string;
  label: string;
}

export interface FilterChipsProps {
  /** Accessible name of the group, for example 'Så förstod vi din sökning'. */
  label: string;
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
  onClear?: (() => void) | undefined;
  /** Shown after the chips, such as a button that adds a filter. */
  children?: ReactNode;
}

/** The active filters as chips; a press on a chip removes it. */
export function FilterChips({ label, chips, onRemove, onClear, children }: FilterChipsProps) {
  if (chips.length === 0 && !children) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label={label} className="contents">
        {chips.map((chip) => (
          <li key={chip.id}>
            <RemovableChip label={chip.label} onRemove={() => onRemove(chip.id)} />
          </li>
        ))}
      </ul>
      {children}
      {onClear && chips.length > 1 && (
        <button type="button" onClick={onClear} className="touch-target px-2 text-sm text-link">
          Rensa alla
        </button>
      )}
    </div>
  );
}

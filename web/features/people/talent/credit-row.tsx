import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { CreditInput } from '#contract/people/profile-parts.ts';
import { creditKinds } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { creditLine } from '#texts/people/profile-part-words.ts';
import { IconButton } from '#web/ui/form/button.tsx';

interface CreditRowProps {
  credit: CreditInput;
  /** Position among the credits. */
  at: number;
  count: number;
  /** False while the form of any credit is open. */
  mayChange: boolean;
  onMove: (to: number) => void;
  onOpen: () => void;
  onRemove: () => void;
}

/** A credit with buttons that move, change and remove it. */
export function CreditRow({ credit, at, count, mayChange, onMove, onOpen, onRemove }: CreditRowProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">
          {credit.title}
          {credit.year !== null && <span className="text-ink-muted tabular"> {credit.year}</span>}
        </p>
        <p className="text-sm text-ink-muted">
          {[creditKinds.label(credit.kind), creditLine(credit)].filter(Boolean).join(', ')}
        </p>
      </div>
      {mayChange && (
        <div className="flex shrink-0">
          {at > 0 && (
            <IconButton icon={ArrowUp} label={`Flytta ${credit.title} uppåt`} onClick={() => onMove(at - 1)} />
          )}
          {at < count - 1 && (
            <IconButton icon={ArrowDown} label={`Flytta ${credit.title} nedåt`} onClick={() => onMove(at + 1)} />
          )}
          <IconButton icon={Pencil} label={`Ändra ${credit.title}`} onClick={onOpen} />
          <IconButton icon={Trash2} label={`Ta bort ${credit.title}`} onClick={onRemove} />
        </div>
      )}
    </div>
  );
}

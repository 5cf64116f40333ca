import { Ban, ChevronDown, Plus, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import type { SearchChip, TextChip, WishChip } from './search-chips.view.ts';

/** The outline of a wish, dashed for a merit. The label also says so in words. */
export function Pill({ wish, children }: { wish: Wish; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-stretch rounded-full border bg-surface text-sm transition-colors duration-(--quick) hover:border-ink',
        wish.demand === 'merit' ? 'border-dashed border-hairline-strong' : 'border-hairline-strong',
      )}
    >
      {children}
    </span>
  );
}

interface OpenerProps extends ComponentProps<'button'> {
  chip: WishChip;
}

/** Opens the panel that changes a wish. */
export function Opener({ chip, ...rest }: OpenerProps) {
  const Icon = { must: undefined, merit: Plus, not: Ban }[chip.wish.demand];
  return (
    <button
      type="button"
      {...rest}
      data-chip
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-full py-1 px-3 text-left md:min-h-8 md:rounded-r-none md:pr-1 md:pointer-fine:py-0.5"
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />}
      <span className="min-w-0 break-words">{chip.label}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
    </button>
  );
}

interface RemoveButtonProps {
  label: string;
  onRemove: () => void;
  className?: string;
}

/** Removes the wish or the text of a chip. */
export function RemoveButton({ label, onRemove, className }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Ta bort ${label}`}
      onClick={onRemove}
      className={classNames(
        'grid min-w-11 shrink-0 place-items-center rounded-r-full text-ink-muted hover:text-ink md:min-w-7',
        className,
      )}
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  );
}

/** A chip for text that is not a wish, with its effect on the search. */
export function TextOrNote({
  chip,
  onRemove,
}: {
  chip: Exclude<SearchChip, WishChip>;
  onRemove: (chip: TextChip) => void;
}) {
  if (chip.kind === 'note') {
    return (
      <span className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 py-0.5 text-sm text-ink-muted">
        {chip.label} · påverkar inte sökningen
      </span>
    );
  }
  const isWord = chip.kind === 'word';
  return (
    <span
      className={classNames(
        'inline-flex min-h-11 max-w-full items-stretch text-sm md:pointer-fine:min-h-8',
        isWord ? 'rounded-control border border-hairline-strong' : 'text-ink-muted',
      )}
    >
      <span className={classNames('flex min-w-0 items-center gap-2 py-1', isWord && 'pl-3')}>
        <span title={chip.label} className="max-w-64 truncate">
          ”{chip.label}”
        </span>
        <span className="shrink-0 text-ink-muted">{chip.fate}</span>
      </span>
      <RemoveButton label={`”${chip.label}”`} onRemove={() => onRemove(chip)} />
    </span>
  );
}

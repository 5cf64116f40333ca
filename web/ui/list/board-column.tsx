import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** Number of cards at first: more than most users look through. Hundreds at once would make every press slow. */
const PAGE = 30;

export interface BoardColumn {
  id: string;
  label: string;
}

interface BoardColumnFrameProps {
  label: string;
  column: BoardColumn;
  note: ReactNode;
  /** Keys of the column's cards, in order. */
  keys: readonly string[];
  /** Key of the card that was moved last; this card is always shown. */
  shownKey: string | undefined;
  state: 'rest' | 'over' | 'closed';
  onOver: () => void;
  onLeave: () => void;
  onDrop: () => void;
  children: (index: number) => ReactNode;
}

/** One column of a board: its first cards, and a button that shows more. */
export function BoardColumnFrame(props: BoardColumnFrameProps) {
  const { label, column, note, keys, shownKey, state, onOver, onLeave, onDrop, children } = props;
  const [count, setCount] = useState(PAGE);
  const shown = Math.min(keys.length, Math.max(count, shownKey === undefined ? 0 : keys.indexOf(shownKey) + 1));
  const left = keys.length - shown;
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        if (state === 'closed') return;
        event.preventDefault();
        onOver();
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) onLeave();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={classNames(
        'flex min-w-[min(13.25rem,80vw)] flex-1 snap-start flex-col border-t-2 pt-2 transition-colors duration-(--quick)',
        state === 'over' ? 'border-focus bg-sunken' : 'border-ink',
        state === 'closed' && 'opacity-50',
      )}
    >
      <header className="flex items-baseline gap-2 pb-3">
        <h3 className="voice-serif text-name">{column.label}</h3>
        <span className="text-sm text-ink-muted tabular">{formatNumber(keys.length)}</span>
        {note && <span className="ml-auto text-sm text-ink-muted">{note}</span>}
      </header>
      <ul className="flex min-h-24 flex-1 flex-col gap-2">
        {keys.slice(0, shown).map((_, index) => children(index))}
        {keys.length === 0 && <li className="py-4 text-sm text-ink-muted">Tomt här.</li>}
      </ul>
      {left > 0 && (
        <Button size="small" variant="quiet" className="mt-2 self-start" onClick={() => setCount(shown + PAGE)}>
          Visa {formatNumber(Math.min(PAGE, left))} till
          <span className="sr-only"> i {column.label}</span>
        </Button>
      )}
    </section>
  );
}

import { Columns3, UserPlus, X } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';

const COMPARED_MAX = 4;

interface MarkedBarProps {
  count: number;
  onUnmark: () => void;
  onRemove: () => void;
  onCompare: () => void;
  /** Undefined for users who cannot add people to roles. */
  onCast: (() => void) | undefined;
}

/** The commands for the marked people of a list. */
export function MarkedBar({ count, onUnmark, onRemove, onCompare, onCast }: MarkedBarProps) {
  return (
    <section
      aria-label="Markerade"
      className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20 flex flex-wrap items-center gap-2 rounded-panel border border-hairline bg-surface px-4 py-3 shadow-float"
    >
      <p role="status" className="mr-auto text-sm font-medium tabular">
        {count} {count === 1 ? 'markerad' : 'markerade'}
      </p>
      <Button variant="quiet" onClick={onUnmark}>
        Avmarkera
      </Button>
      <Button icon={X} onClick={onRemove}>
        Ta bort ur listan
      </Button>
      <Button icon={Columns3} disabled={count < 2 || count > COMPARED_MAX} onClick={onCompare}>
        Jämför
      </Button>
      {onCast && (
        <Button variant="primary" icon={UserPlus} onClick={onCast}>
          Lägg till {count} i roll
        </Button>
      )}
    </section>
  );
}

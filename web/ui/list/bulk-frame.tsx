import type { ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';

interface BulkFrameProps {
  /** The number of chosen rows, or the progress of the command. */
  said: string;
  onClear: () => void;
  children: ReactNode;
}

/** The commands for the chosen rows of a list. They stay at the bottom of the window while the list is scrolled. */
export function BulkFrame({ said, onClear, children }: BulkFrameProps) {
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-hairline bg-surface px-1 py-3">
      <p className="text-sm font-medium" aria-live="polite">
        {said}
      </p>
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        Avmarkera
      </Button>
    </div>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/ui/form/button.tsx';
import { Select } from '#web/ui/form/select.tsx';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2].map((speed) => ({
  value: String(speed),
  label: `${String(speed).replace('.', ',')}×`,
}));

interface PlayerControlsProps {
  speed: string;
  onSpeed: (speed: string) => void;
  /** Steps forward a number of frames, back if negative; absent for a sound. */
  onStep: ((frames: number) => void) | undefined;
}

/** The controls below a recording: single frames, and speed. */
export function PlayerControls({ speed, onSpeed, onStep }: PlayerControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {onStep && (
        <>
          <IconButton icon={ChevronLeft} label="En bild bakåt" aria-keyshortcuts="," onClick={() => onStep(-1)} />
          <IconButton icon={ChevronRight} label="En bild framåt" aria-keyshortcuts="." onClick={() => onStep(1)} />
        </>
      )}
      <span className="ml-auto flex items-center gap-2">
        <span className="text-ink-muted" aria-hidden="true">
          Hastighet
        </span>
        <Select
          aria-label="Hastighet"
          options={SPEEDS}
          value={speed}
          onChange={({ target }) => onSpeed(target.value)}
        />
      </span>
    </div>
  );
}

import { Check, CircleAlert, RotateCw, X } from 'lucide-react';
import { IconButton } from './button.tsx';
import { formatBytes } from './format-bytes.ts';
import type { UploadRow } from './use-uploads.ts';

interface UploadLineProps {
  row: UploadRow;
  onRetry: () => void;
  onRemove: () => void;
}

/** The row of one file, with its progress or outcome. */
export function UploadLine({ row, onRetry, onRemove }: UploadLineProps) {
  const percent = Math.round(row.progress * 100);
  return (
    <li className="relative flex items-center gap-3 py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{row.name}</span>
        {row.error ? (
          <span className="flex items-center gap-1.5 text-lost">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            {row.error}
          </span>
        ) : (
          <span className="text-ink-muted tabular">{formatBytes(row.size)}</span>
        )}
      </span>
      {row.state === 'waiting' && <span className="text-ink-muted">Väntar</span>}
      {row.state === 'sending' && <span className="text-ink-muted tabular">{percent} %</span>}
      {row.state === 'done' && (
        <span className="flex items-center gap-1.5 font-medium text-agreed">
          <Check aria-hidden="true" className="size-4" strokeWidth={2.25} />
          Klar
        </span>
      )}
      {row.state === 'failed' && !row.is_refused && (
        <IconButton icon={RotateCw} label={`Försök igen med ${row.name}`} onClick={onRetry} />
      )}
      {row.state !== 'sending' && <IconButton icon={X} label={`Ta bort ${row.name} ur listan`} onClick={onRemove} />}
      {row.state === 'sending' && (
        <progress
          value={row.progress}
          aria-label={`${row.name}, skickat`}
          className="absolute inset-x-0 bottom-0 h-0.5 w-full appearance-none [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
        />
      )}
    </li>
  );
}

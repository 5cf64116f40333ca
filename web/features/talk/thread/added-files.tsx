import { X } from 'lucide-react';
import { IconButton } from '#web/ui/form/button.tsx';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import type { FileToSend } from './use-added-files.ts';

interface AddedFilesProps {
  files: readonly FileToSend[];
  onRemove: (key: string) => void;
}

/** The files that go with the next message, each with its progress. */
export function AddedFiles({ files, onRemove }: AddedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Filer som följer med" className="flex flex-col divide-y divide-hairline">
      {files.map((file) => (
        <li key={file.key} className="flex items-center gap-3 py-1 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{file.name}</span>
            {file.failure && <span className="text-lost">{file.failure}</span>}
          </span>
          {!file.upload_id && !file.failure && (
            <span className="flex items-center gap-2 text-ink-muted">
              <Spinner /> Läggs till
            </span>
          )}
          <IconButton icon={X} label={`Ta bort ${file.name}`} onClick={() => onRemove(file.key)} />
        </li>
      ))}
    </ul>
  );
}

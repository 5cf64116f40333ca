import { Camera, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { Button } from './button.tsx';
import { FileInput } from './file-input.tsx';
import { formatBytes } from './format-bytes.ts';
import { UploadLine } from './upload-line.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { type Upload, useUploads } from './use-uploads.ts';

export interface UploaderProps {
  /** Label of the field: 'Porträtt och helfigur'. */
  label: string;
  /** Accepted kinds and sizes in words: 'JPG eller PNG, högst 20 MB'. */
  hint?: ReactNode;
  /** The `accept` attribute of the input: 'image/*'. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  isMultiple?: boolean | undefined;
  /** Shows a camera button on phones; 'user' is the front camera. */
  camera?: 'user' | 'environment' | undefined;
  isDisabled?: boolean | undefined;
  upload: Upload;
}

/**
 * Uploads files that the user chooses, drags, pastes or takes with the camera. Large images are made smaller first. One
 * file can fail while others succeed.
 */
export function Uploader({ label, hint, accept, maxBytes, isMultiple, camera, isDisabled, upload }: UploaderProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const fits = (file: File) => !accept || accept.split(',').some((kind) => fitsKind(file, kind.trim()));
  const { rows, add, retry, remove } = useUploads(upload, (file) => {
    if (!fits(file)) return 'Filen har fel format.';
    return maxBytes && file.size > maxBytes ? `Filen är större än ${formatBytes(maxBytes)}.` : undefined;
  });
  const take = (files: FileList | null | undefined) => {
    if (isDisabled || !files) return;
    add(isMultiple ? [...files] : [...files].slice(0, 1));
  };
  const place = useRef<HTMLDivElement>(null);
  usePastedFiles(place, take);
  return (
    <div ref={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!isDisabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'flex flex-wrap items-center justify-between gap-4 rounded-panel border border-dashed px-5 py-6 transition-colors duration-(--quick)',
          isOver ? 'border-focus bg-sunken' : 'border-hairline-strong',
          isDisabled && 'border-hairline text-ink-muted',
        )}
      >
        <div className="min-w-0 text-sm">
          <p className="font-medium" id={id}>
            {label}
          </p>
          <p className="text-ink-muted">
            <span className="max-md:hidden">Dra hit, klistra in eller välj. </span>
            {hint}
          </p>
        </div>
        <div className="flex gap-2">
          {camera && (
            <Button
              icon={Camera}
              className="pointer-fine:hidden"
              disabled={isDisabled}
              onClick={() => cameraInput.current?.click()}
            >
              Ta bild
            </Button>
          )}
          <Button
            icon={UploadIcon}
            aria-describedby={id}
            disabled={isDisabled}
            onClick={() => chooser.current?.click()}
          >
            {isMultiple ? 'Välj filer' : 'Välj fil'}
          </Button>
        </div>
        <FileInput ref={chooser} accept={accept} multiple={isMultiple} onFiles={take} />
        {camera && <FileInput ref={cameraInput} accept={accept} capture={camera} onFiles={take} />}
      </div>
      {rows.length > 0 && (
        <ul aria-label="Filer" aria-live="polite" className="mt-2 divide-y divide-hairline">
          {rows.map((row) => (
            <UploadLine key={row.id} row={row} onRetry={() => retry(row)} onRemove={() => remove(row)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function fitsKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}

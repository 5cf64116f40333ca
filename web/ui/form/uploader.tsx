import { Camera, Check, CircleAlert, RotateCw, Upload as UploadIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Button, IconButton } from './button.tsx';
import { type Upload, type UploadRow, useUploads } from './use-uploads.ts';

export interface UploaderProps {
  /** What is asked for: 'Porträtt och helfigur'. */
  label: string;
  /** Kinds and sizes in words: 'JPG eller PNG, högst 20 MB'. */
  hint?: ReactNode;
  /** As on an input: 'image/*'. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  isMultiple?: boolean | undefined;
  /** Shows a camera button on phones; 'user' looks at oneself. */
  camera?: 'user' | 'environment' | undefined;
  isDisabled?: boolean | undefined;
  upload: Upload;
}

function formatBytes(bytes: number): string {
  if (bytes < 1_048_576) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))}\u00a0kB`;
  return `${formatNumber(bytes / 1_048_576, bytes < 10_485_760 ? 1 : 0)}\u00a0MB`;
}

/** Files in: by dragging, pasting, choosing or the camera. Large images are made smaller first; each file has its own fate. */
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
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length || isIntoField(event)) return;
    // Of several on the page it is for the one that has the focus: none of them is guessed at.
    if (onPage.size > 1 && !place.current?.contains(document.activeElement)) return;
    event.preventDefault();
    take(event.clipboardData.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    onPage.add(listen);
    return () => {
      document.removeEventListener('paste', listen);
      onPage.delete(listen);
    };
  }, []);
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
        <input
          ref={chooser}
          type="file"
          hidden
          accept={accept}
          multiple={isMultiple}
          onChange={(event) => takeFrom(event.target)}
        />
        {camera && (
          <input
            ref={cameraInput}
            type="file"
            hidden
            accept={accept}
            capture={camera}
            onChange={(event) => takeFrom(event.target)}
          />
        )}
      </div>
      {rows.length > 0 && (
        <ul aria-label="Filer" aria-live="polite" className="mt-2 divide-y divide-hairline">
          {rows.map((row) => (
            <Row key={row.id} row={row} onRetry={() => retry(row)} onRemove={() => remove(row)} />
          ))}
        </ul>
      )}
    </div>
  );

  function takeFrom(input: HTMLInputElement) {
    take(input.files);
    // So that the same file can be chosen again after a failure.
    input.value = '';
  }
}

/** One entry for each uploader that is drawn. */
const onPage = new Set<object>();

/** What is pasted where somebody writes belongs there: words from a spreadsheet bring a picture of themselves along. */
const isIntoField = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.closest('input, textarea') !== null;

function fitsKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}

function Row({ row, onRetry, onRemove }: { row: UploadRow; onRetry: () => void; onRemove: () => void }) {
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

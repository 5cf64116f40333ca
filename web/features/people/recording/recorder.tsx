import { Circle, Download, RotateCcw, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordingKind } from '#domain/people/recording/recording.rules.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useLeaveGuard } from '#web/ui/form/use-leave-guard.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { formatLength } from './recording.view.ts';
import { useCamera } from './use-camera.ts';
import { type Take, useRecorder } from './use-recorder.ts';

interface RecorderProps {
  readonly kind: RecordingKind;
  readonly max_seconds: number;
  /** Sends the recording. Resolves to false if the upload could not begin: then the recording stays here. */
  readonly onDone: (file: File) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Records with the camera and microphone, plays the recording back, and passes it on when the user accepts it. */
export function Recorder({ kind, max_seconds, onDone, onCancel }: RecorderProps) {
  const { stream, problem, open } = useCamera(kind === 'video');
  const { isRunning, isStopping, seconds, take, start, stop, forget } = useRecorder(stream, kind, max_seconds);
  const [isSending, setIsSending] = useState(false);
  const guard = useLeaveGuard(isRunning || take !== undefined);
  const again = () => {
    forget();
    if (!stream) open();
  };
  const sendIt = async (file: File) => {
    setIsSending(true);
    try {
      if (await onDone(file)) onCancel();
    } finally {
      setIsSending(false);
    }
  };
  if (problem && !isRunning && !take) {
    return (
      <Callout
        tone="lost"
        role="alert"
        title="Det gick inte att spela in"
        action={
          <span className="flex flex-wrap gap-2">
            <Button onClick={open}>Försök igen</Button>
            <Button variant="quiet" onClick={onCancel}>
              Stäng
            </Button>
          </span>
        }
      >
        {problem}
      </Callout>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      {take ? <Recorded kind={kind} url={take.url} /> : kind === 'video' && <Mirror stream={stream} />}
      <p role="status" className="text-sm tabular">
        {isRunning
          ? `Spelar in, ${formatLength(seconds * 1000)} av ${formatLength(max_seconds * 1000)}`
          : take
            ? toLookAt(take)
            : stream
              ? 'Redo att spela in.'
              : 'Webbläsaren frågar om kamera och mikrofon.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <Button icon={Square} isBusy={isStopping} onClick={stop}>
            Stoppa
          </Button>
        ) : take ? (
          <>
            <Button variant="primary" isBusy={isSending} onClick={() => sendIt(take.file)}>
              Skicka den här
            </Button>
            <Button icon={RotateCcw} disabled={isSending} onClick={again}>
              Spela in igen
            </Button>
            <Button icon={Download} onClick={() => saveHere(take)}>
              Spara på enheten
            </Button>
          </>
        ) : (
          <Button variant="primary" icon={Circle} disabled={!stream} onClick={start}>
            Spela in
          </Button>
        )}
        {!isRunning && (
          <Button variant="quiet" disabled={isSending} onClick={onCancel}>
            Avbryt
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title="Lämna inspelningen?"
        confirmLabel="Lämna sidan"
        cancelLabel="Stanna kvar"
        isDangerous
        onConfirm={guard.leave}
      >
        Det du har spelat in är inte skickat och försvinner om du går härifrån.
      </ConfirmDialog>
    </div>
  );
}

const toLookAt = ({ was_hidden }: Take): string =>
  was_hidden
    ? 'Sidan var inte framme hela tiden, och då kan bilden ha stannat. Se igenom den innan du skickar.'
    : 'Se igenom den innan du skickar.';

function saveHere({ file, url }: Take): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
}

/** The camera's picture, mirrored as people know their own face. The recording itself is not mirrored. */
function Mirror({ stream }: { stream: MediaStream | undefined }) {
  const view = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (view.current) view.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={view}
      autoPlay
      muted
      playsInline
      aria-label="Kameran"
      className="aspect-video w-full -scale-x-100 rounded-panel bg-black object-cover"
    />
  );
}

function Recorded({ kind, url }: { kind: RecordingKind; url: string }) {
  const label = 'Det du spelade in';
  return kind === 'video' ? (
    // biome-ignore lint/a11y/useMediaCaption: just recorded
    <video controls playsInline src={url} aria-label={label} className="w-full rounded-panel bg-black" />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: just recorded
    <audio controls src={url} aria-label={label} className="w-full" />
  );
}

import { Circle, RotateCcw, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordingKind } from '#domain/recording/recording.rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { formatLength } from './recording.view.ts';

interface RecorderProps {
  readonly kind: RecordingKind;
  readonly max_seconds: number;
  readonly onDone: (file: File) => void;
  readonly onCancel: () => void;
}

// The first that the browser can: MP4 is played by more programs, WebM by all browsers of today.
const FORMATS: Readonly<Record<RecordingKind, readonly string[]>> = {
  video: ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp9,opus', 'video/webm'],
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/webm'],
};

function whyNot(error: unknown): string {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError')
    return 'Webbläsaren får inte använda kamera och mikrofon. Tillåt det och försök igen.';
  if (name === 'NotFoundError') return 'Vi hittar ingen kamera eller mikrofon. Välj en fil i stället.';
  return 'Det går inte att spela in i den här webbläsaren. Spela in med mobilens kamera och välj filmen i stället.';
}

/** Records by the camera and the microphone of this device, shows what came of it, and hands it on when it is good. */
export function Recorder({ kind, max_seconds, onDone, onCancel }: RecorderProps) {
  const isFilm = kind === 'video';
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<string>();
  const [seconds, setSeconds] = useState<number>();
  const [take, setTake] = useState<{ file: File; url: string }>();
  const view = useRef<HTMLVideoElement>(null);
  const running = useRef<MediaRecorder>(undefined);

  useEffect(() => {
    let opened: MediaStream | undefined;
    let isWanted = true;
    const video = isFilm && { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } };
    const ask = async () => {
      try {
        opened = await navigator.mediaDevices.getUserMedia({ audio: true, video });
        if (isWanted) setStream(opened);
        else for (const track of opened.getTracks()) track.stop();
      } catch (error) {
        if (isWanted) setProblem(whyNot(error));
      }
    };
    void ask();
    return () => {
      isWanted = false;
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
  }, [isFilm]);
  useEffect(() => {
    if (view.current && stream && !take) view.current.srcObject = stream;
  }, [stream, take]);
  useEffect(() => () => (take ? URL.revokeObjectURL(take.url) : undefined), [take]);
  const isRunning = seconds !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((was = 0) => was + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (seconds !== undefined && seconds >= max_seconds && running.current?.state === 'recording')
      running.current.stop();
  }, [seconds, max_seconds]);

  const start = () => {
    if (!stream) return;
    const mimeType = FORMATS[kind].find((format) => MediaRecorder.isTypeSupported(format));
    const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), videoBitsPerSecond: 2_500_000 });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      const type = recorder.mimeType.split(';')[0] ?? '';
      const file = new File(parts, `inspelning.${type.endsWith('mp4') ? 'mp4' : 'webm'}`, { type });
      setSeconds(undefined);
      setTake({ file, url: URL.createObjectURL(file) });
    };
    // Piece by piece, so that it is not all in the recorder's memory.
    recorder.start(2_000);
    running.current = recorder;
    setSeconds(0);
  };
  if (problem) {
    return (
      <Callout
        tone="lost"
        role="alert"
        title="Det gick inte att spela in"
        action={<Button onClick={onCancel}>Stäng</Button>}
      >
        {problem}
      </Callout>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      {take ? (
        isFilm ? (
          // biome-ignore lint/a11y/useMediaCaption: just recorded
          <video
            controls
            playsInline
            src={take.url}
            aria-label="Det du spelade in"
            className="w-full rounded-panel bg-black"
          />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: just recorded
          <audio controls src={take.url} aria-label="Det du spelade in" className="w-full" />
        )
      ) : (
        isFilm && (
          // As in a mirror, which is how people know themselves; what is recorded is the right way round.
          <video
            ref={view}
            autoPlay
            muted
            playsInline
            aria-label="Kameran"
            className="aspect-video w-full -scale-x-100 rounded-panel bg-black object-cover"
          />
        )
      )}
      <p role="status" className="text-sm tabular">
        {isRunning
          ? `Spelar in, ${formatLength(seconds * 1000)} av ${formatLength(max_seconds * 1000)}`
          : take
            ? 'Se igenom den innan du skickar.'
            : stream
              ? 'Redo att spela in.'
              : 'Webbläsaren frågar om kamera och mikrofon.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <Button icon={Square} onClick={() => running.current?.stop()}>
            Stoppa
          </Button>
        ) : take ? (
          <>
            <Button variant="primary" onClick={() => onDone(take.file)}>
              Skicka den här
            </Button>
            <Button icon={RotateCcw} onClick={() => setTake(undefined)}>
              Spela in igen
            </Button>
          </>
        ) : (
          <Button variant="primary" icon={Circle} disabled={!stream} onClick={start}>
            Spela in
          </Button>
        )}
        {!isRunning && (
          <Button variant="quiet" onClick={onCancel}>
            Avbryt
          </Button>
        )}
      </div>
    </div>
  );
}

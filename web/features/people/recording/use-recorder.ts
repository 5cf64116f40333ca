import { useEffect, useRef, useState } from 'react';
import type { RecordingKind } from '#domain/people/recording/recording.rules.ts';

/** The recorded film or sound. */
export interface Take {
  readonly file: File;
  /** Object URL in this tab; valid until the next take. */
  readonly url: string;
  /** True if the tab was hidden during the recording: phones then turn the camera off. */
  readonly was_hidden: boolean;
}

// The recorder uses the first format that the browser supports. MP4 comes first because more programs play it; all
// present browsers play WebM. VP9 is too heavy for slow machines, so VP8 is used.
const FORMATS: Readonly<Record<RecordingKind, readonly string[]>> = {
  video: [
    'video/mp4;codecs=avc1.640028,mp4a.40.2',
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/webm;codecs=vp8,opus',
    'video/webm',
  ],
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/webm'],
};

/**
 * Keeps the screen on, because a phone that locks would end the recording. Returns a function that lets it lock again.
 */
function stayAwake(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
  return () => void lock?.then((held) => held?.release());
}

/** Records a stream for at most `max_seconds`. */
export function useRecorder(stream: MediaStream | undefined, kind: RecordingKind, max_seconds: number) {
  const running = useRef<MediaRecorder>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  /** True from the press on stop until the last data have come, which takes a while on a slow machine. */
  const [isStopping, setIsStopping] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [take, setTake] = useState<Take>();
  useEffect(() => () => (take ? URL.revokeObjectURL(take.url) : undefined), [take]);
  useEffect(() => {
    if (!isRunning) return;
    const since = performance.now();
    const sleep = stayAwake();
    // Measured by the clock, because timers run late in a hidden tab.
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - since) / 1000);
      setSeconds(passed);
      if (passed < max_seconds || running.current?.state !== 'recording') return;
      setIsStopping(true);
      running.current.stop();
    }, 250);
    return () => {
      clearInterval(timer);
      sleep();
    };
  }, [isRunning, max_seconds]);

  const start = () => {
    if (!stream) return;
    const mimeType = FORMATS[kind].find((format) => MediaRecorder.isTypeSupported(format));
    const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), videoBitsPerSecond: 2_500_000 });
    const parts: Blob[] = [];
    let was_hidden = false;
    const look = () => {
      was_hidden ||= document.hidden;
    };
    document.addEventListener('visibilitychange', look);
    recorder.ondataavailable = ({ data }) => parts.push(data);
    // Called after a press, at the time limit, or when the camera is turned off. The recording so far is kept.
    recorder.onstop = () => {
      document.removeEventListener('visibilitychange', look);
      const type = recorder.mimeType.split(';')[0] ?? '';
      const file = new File(parts, `inspelning.${type.endsWith('mp4') ? 'mp4' : 'webm'}`, { type });
      setIsRunning(false);
      setIsStopping(false);
      if (file.size > 0) setTake({ file, url: URL.createObjectURL(file), was_hidden });
    };
    // Data in pieces of two seconds, so that the recorder does not keep the whole recording in memory.
    recorder.start(2_000);
    running.current = recorder;
    setSeconds(0);
    setIsRunning(true);
  };
  return {
    isRunning,
    isStopping,
    seconds,
    take,
    start,
    stop: () => {
      setIsStopping(true);
      running.current?.stop();
    },
    forget: () => setTake(undefined),
  };
}

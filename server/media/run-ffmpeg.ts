import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { giveWay } from './run-copy.ts';

export interface Transcoding {
  readonly program: string;
  readonly place: string;
  readonly folder: string;
  readonly duration_ms: number;
  readonly is_film: boolean;
}

// The program reads only files and pipes, so that no upload can make it fetch a URL, and asks no questions.
const QUIET = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'file,pipe', '-y'];
const SIZE = "scale='min(1280,iw)':'min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";
const SOUND = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2'];
const FILM = [
  '-map',
  '0:v:0',
  '-map',
  '0:a:0?',
  '-vf',
  `${SIZE},fps=30,format=yuv420p`,
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '25',
  '-maxrate',
  '2500k',
  '-bufsize',
  '5000k',
];

/** Runs the program in its own process group, which is killed as a whole when its time is up or it is cancelled. */
function run(
  program: string,
  args: readonly string[],
  ms: number,
  signal: AbortSignal,
  onLine: (line: string) => void,
) {
  const isOver = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  const child = spawn(program, args, { detached: true, env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group is already gone.
    }
  };
  isOver.addEventListener('abort', kill, { once: true });
  if (isOver.aborted) kill();
  child.once('spawn', () => giveWay(child.pid, 'far'));
  createInterface(child.stdout).on('line', onLine);
  return new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      isOver.removeEventListener('abort', kill);
      if (signal.aborted) reject(signal.reason);
      else resolve(code === 0);
    });
  });
}

/**
 * Makes a film, or a sound, that every browser plays: H.264 and AAC in MP4, at most 1280 pixels on the longest side,
 * without metadata. Takes a third of the duration on one core; the limit is 30 s and four times the duration.
 * @returns its place, or null if the program fails
 */
export async function transcode(job: Transcoding, signal: AbortSignal, tell: (part: number) => void) {
  const made = join(job.folder, 'playable.mp4');
  const args = [
    ...QUIET,
    '-threads',
    '1',
    '-i',
    job.place,
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    ...(job.is_film ? FILM : ['-map', '0:a:0', '-vn']),
    ...SOUND,
    '-threads',
    '1',
    '-movflags',
    '+faststart',
    '-progress',
    'pipe:1',
    made,
  ];
  const isMade = await run(job.program, args, 30_000 + 4 * job.duration_ms, signal, (line) => {
    const microseconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1]);
    if (microseconds > 0) tell(Math.min(1, microseconds / 1000 / job.duration_ms));
  });
  return isMade ? made : null;
}

/**
 * A picture from one second into the film, or from the middle of a film of less than two seconds, as JPEG.
 * @returns its place, or null if the program fails
 */
export async function takePoster(job: Transcoding, signal: AbortSignal) {
  const made = join(job.folder, 'poster.jpg');
  const at = String(Math.min(1, job.duration_ms / 2000));
  const args = [...QUIET, '-threads', '1', '-ss', at, '-i', job.place, '-frames:v', '1', '-map_metadata', '-1', made];
  return (await run(job.program, args, 30_000, signal, () => {})) ? made : null;
}

import type { RecordingView } from '#contract/people/recording.ts';
import { RECORDING_BOUNDS, type RecordingPurpose } from '#domain/people/recording/recording.rules.ts';

/** '1.05' for a minute and five seconds. */
export function formatLength(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;
}

const PICTURE_KINDS = 'video/*,.mp4,.mov,.webm,.mkv';
const SOUND_KINDS = 'audio/*,.mp3,.m4a,.wav,.ogg,.webm';

/** The `accept` attribute for the input of a purpose. */
export const acceptFor = (purpose: RecordingPurpose): string =>
  RECORDING_BOUNDS[purpose].kind === 'video' ? PICTURE_KINDS : SOUND_KINDS;

/** The name of a recording in a list: the talent's caption, or 'Tagning 2', 'Showreel'. */
export function nameOf(
  { purpose, position, caption }: Pick<RecordingView, 'purpose' | 'position' | 'caption'>,
  count: number,
): string {
  if (caption) return caption;
  if (purpose === 'self_tape') return `Tagning ${position}`;
  const name = purpose === 'showreel' ? 'Showreel' : 'Röstprov';
  return count > 1 ? `${name} ${position}` : name;
}

/**
 * Tells that the recording is played in the format in which it was sent, which some browsers cannot play; null if the
 * server has converted it.
 */
export function missingWords({
  what_is_missing,
  kind,
}: Pick<RecordingView, 'what_is_missing' | 'kind'>): string | null {
  if (!what_is_missing.includes('playable')) return null;
  const what = kind === 'audio' ? 'Ljudet' : 'Filmen';
  return `${what} spelas som det skickades, i ett format som inte alla webbläsare klarar.`;
}

/**
 * True if `file` is the file whose upload began.
 * @param isMarked result of comparing the hashes; undefined if this browser has no stored hash, and then only the sizes
 * are compared
 */
export const isTheSame = (
  { bytes }: Pick<RecordingView, 'bytes'>,
  file: Blob,
  isMarked: boolean | undefined,
): boolean => isMarked ?? file.size === bytes;

/** Tells that an upload cannot go on, because the chosen file is another one. */
export const notTheSameWords = (recording: Pick<RecordingView, 'purpose' | 'position' | 'caption'>): string =>
  `Det är inte filen som du började skicka. Välj den, eller ta bort ${nameOf(recording, 2).toLowerCase()} och skicka en ny.`;

import type { RecordingPurpose, RefusedFor } from '#domain/people/recording/recording.rules.ts';
import type { RecordingStatus } from '#domain/people/recording/recording.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/**
 * Kinds of recordings inside a sentence: `own` to the talent ('din self-tape'), `the` in the definite form ('filmen').
 */
export const recordingNouns: Readonly<Record<RecordingPurpose, { readonly own: string; readonly the: string }>> = {
  self_tape: { own: 'din self-tape', the: 'filmen' },
  showreel: { own: 'din showreel', the: 'filmen' },
  voice: { own: 'ditt röstprov', the: 'ljudet' },
};

export const recordingStatusLabels: Readonly<Record<RecordingStatus, StateLabel>> = {
  receiving: { word: 'Skickas', tone: 'waiting' },
  received: { word: 'Mottagen', tone: 'agreed' },
  preparing: { word: 'Görs i ordning', tone: 'agreed' },
  ready: { word: 'Klar', tone: 'agreed' },
  refused: { word: 'Gick inte att använda', tone: 'lost' },
  deleted: { word: 'Borttagen', tone: 'neutral' },
};

/** Reasons to refuse a recording, each with a remedy. */
export const refusedForWords: Readonly<Record<RefusedFor, string>> = {
  not_media:
    'Filen är varken film eller ljud. Välj en fil som mobilen har spelat in, till exempel MP4, MOV eller WebM.',
  no_duration: 'Filen är avklippt eller tom. Spela in den igen och skicka den nya.',
  too_long: 'Filmen är längre än vad som går att skicka. Korta den och skicka den igen.',
  no_picture: 'Filen har bara ljud. Skicka en film.',
  no_sound: 'Filen har inget ljud. Skicka en med ljud.',
  unreadable: 'Filen gick inte att läsa. Spela in den igen, eller spara den som MP4 och skicka den.',
};

/** The same reasons in words for the company, without the remedy, which the talent has been told. */
export const refusedForCompany: Readonly<Record<RefusedFor, string>> = {
  not_media: 'Filen var varken film eller ljud.',
  no_duration: 'Filen var avklippt eller tom.',
  too_long: 'Filmen var längre än vad som går att skicka.',
  no_picture: 'Filen hade bara ljud.',
  no_sound: 'Filen hade inget ljud.',
  unreadable: 'Filen gick inte att läsa.',
};

/** A size with its unit: '182 MB'. */
export function formatBytes(bytes: number): string {
  const written = (amount: number, digits: number) =>
    amount.toLocaleString('sv-SE', { minimumFractionDigits: 0, maximumFractionDigits: digits });
  if (bytes < 1_048_576) return `${written(Math.max(1, bytes / 1024), 0)}\u00a0kB`;
  if (bytes < 1_073_741_824) return `${written(bytes / 1_048_576, bytes < 10_485_760 ? 1 : 0)}\u00a0MB`;
  return `${written(bytes / 1_073_741_824, 1)}\u00a0GB`;
}

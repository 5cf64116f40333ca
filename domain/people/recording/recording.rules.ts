import type { RefusalCode } from '#domain/kernel/refusal.ts';

/** The purposes of a recording: an audition, or the profile. */
export const RECORDING_PURPOSES = ['self_tape', 'showreel', 'voice'] as const;
export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number];

/** Purposes of recordings on the profile; the talent sets the order and the names of these recordings. */
export const PROFILE_PURPOSES = ['showreel', 'voice'] as const satisfies readonly RecordingPurpose[];
export type ProfilePurpose = (typeof PROFILE_PURPOSES)[number];

/** Maximum length of the talent's name for a recording. */
export const CAPTION_LENGTH = 60;

export const RECORDING_KINDS = ['video', 'audio'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

/** Reasons for refusing a received file. */
export const REFUSED_FOR = ['not_media', 'no_duration', 'too_long', 'no_picture', 'no_sound', 'unreadable'] as const;
export type RefusedFor = (typeof REFUSED_FOR)[number];

/** Parts that a recording lacks for now: the server has no program to make them, or the talent sent none. */
export const MISSING_PARTS = ['playable', 'poster'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

const MB = 1024 * 1024;

export interface RecordingBounds {
  readonly kind: RecordingKind;
  readonly bytes: number;
  readonly seconds: number;
  /** Maximum number at a time; for self-tapes, per invitation. */
  readonly count: number;
}

/** Limits per purpose. An audition may ask for fewer takes and a shorter time. */
export const RECORDING_BOUNDS: Readonly<Record<RecordingPurpose, RecordingBounds>> = {
  self_tape: { kind: 'video', bytes: 2048 * MB, seconds: 20 * 60, count: 10 },
  showreel: { kind: 'video', bytes: 500 * MB, seconds: 3 * 60, count: 3 },
  voice: { kind: 'audio', bytes: 50 * MB, seconds: 2 * 60, count: 3 },
};

/** Maximum size of the still picture of a film, which is shown while the film is not playing. */
export const POSTER_BYTES = 5 * MB;

/** Maximum number of a talent's uploads under way; a talent who has more has abandoned some. */
export const RECEIVING_AT_ONCE = 5;

/** Hours without a new byte after which an upload ends. */
export const STALE_HOURS = 24;

/** The instant at which an upload that begins now ends if no byte arrives. */
export const staleDateAfter = (now: string): string =>
  new Date(Date.parse(now) + STALE_HOURS * 3_600_000).toISOString();

/**
 * Hours from the start within which an upload must be complete. Without this limit an upload begun in time could be
 * finished at any time.
 */
export const WHOLE_WITHIN_HOURS = 72;

/** Days for which a self-tape is kept after the role is closed to the talent, or the project has ended. */
export const KEPT_DAYS = 30;

/** Maximum length of a take in seconds: the audition's limit, within our own. */
export const secondsFor = (purpose: RecordingPurpose, max_minutes: number | null): number =>
  Math.min(RECORDING_BOUNDS[purpose].seconds, (max_minutes ?? Number.POSITIVE_INFINITY) * 60);

/** The instant at which a recording is deleted if its role is closed to the talent, or its project ends, at `now`. */
export const deleteDateAfter = (now: string): string =>
  new Date(Date.parse(now) + KEPT_DAYS * 86_400_000).toISOString();

/** Seconds for which a playback address is valid. The player fetches a new one afterwards. */
export const ADDRESS_SECONDS = 30 * 60;

export interface Beginning {
  readonly purpose: RecordingPurpose;
  readonly bytes: number;
  /** Number of recordings for the same purpose or invitation, without the one to be replaced. */
  readonly count: number;
  /** Number of uploads under way, for any purpose. */
  readonly receiving_count: number;
  /** Number of takes that the audition asks for; null for the profile. */
  readonly max_takes: number | null;
}

/** The reason why a recording may not be begun; null when it may. */
export function whyNotBegin({
  purpose,
  bytes,
  count,
  receiving_count,
  max_takes,
}: Beginning): Extract<RefusalCode, 'recording_too_large' | 'recordings_full' | 'recordings_at_once'> | null {
  const bounds = RECORDING_BOUNDS[purpose];
  if (bytes > bounds.bytes) return 'recording_too_large';
  if (count >= Math.min(bounds.count, max_takes ?? bounds.count)) return 'recordings_full';
  return receiving_count >= RECEIVING_AT_ONCE ? 'recordings_at_once' : null;
}

/** The contents of a received file, as the server finds them. */
export interface Found {
  readonly has_picture: boolean;
  readonly has_sound: boolean;
  readonly duration_ms: number;
}

/** Tolerance: cameras add about a second to the wished length. */
const SLACK_MS = 1500;

/** True if a film or sound of `duration_ms` is too long to be sent. */
export const isTooLong = (duration_ms: number, max_seconds: number): boolean =>
  duration_ms > max_seconds * 1000 + SLACK_MS;

/** The reason for refusing a file with these contents; null when it may be kept. */
export function whyNotKeep(purpose: RecordingPurpose, found: Found, max_seconds: number): RefusedFor | null {
  if (!found.has_picture && !found.has_sound) return 'not_media';
  if (RECORDING_BOUNDS[purpose].kind === 'video' && !found.has_picture) return 'no_picture';
  if (RECORDING_BOUNDS[purpose].kind === 'audio' && !found.has_sound) return 'no_sound';
  if (!(found.duration_ms > 0)) return 'no_duration';
  return isTooLong(found.duration_ms, max_seconds) ? 'too_long' : null;
}

import type { RefusalCode } from '#domain/kernel/refusal.ts';

/** The purposes of a recording: an audition, or the profile. */
export const RECORDING_PURPOSES = ['self_tape', 'showreel', 'voice'] as const;
export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number];

/** Those of the profile, which its talent orders and names. */
export const PROFILE_PURPOSES = ['showreel', 'voice'] as const satisfies readonly RecordingPurpose[];
export type ProfilePurpose = (typeof PROFILE_PURPOSES)[number];

/** How long what the talent calls one may be. */
export const CAPTION_LENGTH = 60;

export const RECORDING_KINDS = ['video', 'audio'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

/** Why what was sent could not be taken. */
export const REFUSED_FOR = ['not_media', 'no_duration', 'too_long', 'no_picture', 'no_sound', 'unreadable'] as const;
export type RefusedFor = (typeof REFUSED_FOR)[number];

/** Parts that a recording lacks for now, because no program for them is installed or none were sent. */
export const MISSING_PARTS = ['playable', 'poster'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

const MB = 1024 * 1024;

export interface RecordingBounds {
  readonly kind: RecordingKind;
  readonly bytes: number;
  readonly seconds: number;
  /** So many at a time; of a self-tape for each invitation. */
  readonly count: number;
}

/** How much of what may be sent. An audition may ask for fewer takes and a shorter time. */
export const RECORDING_BOUNDS: Readonly<Record<RecordingPurpose, RecordingBounds>> = {
  self_tape: { kind: 'video', bytes: 2048 * MB, seconds: 20 * 60, count: 10 },
  showreel: { kind: 'video', bytes: 500 * MB, seconds: 3 * 60, count: 3 },
  voice: { kind: 'audio', bytes: 50 * MB, seconds: 2 * 60, count: 3 },
};

/** A picture out of the film, for where it is not playing. */
export const POSTER_BYTES = 5 * MB;

/** Uploads under way at once: a talent with more has abandoned some. */
export const RECEIVING_AT_ONCE = 5;

/** Hours without a new byte after which an upload is given up. */
export const STALE_HOURS = 24;

/** The instant at which an upload begun now is given up if no byte comes. */
export const staleDateAfter = (now: string): string =>
  new Date(Date.parse(now) + STALE_HOURS * 3_600_000).toISOString();

/** So long after it was begun an upload has to be whole: begun in time is no leave to come whenever one likes. */
export const WHOLE_WITHIN_HOURS = 72;

/** How long after what it was sent for has ended a self-tape is kept. */
export const KEPT_DAYS = 30;

/** How long a take may be: as the audition says, and never longer than the house allows. */
export const secondsFor = (purpose: RecordingPurpose, max_minutes: number | null): number =>
  Math.min(RECORDING_BOUNDS[purpose].seconds, (max_minutes ?? Number.POSITIVE_INFINITY) * 60);

/** When what was sent is deleted, from the instant at which what it was sent for ended. */
export const deleteDateAfter = (now: string): string =>
  new Date(Date.parse(now) + KEPT_DAYS * 86_400_000).toISOString();

/** How long an address to play it is good. A new one is fetched when it has run out. */
export const ADDRESS_SECONDS = 30 * 60;

export interface Beginning {
  readonly purpose: RecordingPurpose;
  readonly bytes: number;
  /** Those there are already for the same, but for the one it replaces. */
  readonly count: number;
  /** On their way, whatever they are for. */
  readonly receiving_count: number;
  /** How many the audition asks for; null for the profile. */
  readonly max_takes: number | null;
}

/** Why a recording may not be begun; null when it may. */
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

/** The findings about a file. */
export interface Found {
  readonly has_picture: boolean;
  readonly has_sound: boolean;
  readonly duration_ms: number;
}

/** A second more than asked for is what a camera adds. */
const SLACK_MS = 1500;

/** True if a film or a sound of `duration_ms` is longer than may be sent. */
export const isTooLong = (duration_ms: number, max_seconds: number): boolean =>
  duration_ms > max_seconds * 1000 + SLACK_MS;

/** Why what was found may not be kept; null when it may. */
export function whyNotKeep(purpose: RecordingPurpose, found: Found, max_seconds: number): RefusedFor | null {
  if (!found.has_picture && !found.has_sound) return 'not_media';
  if (RECORDING_BOUNDS[purpose].kind === 'video' && !found.has_picture) return 'no_picture';
  if (RECORDING_BOUNDS[purpose].kind === 'audio' && !found.has_sound) return 'no_sound';
  if (!(found.duration_ms > 0)) return 'no_duration';
  return isTooLong(found.duration_ms, max_seconds) ? 'too_long' : null;
}

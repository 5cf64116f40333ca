/** The states a session goes through (spec, section 4). */
export type SessionEvent =
  | 'signed_in'
  | 'token_refreshed'
  | 'signed_out'
  | 'password_recovery'
  | 'user_updated'
  | 'mfa_verified';

export interface SessionNews {
  readonly event: SessionEvent;
  /** True when another tab has said it. */
  readonly is_elsewhere: boolean;
  /** With signed_out: the user did not choose it, so the screens keep their content. */
  readonly is_lost?: boolean;
  /** With token_refreshed: until when the session is good, in ms of this computer's clock. */
  readonly good_until?: number;
}

export type SessionDetail = Omit<SessionNews, 'event' | 'is_elsewhere'>;

const CHANNEL = 'medverka.session';
const EVENTS: readonly unknown[] = [
  'signed_in',
  'token_refreshed',
  'signed_out',
  'password_recovery',
  'user_updated',
  'mfa_verified',
];

const listeners = new Set<(news: SessionNews) => void>();
let channel: BroadcastChannel | undefined;

const tell = (news: SessionNews) => {
  for (const listener of [...listeners]) listener(news);
};

/** Calls the listener at each event, of this tab and of the others. @returns the end of it */
export function onSessionEvent(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says in this tab and in the others what has become of the session. Never carries anything that opens it. */
export function emitSessionEvent(event: SessionEvent, detail: SessionDetail = {}): void {
  tell({ ...detail, event, is_elsewhere: false });
  channel?.postMessage({ ...detail, event });
}

/** Begins to hear the other tabs and to be heard by them; an older browser agrees at the next call instead. @returns the end of it */
export function joinOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const joined = new BroadcastChannel(CHANNEL);
  channel = joined;
  joined.onmessage = ({ data }: MessageEvent<SessionNews | null>) => {
    // A tab of another version of the product may send events unknown here.
    if (data && EVENTS.includes(data.event)) tell({ ...data, is_elsewhere: true });
  };
  return () => {
    joined.close();
    if (channel === joined) channel = undefined;
  };
}

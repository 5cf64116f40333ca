/** The events of a session (spec, section 4). */
export type SessionEvent =
  | 'signed_in'
  | 'token_refreshed'
  | 'signed_out'
  | 'password_recovery'
  | 'user_updated'
  | 'mfa_verified';

export interface SessionNews {
  readonly event: SessionEvent;
  /** True if another tab sent the event. */
  readonly is_elsewhere: boolean;
  /** Set with signed_out if the user did not choose to sign out: the screens keep their content. */
  readonly is_lost?: boolean;
  /** Set with token_refreshed: the end of the session, in ms by this computer's clock. */
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

/**
 * Calls the listener at each event, of this tab and of others.
 * @returns a function that removes the listener
 */
export function onSessionEvent(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends an event to the listeners of this tab and of the other tabs. The detail never carries a token. */
export function emitSessionEvent(event: SessionEvent, detail: SessionDetail = {}): void {
  tell({ ...detail, event, is_elsewhere: false });
  channel?.postMessage({ ...detail, event });
}

/**
 * Starts to exchange events with the other tabs. Without BroadcastChannel a tab notices a change at its next call.
 * @returns a function that stops the exchange
 */
export function joinOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const joined = new BroadcastChannel(CHANNEL);
  channel = joined;
  joined.onmessage = ({ data }: MessageEvent<SessionNews | null>) => {
    // A tab with another version of the product may send unknown events.
    if (data && EVENTS.includes(data.event)) tell({ ...data, is_elsewhere: true });
  };
  return () => {
    joined.close();
    if (channel === joined) channel = undefined;
  };
}

/** The uploads of this tab. Stored outside the screens, so that they go on while the user visits other screens. */
import { useSyncExternalStore } from 'react';
import type { Sending } from './send-file.ts';

export type SendStage = 'elsewhere' | 'sending' | 'waiting' | 'paused' | 'failed';

export interface Send {
  readonly stage: SendStage;
  /** The part that the server has, from 0 to 1. */
  readonly part: number;
  readonly sending: Sending;
}

let sends: Readonly<Record<string, Send>> = {};
const listeners = new Set<() => void>();
/** Ids of recordings that are in `sends` or will be, so that this tab sends none twice. */
const claimed = new Set<string>();

function put(next: Readonly<Record<string, Send>>): void {
  sends = next;
  for (const tell of listeners) tell();
}

export function changeSend(id: string, change: Partial<Send>): void {
  const send = sends[id];
  if (send) put({ ...sends, [id]: { ...send, ...change } });
}

/**
 * Claims a recording for upload in this tab.
 * @returns false if this tab has already claimed it
 */
export function claimSend(id: string): boolean {
  if (claimed.has(id)) return false;
  claimed.add(id);
  return true;
}

export const addSend = (id: string, sending: Sending): void =>
  put({ ...sends, [id]: { stage: 'elsewhere', part: 0, sending } });

export function dropSend(id: string): void {
  const { [id]: gone, ...rest } = sends;
  gone?.sending.end();
  claimed.delete(id);
  put(rest);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The uploads of this tab, by recording id. */
export const useSends = () => useSyncExternalStore(subscribe, () => sends);

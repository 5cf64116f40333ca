/** The sendings of this tab. They go on while other screens are looked at, so they stand beside them. */
import { useSyncExternalStore } from 'react';
import type { Sending } from './send-file.ts';

export type SendStage = 'elsewhere' | 'sending' | 'waiting' | 'paused' | 'failed';

export interface Send {
  readonly stage: SendStage;
  /** How much the server has, from 0 to 1. */
  readonly part: number;
  readonly sending: Sending;
}

let sends: Readonly<Record<string, Send>> = {};
const listeners = new Set<() => void>();
/** Those that are in `sends` or are about to be: nothing is sent twice by one tab. */
const claimed = new Set<string>();

function put(next: Readonly<Record<string, Send>>): void {
  sends = next;
  for (const tell of listeners) tell();
}

export function changeSend(id: string, change: Partial<Send>): void {
  const send = sends[id];
  if (send) put({ ...sends, [id]: { ...send, ...change } });
}

/** @returns false when it is being sent already */
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

/** The recordings on their way, by id. */
export const useSends = () => useSyncExternalStore(subscribe, () => sends);

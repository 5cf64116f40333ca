import { ENTRY_STATES, type EntryState } from '#domain/kernel/outbox/outbox-entry.ts';

export interface OutboxUrl {
  readonly state: EntryState;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the state from the address; an unknown state counts as missing. */
export function readOutboxUrl(params: URLSearchParams): OutboxUrl {
  const page = Number(params.get('page'));
  return {
    state: ENTRY_STATES.find((state) => state === params.get('state')) ?? 'dead',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a state, without default values. */
export function outboxHref({ state, page }: OutboxUrl): string {
  const params = new URLSearchParams();
  if (state !== 'dead') params.set('state', state);
  if (page > 1) params.set('page', String(page));
  return `/AdminOutbox${params.size > 0 ? `?${params}` : ''}`;
}

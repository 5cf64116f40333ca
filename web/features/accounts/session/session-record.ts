import type { Session } from '#contract/accounts/account.ts';

/**
 * The part of a session that the browser stores: enough to choose the first screen, without any token (spec, section
 * 3).
 */
export interface SessionRecord {
  readonly role: Session['role'];
  readonly data: Session['data'];
}

export const SESSION_KEY = 'medverka.session';
const ROLES: readonly unknown[] = ['talent', 'company', 'admin'];

/** Parses the stored text; undefined if it is not a record. */
export function parseRecord(text: string | null): SessionRecord | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('role' in value) || !('data' in value)) return undefined;
    if (!ROLES.includes(value.role) || typeof value.data !== 'object' || value.data === null) return undefined;
    return value as SessionRecord;
  } catch {
    return undefined;
  }
}

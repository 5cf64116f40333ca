import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';

/** The rights of a key: to read, to read invoices too, or to do a producer's work. */
export const KEY_RIGHTS = ['read', 'read_invoices', 'write'] as const;
export type KeyRights = (typeof KEY_RIGHTS)[number];

/**
 * The member of the company that a key acts as. None is an owner: a key changes neither the members nor their rights.
 */
export const MEMBER_OF_RIGHTS: Readonly<Record<KeyRights, MemberRole>> = {
  read: 'reader',
  read_invoices: 'finance',
  write: 'producer',
};

/** How every key begins, so that one which has gone astray is known for what it is. */
export const KEY_START = 'mv_';

/** So many of its last letters tell two keys apart and open nothing. */
export const KEY_HINT_LETTERS = 4;

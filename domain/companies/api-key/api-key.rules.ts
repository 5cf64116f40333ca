import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';

/** What a key may: read, read invoices too, or do what whoever produces does. */
export const KEY_RIGHTS = ['read', 'read_invoices', 'write'] as const;
export type KeyRights = (typeof KEY_RIGHTS)[number];

/** As which member of the company a key acts. None is an owner: a key changes neither who may act nor what they may. */
export const MEMBER_OF_RIGHTS: Readonly<Record<KeyRights, MemberRole>> = {
  read: 'reader',
  read_invoices: 'finance',
  write: 'producer',
};

/** How every key begins, so that one which has gone astray is known for what it is. */
export const KEY_START = 'mv_';

/** So many of its last letters tell two keys apart and open nothing. */
export const KEY_HINT_LETTERS = 4;

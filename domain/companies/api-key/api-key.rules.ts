import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';

/** The rights of a key: to read, to read invoices too, or to do a producer's work. */
export const KEY_RIGHTS = ['read', 'read_invoices', 'write'] as const;
export type KeyRights = (typeof KEY_RIGHTS)[number];

/** The member role with which a key acts. Never the owner's: a key changes neither the members nor their rights. */
export const MEMBER_OF_RIGHTS: Readonly<Record<KeyRights, MemberRole>> = {
  read: 'reader',
  read_invoices: 'finance',
  write: 'producer',
};

/** Prefix of every key, by which a leaked key is recognised. */
export const KEY_START = 'mv_';

/** Number of last characters that screens show: enough to tell two keys apart, useless for access. */
export const KEY_HINT_LETTERS = 4;

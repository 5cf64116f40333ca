import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';

/** The roles of members, each with its rights. */
export const memberRoleWords: Record<MemberRole, { readonly name: string; readonly may: string }> = {
  owner: { name: 'Ägare', may: 'Allt, också medlemmar och gränser' },
  producer: { name: 'Producent', may: 'Projekt, förfrågningar, avtal och bokningar' },
  caster: { name: 'Castare', may: 'Söker, frågar och väljer, men binder inte företaget' },
  finance: { name: 'Ekonomi', may: 'Läser, ser fakturorna och kan attestera' },
  reader: { name: 'Läsare', may: 'Läser, men ändrar ingenting' },
};

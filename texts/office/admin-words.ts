import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { AuditKind } from '#domain/kernel/roles/looks.ts';
import { ADMIN_CHANGED } from '#domain/talk/notification/notice-target.ts';

/** The roles of administrators, each with its rights. */
export const adminRoleWords: Record<AdminRole, { readonly name: string; readonly may: string }> = {
  owner: { name: 'Ägare', may: 'Allt, också administratörer och loggen' },
  review: { name: 'Granskning', may: 'Läser och beslutar om företag, profiler och annonser' },
  finance: { name: 'Ekonomi', may: 'Läser och sköter fakturor, utbetalningar, bank och bokföring' },
  support: { name: 'Support', may: 'Läser, svarar på frågor och handlar för företag och talanger' },
};

/** Filters of the administrators' log. */
export const auditKindWords: Record<AuditKind, string> = {
  look: 'Allt som visats',
  command: 'Allt som gjorts',
  about_minor: 'Om någon under 18 år',
  personal_number: 'Personnummer',
  account: 'Konton och utbetalningar',
  document: 'Dokument',
  minor: 'Vårdnadshavare och tillstånd',
  contact: 'Kontaktuppgifter',
  recording: 'Inspelningar',
  health: 'Arbetsskador',
  message: 'Meddelanden',
  profile: 'Profiler',
  audit: 'Loggen',
};

const told = (title: string, message: string) => ({ type: ADMIN_CHANGED, title, message }) as const;

/** Notices to administrators about each other. */
export const adminChangedNotice = (by: string, name: string, role: AdminRole) =>
  told('Ny roll för en administratör', `${by} har gett ${name} rollen ${adminRoleWords[role].name.toLowerCase()}.`);
export const adminEndedNotice = (by: string, name: string) =>
  told('En administratör är borttagen', `${by} har avslutat ${name}, som inte längre kommer in.`);
export const adminJoinedNotice = (name: string, role: AdminRole) =>
  told('En ny administratör', `${name} är nu administratör, med rollen ${adminRoleWords[role].name.toLowerCase()}.`);

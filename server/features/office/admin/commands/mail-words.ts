import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { ADMIN_INVITATION_DAYS } from '#domain/office/admin/admin.rules.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { adminRoleWords } from '#texts/office/admin-words.ts';

/** The mail with the link for becoming an administrator. */
export function adminInvitationMail(invited_by_name: string, role: AdminRole, token: string): MailContent {
  return {
    title: `${invited_by_name} bjuder in dig som administratör`,
    message: `Du är inbjuden som administratör i ${BRAND}, för ${adminRoleWords[role].name.toLowerCase()}. Tryck på knappen för att välja ett lösenord och lägga till kontot i en autentiseringsapp. Länken gäller i ${ADMIN_INVITATION_DAYS} dagar och kan användas en gång. Väntar du ingen inbjudan kan du bortse från mejlet.`,
    action: 'Se inbjudan',
    path: `/AdminInvitation?token=${token}`,
    reason: `Du får det här mejlet för att en administratör i ${BRAND} har angett din adress.`,
  };
}

import { ADMIN_INVITATION_DAYS } from '#domain/admin/admin.rules.ts';
import type { AdminRole } from '#domain/admin/admin-roles.ts';
import { adminRoleWords } from '#texts/admin-words.ts';
import { BRAND } from '#texts/brand.ts';
import type { MailContent } from '../../../mail/render-mail.ts';

/** The link that makes somebody an administrator. */
export function adminInvitationMail(invited_by_name: string, role: AdminRole, token: string): MailContent {
  return {
    title: `${invited_by_name} bjuder in dig som administratör`,
    message: `Du är inbjuden som administratör i ${BRAND}, för ${adminRoleWords[role].name.toLowerCase()}. Tryck på knappen för att välja ett lösenord och lägga till kontot i en autentiseringsapp. Länken gäller i ${ADMIN_INVITATION_DAYS} dagar och kan användas en gång. Väntar du ingen inbjudan kan du bortse från mejlet.`,
    action: 'Se inbjudan',
    path: `/AdminInvitation?token=${token}`,
    reason: `Du får det här mejlet för att en administratör i ${BRAND} har angett din adress.`,
  };
}

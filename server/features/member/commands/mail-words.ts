import { INVITATION_DAYS } from '#domain/member/member.rules.ts';
import type { MemberRole } from '#domain/member/member-roles.ts';
import { BRAND } from '#texts/brand.ts';
import { memberRoleWords } from '#texts/member-words.ts';
import type { MailContent } from '../../../mail/render-mail.ts';

export interface Invitation {
  readonly company_name: string;
  readonly invited_by_name: string;
  readonly role: MemberRole;
}

const reasonOf = ({ company_name }: Invitation) =>
  `Du får det här mejlet för att någon på ${company_name} har angett din adress.`;

/** The link that lets somebody act for a company. */
export function invitationMail(invitation: Invitation, token: string): MailContent {
  const { company_name, invited_by_name, role } = invitation;
  const { name } = memberRoleWords[role];
  return {
    title: `${invited_by_name} bjuder in dig till ${company_name}`,
    message: `Du är inbjuden att arbeta i ${BRAND} för ${company_name}, som ${name.toLowerCase()}. Tryck på knappen för att välja ett lösenord. Länken gäller i ${INVITATION_DAYS} dagar och kan användas en gång. Väntar du ingen inbjudan kan du bortse från mejlet.`,
    action: 'Se inbjudan',
    path: `/MemberInvitation?token=${token}`,
    reason: reasonOf(invitation),
  };
}

/** To whoever has an account with the address already: nobody else is told of it. */
export function addressTakenMail(invitation: Invitation): MailContent {
  const { company_name, invited_by_name } = invitation;
  return {
    title: `${invited_by_name} vill bjuda in dig till ${company_name}`,
    message: `Du har redan ett konto hos ${BRAND} med den här adressen, och en adress hör till ett enda konto. Be ${invited_by_name} att bjuda in en annan adress om du vill arbeta för ${company_name} också.`,
    action: 'Logga in',
    path: '/Login',
    reason: reasonOf(invitation),
  };
}

import { INVITATION_DAYS } from '#domain/companies/member/member.rules.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { memberRoleWords } from '#texts/companies/member-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

export interface Invitation {
  readonly company_name: string;
  readonly invited_by_name: string;
  readonly role: MemberRole;
}

const reasonOf = ({ company_name }: Invitation) =>
  `Du får det här mejlet för att någon på ${company_name} har angett din adress.`;

/** The mail with the link for joining a company. */
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

/** The mail to an invited address that already has another account. Nobody else learns of the account. */
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

export interface ChangedOwners {
  readonly company_name: string;
  /** Name of the member who made the change. */
  readonly changed_by: string;
  /** Name of the new or former owner, or the invited address. */
  readonly about: string;
  readonly what: 'invited' | 'made' | 'unmade' | 'removed';
}

const OWNER_CHANGES: Record<ChangedOwners['what'], (about: string) => string> = {
  invited: (about) => `bjöd in ${about} som ägare`,
  made: (about) => `gjorde ${about} till ägare`,
  unmade: (about) => `gav ${about}, som var ägare, en annan roll`,
  removed: (about) => `tog bort ${about}, som var ägare`,
};

/** The mail to the owners about an invited, new or former owner. */
export function ownersChangedMail({ company_name, changed_by, about, what }: ChangedOwners, now: string): MailContent {
  return {
    title: `Ändrade ägare av kontot för ${company_name}`,
    message: `${changed_by} ${OWNER_CHANGES[what](about)} ${formatMoment(now)}. En ägare får göra allt i företagets namn. Är det väntat behöver du inte göra något. Är det inte det: ändra tillbaka genast, välj ett nytt lösenord, och svara på det här mejlet om du inte kommer in.`,
    action: 'Se medlemmarna',
    path: '/CompanySettings#medlemmar',
    reason: `Du får det här mejlet för att du är ägare av ${company_name}. Det går inte att stänga av.`,
  };
}

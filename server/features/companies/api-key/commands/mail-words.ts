import type { KeyRights } from '#domain/companies/api-key/api-key.rules.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { keyRightsWords } from '#texts/companies/api-key-words.ts';
import { formatMoment } from '#texts/kernel/format.ts';

export interface MadeKey {
  readonly company_name: string;
  readonly made_by: string;
  readonly name: string;
  readonly rights: KeyRights;
}

/** The mail to the owners about a program that may act for their company. */
export function keyMadeMail({ company_name, made_by, name, rights }: MadeKey, now: string): MailContent {
  return {
    title: `En ny API-nyckel för ${company_name}`,
    message: `${made_by} gjorde nyckeln ”${name}” ${formatMoment(now)}. Ett program som har den får: ${keyRightsWords[rights].may.toLowerCase()}. Är det väntat behöver du inte göra något. Är det inte det: avsluta nyckeln genast, så öppnar den ingenting mer.`,
    action: 'Se nycklarna',
    path: '/CompanySettings#anslutningar',
    reason: `Du får det här mejlet för att du är ägare av ${company_name}. Det går inte att stänga av.`,
  };
}

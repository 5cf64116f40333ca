import type { MailContent } from '#server/mail/render-mail.ts';
import { formatMoment } from '#texts/kernel/format.ts';

export interface MadeWebhook {
  readonly company_name: string;
  readonly made_by: string;
  /** The webhook's address without its secret parts. */
  readonly address: string;
}

/** The mail to the owners about a new webhook, which gets the company's changes. */
export function webhookMadeMail({ company_name, made_by, address }: MadeWebhook, now: string): MailContent {
  return {
    title: `En ny webhook för ${company_name}`,
    message: `${made_by} lade till ${address} ${formatMoment(now)}. Adressen får veta vad som ändras i era projekt. Är det väntat behöver du inte göra något. Är det inte det: ta bort den genast, och välj ett nytt lösenord.`,
    action: 'Se webhookar',
    path: '/CompanySettings#anslutningar',
    reason: `Du får det här mejlet för att du är ägare av ${company_name}. Det går inte att stänga av.`,
  };
}

import { WEBHOOK_OFF_AFTER_DAYS, type WebhookNoun } from '#domain/companies/webhook/webhook.rules.ts';
import type { EntryState } from '#domain/kernel/outbox/outbox-entry.ts';

/** The entities whose events a webhook can subscribe to. */
export const webhookNounWords: Readonly<Record<WebhookNoun, string>> = {
  project: 'Projekt och beställningar',
  candidate: 'Kandidater',
  counter_offer: 'Motbud',
  option: 'Optioner',
  booking: 'Bokningar',
  agreement: 'Avtal',
  report: 'Arbetsrapporter',
  invoice: 'Fakturor',
  audition: 'Provfilmningar',
};

/** States of a delivery. */
export const deliveryWords: Readonly<Record<EntryState, string>> = {
  waiting: 'Väntar',
  sent: 'Kom fram',
  dead: 'Kom inte fram',
  given_up: 'Kom inte fram',
};

/** Mail to the owners of a company whose server has accepted no delivery for WEBHOOK_OFF_AFTER_DAYS. */
export const webhookOffMail = (shown_address: string) => ({
  title: 'En webhook är avstängd',
  message: `Ingenting har gått att leverera till ${shown_address} på ${WEBHOOK_OFF_AFTER_DAYS} dagar, så vi skickar inget mer dit. När er server svarar igen kan en ägare slå på den under Inställningar.`,
  action: 'Se webhooken',
  path: '/CompanySettings#anslutningar',
  reason: 'Du får det här mejlet för att du är ägare i ett företag som har kopplat ett program till Medverka.',
});

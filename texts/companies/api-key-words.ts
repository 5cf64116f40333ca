import type { KeyRights } from '#domain/companies/api-key/api-key.rules.ts';

/** Rights of an API key, in words for its company. */
export const keyRightsWords: Readonly<Record<KeyRights, { readonly name: string; readonly may: string }>> = {
  read: { name: 'Läsa', may: 'Se projekt, talanger, bokningar och avtal' },
  read_invoices: { name: 'Läsa, också fakturor', may: 'Se samma saker och företagets fakturor' },
  write: { name: 'Läsa och ändra', may: 'Skapa projekt, fråga, välja och boka, men inte signera' },
};

/** The actor's name in a project's log when a call used an API key. */
export const viaKeyWords = (company_name: string, key_name: string) => `${company_name} (via nyckeln ${key_name})`;

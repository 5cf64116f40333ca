import type { KeyRights } from '#domain/companies/api-key/api-key.rules.ts';

/** What a key may, as its company reads it. */
export const keyRightsWords: Readonly<Record<KeyRights, { readonly name: string; readonly may: string }>> = {
  read: { name: 'Läsa', may: 'Se projekt, talanger, bokningar och avtal' },
  read_invoices: { name: 'Läsa, också fakturor', may: 'Se samma saker och företagets fakturor' },
  write: { name: 'Läsa och ändra', may: 'Skapa projekt, fråga, välja och boka, men inte signera' },
};

/** Who did something that was done with a key, in the log of a project. */
export const viaKeyWords = (company_name: string, key_name: string) => `${company_name} (via nyckeln ${key_name})`;

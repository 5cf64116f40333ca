import type { SmsKindName } from '#domain/kernel/sms/sms.ts';

/** What a person can choose to be told by text message. */
export const smsKindWords: Readonly<Record<SmsKindName, string>> = {
  calls: 'Samlingstid, ny eller ändrad',
  auditions: 'Tid för provfilmning',
  signatures: 'Avtal att skriva under',
  answers: 'Sista dag att svara',
};

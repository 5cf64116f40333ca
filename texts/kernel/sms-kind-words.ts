import type { SmsKindName, SmsName } from '#domain/kernel/sms/sms.ts';

/** What a person can choose to be told by text message. */
export const smsKindWords: Readonly<Record<SmsKindName, string>> = {
  calls: 'Samlingstid, ny eller ändrad',
  auditions: 'Tid för provfilmning',
  signatures: 'Avtal att skriva under',
  answers: 'Sista dag att svara',
};

/** What a text message is about, for administrators, by its name in the table. */
export const smsNames: Readonly<Record<string, string>> = {
  code: 'Kod',
  new_call: 'Dagsbesked',
  changed_call: 'Ändrat dagsbesked',
  unread_call: 'Oläst dagsbesked',
  called_off_day: 'Inställd dag',
  new_time: 'Provfilmning',
  changed_time: 'Ändrad provfilmning',
  called_off_time: 'Inställd provfilmning',
  reminder: 'Påminnelse',
  to_sign: 'Avtal',
  to_answer: 'Svar',
} satisfies Record<SmsName | 'code', string>;

import type { PushKind, PushName } from '#domain/kernel/push/pushes.ts';

/** The text of each push. It is shown on locked screens, so it says what has come, and nothing about whom. */
export const pushTitles: Readonly<Record<PushName, string>> = {
  new_request: 'Ny förfrågan',
  changed_request: 'Ändrad förfrågan',
  waiting_request: 'En förfrågan väntar på svar',
  request_news: 'Besked om en förfrågan',
  request_answer: 'Svar på en förfrågan',
  counter_offer: 'Nytt motbud',
  audition: 'Provfilmning',
  new_time: 'Ny tid',
  changed_time: 'Ändrad tid',
  called_off: 'Inställd tid',
  reminder: 'Påminnelse om en tid',
  soon: 'Snart dags',
  new_call: 'Ny kallelse',
  changed_call: 'Ändrad kallelse',
  unread_call: 'En kallelse att läsa',
  to_sign: 'Att signera',
  to_approve: 'Att godkänna',
  new_message: 'Nytt meddelande',
  help_answer: 'Svar på ditt ärende',
  new_inquiry: 'Nytt ärende',
};

/** The kinds of pushes, as a person chooses them. */
export const pushKindWords: Readonly<Record<PushKind, string>> = {
  requests: 'Förfrågningar och svar',
  times: 'Nya och ändrade tider',
  call_sheets: 'Kallelser',
  signatures: 'Att signera och godkänna',
  messages: 'Meddelanden',
};

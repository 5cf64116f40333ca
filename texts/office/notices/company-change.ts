import type { OfficeLifecycles } from '#domain/office/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const companyChangeNotices: NoticeTextsOf<OfficeLifecycles, 'company_change'> = {
  'company_change.ask': {
    admin: (p) => ({
      title: `${p.company_name} ber om ett annat ${p.is_other_person ? 'organisationsnummer' : 'namn'}`,
      message:
        'Jämför registreringsbeviset med det som står i ändringen. Ingenting ändras förrän någon har godkänt den.',
      action: 'Se ändringen',
    }),
  },
  'company_change.approve': {
    company: (p) => ({
      title: `Företaget heter ${p.new_name} hos oss`,
      message: `Nya avtal och fakturor får de nya uppgifterna. De som redan finns behåller sina.${
        p.is_other_person
          ? ' Ett nytt organisationsnummer är en ny juridisk person, så en höjd gräns för vad ni får vara skyldiga oss gäller inte längre.'
          : ''
      }`,
      action: 'Se uppgifterna',
    }),
  },
  'company_change.refuse': {
    company: (p) => ({
      title: 'Vi kunde inte ändra företagets uppgifter',
      message: `Så här skriver vi:\n\n${p.reason}\n\nNi kan be om ändringen igen.`,
      action: 'Se ändringen',
    }),
  },
};

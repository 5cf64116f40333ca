import type { ToldEvent } from '#domain/notification/payload.ts';
import type { NoticeTextsOf } from '../notice-text.ts';

const quoted = (words: string | null) => (words ? ` ”${words}”` : '');

export const agreementNotices: NoticeTextsOf<Extract<ToldEvent, `agreement.${string}`>> = {
  'agreement.take-back': {
    talent: (p) => ({
      title: `Avtalet är återtaget: ${p.project_title}`,
      message: `${p.company_name} har tagit tillbaka ett avtal om din medverkan som ${p.role_title} i ${p.project_title} som inte var undertecknat. Bokningen står kvar, och har ni skrivit under ett avtal tidigare gäller det.`,
      action: 'Se uppdraget',
    }),
  },
  'agreement.pass-to-talent': {
    talent: (p) =>
      (p.version ?? 1) > 1
        ? {
            title: `Nya villkor att skriva under: ${p.project_title}`,
            message: `${p.company_name} vill ändra villkoren för din medverkan som ${p.role_title} i ${p.project_title} och har skrivit under ett nytt avtal. Läs vad som är nytt och skriv under om du går med på det. Till dess gäller det ni har skrivit under tidigare.`,
            action: 'Se vad som är nytt',
          }
        : {
            title: `Skriv under avtalet: ${p.project_title}`,
            message: `${p.company_name} har skrivit under avtalet om din medverkan som ${p.role_title} i ${p.project_title}. Läs det i lugn och ro och skriv under om allt stämmer.`,
            action: 'Läs avtalet',
          },
  },
  'agreement.sign': {
    company: (p) => ({
      title: `Avtalet med ${p.talent_name} är klart`,
      message: `${p.talent_name} har skrivit under avtalet om ${p.role_title} i ${p.project_title}. Det gäller från nu.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Avtalet är undertecknat: ${p.project_title}`,
      message: `Du och ${p.company_name} har skrivit under avtalet om din medverkan som ${p.role_title} i ${p.project_title}. Det gäller från nu, och du hittar det alltid vid uppdraget.`,
      action: 'Se avtalet',
    }),
  },
  'agreement.remind': {
    talent: (p) => ({
      title: `Påminnelse: avtalet om ${p.project_title}`,
      message: `Avtalet om din medverkan som ${p.role_title} hos ${p.company_name} väntar på din underskrift.`,
      action: 'Läs avtalet',
    }),
  },
  'agreement.decline': {
    company: (p) => ({
      title: `${p.talent_name} skrev inte under`,
      message: `${p.talent_name} skrev inte under avtalet om ${p.role_title} i ${p.project_title}.${quoted(p.reason)} Bokningen står kvar. Ändra villkoren och erbjud ett nytt avtal, eller avboka.`,
      action: 'Se projektet',
    }),
  },
  'agreement.decline-by-guardian': {
    company: (p) => ({
      title: `Avtalet med ${p.talent_name} blev inte undertecknat`,
      message: `En vårdnadshavare skrev inte under avtalet om ${p.role_title} i ${p.project_title}, så det gäller inte.${quoted(p.reason)} Bokningen står kvar. Ändra villkoren och erbjud ett nytt avtal, eller avboka.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: 'Din vårdnadshavare skrev inte under',
      message: `Avtalet om din medverkan som ${p.role_title} i ${p.project_title} gäller inte, eftersom en vårdnadshavare inte skrev under.${quoted(p.reason)} Prata med varandra, och hör av dig till ${p.company_name}.`,
      action: 'Se uppdraget',
    }),
  },
};

/** Notices of agreements: about the work, and about a longer time in which the company may show the material. */

import type { AgreementFacts } from '#domain/work/facts.ts';
import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

type Told = Pick<AgreementFacts, 'kind' | 'role_title' | 'project_title'>;

const quoted = (words: string | null) => (words ? ` ”${words}”` : '');
const isExtension = ({ kind }: Told) => kind === 'extension';

/** The subject of the agreement, in words for its talent and for others. */
const aboutYou = (p: Told) =>
  isExtension(p)
    ? `att visa dig längre som ${p.role_title} i ${p.project_title}`
    : `din medverkan som ${p.role_title} i ${p.project_title}`;
const aboutOther = (p: Told) =>
  isExtension(p) ? `en längre tid för ${p.role_title} i ${p.project_title}` : `${p.role_title} i ${p.project_title}`;

/** The consequence of an unsigned agreement. */
const leftOf = (p: Told) =>
  isExtension(p)
    ? 'Tiden som var avtalad tidigare gäller.'
    : 'Bokningen står kvar. Ändra villkoren och erbjud ett nytt avtal, eller avboka.';

const asked = (p: Told & { readonly company_name: string; readonly version?: number }) => {
  if (isExtension(p))
    return {
      title: `Förlängning att skriva under: ${p.project_title}`,
      message: `${p.company_name} vill visa dig längre som ${p.role_title} i ${p.project_title} och har skrivit under ett avtal om det. Läs till när det gäller och vad du får betalt, och skriv under om du går med på det. Annars gäller tiden som ni har avtalat tidigare.`,
      action: 'Läs avtalet',
    };
  return (p.version ?? 1) > 1
    ? {
        title: `Nya villkor att skriva under: ${p.project_title}`,
        message: `${p.company_name} vill ändra villkoren för din medverkan som ${p.role_title} i ${p.project_title} och har skrivit under ett nytt avtal. Läs vad som är nytt och skriv under om du går med på det. Till dess gäller det ni har skrivit under tidigare.`,
        action: 'Se vad som är nytt',
      }
    : {
        title: `Skriv under avtalet: ${p.project_title}`,
        message: `${p.company_name} har skrivit under avtalet om din medverkan som ${p.role_title} i ${p.project_title}. Läs det i lugn och ro och skriv under om allt stämmer.`,
        action: 'Läs avtalet',
      };
};

export const agreementNotices: NoticeTextsOf<WorkLifecycles, 'agreement'> = {
  'agreement.take-back': {
    talent: (p) => ({
      title: `Avtalet är återtaget: ${p.project_title}`,
      message: `${p.company_name} har tagit tillbaka ett avtal om ${aboutYou(p)} som inte var undertecknat. ${isExtension(p) ? 'Tiden som var avtalad tidigare gäller.' : 'Bokningen står kvar, och har ni skrivit under ett avtal tidigare gäller det.'}`,
      action: 'Se uppdraget',
    }),
  },
  'agreement.pass-to-talent': { talent: asked },
  'agreement.sign': {
    company: (p) => ({
      title: `Avtalet med ${p.talent_name} är klart`,
      message: `${p.talent_name} har skrivit under avtalet om ${aboutOther(p)}. Det gäller från nu.`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: `Avtalet är undertecknat: ${p.project_title}`,
      message: `Du och ${p.company_name} har skrivit under avtalet om ${aboutYou(p)}. Det gäller från nu, och du hittar det alltid ${isExtension(p) ? 'där du ser var du syns' : 'vid uppdraget'}.`,
      action: 'Se avtalet',
    }),
  },
  'agreement.remind': {
    talent: (p) => ({
      title: `Påminnelse: avtalet om ${p.project_title}`,
      message: `Avtalet med ${p.company_name} om ${aboutYou(p)} väntar på din underskrift.`,
      action: 'Läs avtalet',
    }),
  },
  'agreement.decline': {
    company: (p) => ({
      title: `${p.talent_name} skrev inte under`,
      message: `${p.talent_name} skrev inte under avtalet om ${aboutOther(p)}.${quoted(p.reason)} ${leftOf(p)}`,
      action: 'Se projektet',
    }),
  },
  'agreement.decline-by-guardian': {
    company: (p) => ({
      title: `Avtalet med ${p.talent_name} blev inte undertecknat`,
      message: `En vårdnadshavare skrev inte under avtalet om ${aboutOther(p)}, så det gäller inte.${quoted(p.reason)} ${leftOf(p)}`,
      action: 'Se projektet',
    }),
    talent: (p) => ({
      title: 'Din vårdnadshavare skrev inte under',
      message: `Avtalet om ${aboutYou(p)} gäller inte, eftersom en vårdnadshavare inte skrev under.${quoted(p.reason)} Prata med varandra, och hör av dig till ${p.company_name}.`,
      action: 'Se uppdraget',
    }),
  },
};

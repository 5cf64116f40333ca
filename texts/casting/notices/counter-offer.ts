import type { CastingLifecycles } from '#domain/casting/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const AS_BEFORE = 'Förfrågan gäller som förut, med sina egna villkor.';
const withReason = (reason: string | null) => (reason ? ` ”${reason}”` : '');

/** No notice contains the proposed terms: people read them, with their price, on the screen where they can answer. */
export const counterOfferNotices: NoticeTextsOf<CastingLifecycles, 'counter_offer'> = {
  'counter_offer.suggest': {
    company: (p) => ({
      title: `${p.talent_name} föreslår andra villkor`,
      message: `${p.talent_name} har svarat på er beställning av ${p.role_title} i ${p.project_title} med ett motbud. Svara senast ${formatLongDay(p.ends_on)}.`,
      action: 'Se motbudet',
    }),
  },
  'counter_offer.answer-talent': {
    talent: (p) => ({
      title: `${p.company_name} har svarat på ditt motbud`,
      message: `${p.company_name} har ett eget förslag på villkor för ${p.role_title} i ${p.project_title}. Svara senast ${formatLongDay(p.ends_on)}.`,
      action: 'Se förslaget',
    }),
  },
  'counter_offer.answer-company': {
    company: (p) => ({
      title: `${p.talent_name} har ett nytt motbud`,
      message: `${p.talent_name} har svarat på ert förslag för ${p.role_title} i ${p.project_title} med ett nytt. Svara senast ${formatLongDay(p.ends_on)}.`,
      action: 'Se motbudet',
    }),
  },
  'counter_offer.accept': {
    talent: (p) => ({
      title: `${p.company_name} säger ja till ditt motbud`,
      message: `Dina villkor för ${p.role_title} i ${p.project_title} gäller nu, och du har sagt ja till förfrågan. Du får besked när du är bokad.`,
      action: 'Se villkoren',
    }),
  },
  'counter_offer.accept-as-talent': {
    company: (p) => ({
      title: `${p.talent_name} säger ja till ert förslag`,
      message: `Era villkor för ${p.role_title} i ${p.project_title} gäller nu, och ${p.talent_name} har sagt ja till beställningen.`,
      action: 'Se beställningen',
    }),
  },
  'counter_offer.decline': {
    talent: (p) => ({
      title: `${p.company_name} säger nej till ditt motbud`,
      message: `${p.company_name} står kvar vid sina villkor för ${p.role_title} i ${p.project_title}.${withReason(p.reason)} ${AS_BEFORE}`,
      action: 'Svara på förfrågan',
    }),
  },
  'counter_offer.decline-as-talent': {
    company: (p) => ({
      title: `${p.talent_name} säger nej till ert förslag`,
      message: `${p.talent_name} vill inte ha ert förslag för ${p.role_title} i ${p.project_title}.${withReason(p.reason)} ${AS_BEFORE}`,
      action: 'Se beställningen',
    }),
  },
  'counter_offer.withdraw': {
    talent: (p) => ({
      title: `${p.company_name} drog tillbaka sitt förslag`,
      message: `${p.company_name} har tagit tillbaka sitt förslag för ${p.role_title} i ${p.project_title}. ${AS_BEFORE}`,
      action: 'Se förfrågan',
    }),
  },
  'counter_offer.withdraw-as-talent': {
    company: (p) => ({
      title: `${p.talent_name} drog tillbaka sitt motbud`,
      message: `${p.talent_name} har tagit tillbaka sitt motbud för ${p.role_title} i ${p.project_title}. ${AS_BEFORE}`,
      action: 'Se beställningen',
    }),
  },
  'counter_offer.lapse': {
    talent: (p) => ({
      title: `Motbudet har gått ut: ${p.role_title}`,
      message: `Ingen svarade i tid på det som sist föreslogs för ${p.role_title} i ${p.project_title}. ${AS_BEFORE}`,
      action: 'Se förfrågan',
    }),
    company: (p) => ({
      title: `Motbudet från ${p.talent_name} har gått ut`,
      message: `Ingen svarade i tid på det som sist föreslogs för ${p.role_title} i ${p.project_title}. ${AS_BEFORE}`,
      action: 'Se beställningen',
    }),
  },
};

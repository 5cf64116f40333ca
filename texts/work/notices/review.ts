import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { OPEN_DAYS } from '#domain/work/review/review.rules.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

/** No notice contains the text of a review: people read it on a screen, where it can be hidden. */
export const reviewNotices: NoticeTextsOf<WorkLifecycles, 'review'> = {
  'review.open': {
    talent: (p) => ({
      title: `Hur var det hos ${p.company_name}?`,
      message: `Skriv ett omdöme om ${p.company_name} inom ${OPEN_DAYS} dagar. Ni läser varandras omdömen först när båda har skrivit eller tiden har gått ut.`,
      action: 'Skriv ett omdöme',
    }),
  },
  'review.publish': {
    talent: (p) => ({
      title: 'Omdömen att läsa',
      message: `Omdömena om ditt arbete som ${p.role_title} i ${p.project_title} hos ${p.company_name} kan läsas nu.`,
      action: 'Läs omdömena',
    }),
    company: (p) => ({
      title: 'Omdömen att läsa',
      message: `Omdömena om arbetet med ${p.talent_name}, ${p.role_title} i ${p.project_title}, kan läsas nu.`,
      action: 'Läs omdömena',
    }),
  },
  'review.reply-to-talent': {
    talent: (p) => ({
      title: `${p.company_name} har svarat på ditt omdöme`,
      message: `${p.company_name} har svarat på det du skrev om arbetet i ${p.project_title}.`,
      action: 'Läs svaret',
    }),
  },
  'review.reply-to-company': {
    company: (p) => ({
      title: `${p.talent_name} har svarat på ert omdöme`,
      message: `${p.talent_name} har svarat på det ni skrev om arbetet i ${p.project_title}.`,
      action: 'Läs svaret',
    }),
  },
  'review.hide': {
    talent: (p) => ({
      title: 'Ett omdöme är dolt',
      message: `Vi har dolt ett omdöme om arbetet i ${p.project_title} hos ${p.company_name}. Skälet: ${p.reason}`,
      action: 'Se dina omdömen',
    }),
    company: (p) => ({
      title: 'Ett omdöme är dolt',
      message: `Vi har dolt ett omdöme om arbetet med ${p.talent_name} i ${p.project_title}. Skälet: ${p.reason}`,
      action: 'Se omdömena',
    }),
  },
};

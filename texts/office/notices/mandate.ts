import type { OfficeLifecycles } from '#domain/office/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const mandateNotices: NoticeTextsOf<OfficeLifecycles, 'mandate'> = {
  'mandate.begin': {
    company: (p) => ({
      title: p.project_title ? `${BRAND} hjälper er med ${p.project_title}` : `${BRAND} hjälper er`,
      message: `En av oss på ${BRAND} kan nu göra sådant åt er som ni har fastnat med, i högst en timme. Skäl: ${p.reason} Allt som görs står i projektets ändringar. Vi skriver aldrig under något åt er. Hör av er om ni inte väntade er det här.`,
      action: p.project_title ? 'Se projektet' : 'Gå till översikten',
    }),
  },
  'mandate.begin-for-talent': {
    talent: (p) => ({
      title: `${BRAND} hjälper dig`,
      message: `En av oss på ${BRAND} kan nu göra sådant åt dig som du har fastnat med, i högst en timme. Skäl: ${p.reason} Du får en notis om det som görs. Vi skriver aldrig under något åt dig och ser aldrig ditt lösenord. Hör av dig om du inte väntade dig det här.`,
      action: 'Gå till översikten',
    }),
  },
};

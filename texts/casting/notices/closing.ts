import type { CastingLifecycles } from '#domain/casting/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const closingNotices: NoticeTextsOf<CastingLifecycles, 'closing'> = {
  'closing.take-effect': {
    company: (p) => ({
      title: `Rollen är stängd: ${p.role_title}`,
      message: `De som väntade på besked om ${p.role_title} i ${p.project_title} har fått det.`,
      action: 'Se projektet',
    }),
  },
};

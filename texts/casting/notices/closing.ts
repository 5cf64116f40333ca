import type { ToldEvent } from '#domain/registry/payload.ts';
import type { NoticeTextsOf } from '#texts/registry/notice-text.ts';

export const closingNotices: NoticeTextsOf<Extract<ToldEvent, `closing.${string}`>> = {
  'closing.take-effect': {
    company: (p) => ({
      title: `Rollen är stängd: ${p.role_title}`,
      message: `De som väntade på besked om ${p.role_title} i ${p.project_title} har fått det.`,
      action: 'Se projektet',
    }),
  },
};

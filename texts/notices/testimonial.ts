import type { ToldEvent } from '#domain/notification/payload.ts';
import type { NoticeTextsOf } from '../notice-text.ts';

/** What was said stands in no notice: it is read where it can be taken back. */
export const testimonialNotices: NoticeTextsOf<Extract<ToldEvent, `testimonial.${string}`>> = {
  'testimonial.give': {
    talent: (p) => ({
      title: `${p.company_name} har skrivit ett omdöme`,
      message: `${p.company_name} har skrivit några ord om ditt arbete som ${p.role_title} i ${p.project_title}.`,
      action: 'Läs omdömet',
    }),
  },
  'testimonial.change': {
    talent: (p) => ({
      title: `${p.company_name} har ändrat sitt omdöme`,
      message: `${p.company_name} har ändrat det de skrev om ditt arbete som ${p.role_title} i ${p.project_title}.`,
      action: 'Läs omdömet',
    }),
  },
  'testimonial.withdraw': {
    talent: (p) => ({
      title: `Ett omdöme är borttaget`,
      message: `Omdömet om ditt arbete som ${p.role_title} i ${p.project_title} hos ${p.company_name} är borttaget.`,
      action: 'Se dina avslutade projekt',
    }),
  },
};

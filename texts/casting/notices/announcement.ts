import type { CastingLifecycles } from '#domain/casting/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const because = (reason: string | null) => (reason ? ` Skälet: ”${reason}”` : '');

export const announcementNotices: NoticeTextsOf<CastingLifecycles, 'announcement'> = {
  'announcement.submit': {
    admin: (p) => ({
      title: `Annons att granska: ${p.heading}`,
      message: `${p.company_name} vill annonsera rollen ${p.role_title} i ${p.project_title}. Sista dagen är ${formatLongDay(p.closes_on)}.`,
      action: 'Granska annonsen',
    }),
  },
  'announcement.approve': {
    company: (p) => ({
      title: `Annonsen är ute: ${p.heading}`,
      message: `Vi har läst annonsen om ${p.role_title} i ${p.project_title}. De som passar ser den nu, till och med ${formatLongDay(p.closes_on)}.`,
      action: 'Se annonsen',
    }),
  },
  'announcement.refuse': {
    company: (p) => ({
      title: `Annonsen behöver ändras: ${p.heading}`,
      message: `Vi har läst annonsen om ${p.role_title} i ${p.project_title} och kan inte visa den som den är.${because(p.reason)} Ändra den och skicka den igen.`,
      action: 'Ändra annonsen',
    }),
  },
  'announcement.take-down': {
    company: (p) => ({
      title: `Annonsen är borttagen: ${p.heading}`,
      message: `Vi har tagit bort annonsen om ${p.role_title} i ${p.project_title}.${because(p.reason)} De som har visat intresse finns kvar i projektet.`,
      action: 'Se annonsen',
    }),
  },
  'announcement.expire': {
    company: (p) => ({
      title: `Annonsen har stängt: ${p.heading}`,
      message: `Sista dagen för annonsen om ${p.role_title} i ${p.project_title} har gått. Alla som visade intresse väntar på besked.`,
      action: 'Se svaren',
    }),
  },
};

/** Reminder to a talent who has saved the announcement, on the day before its last day. */
export const closesTomorrow = (heading: string) => ({
  title: 'Annonsen stänger i morgon',
  message: `I morgon är sista dagen att visa intresse: ${heading}.`,
});

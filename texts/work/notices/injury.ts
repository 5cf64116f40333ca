/** Notices of injuries at work. They have nothing of what was told: mails are read on many screens. */
import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

interface Happened {
  readonly talent_name: string;
  readonly project_title: string;
  readonly happened_on: string;
  readonly is_serious: boolean;
}

const AT_ONCE = 'Den är märkt som allvarlig: Arbetsmiljöverket ska få veta utan dröjsmål.';

const forAdmins = ({ talent_name, project_title, happened_on, is_serious }: Happened) => ({
  title: is_serious ? `Allvarlig arbetsskada: ${talent_name}` : `Arbetsskada: ${talent_name}`,
  message: `${project_title}, ${formatLongDay(happened_on)}. ${is_serious ? AT_ONCE : 'Anmäl den till Försäkringskassan så snart det går.'}`,
  action: 'Se anmälan',
});

export const injuryNotices: NoticeTextsOf<WorkLifecycles, 'injury'> = {
  'injury.report': {
    admin: forAdmins,
    company: (p) => ({
      title: `${p.talent_name} har anmält en arbetsskada`,
      message: `Det hände ${formatLongDay(p.happened_on)} i ${p.project_title}. Vi tar hand om anmälan och hör av oss om vi behöver veta något om platsen.`,
      action: 'Se anmälda skador',
    }),
  },
  'injury.report-for-talent': {
    admin: forAdmins,
    talent: (p) => ({
      title: `${p.company_name} har anmält att du skadade dig`,
      message: `Det gäller ${formatLongDay(p.happened_on)} i ${p.project_title}. Läs vad de har skrivit, och skriv till oss om något inte stämmer.`,
      action: 'Läs anmälan',
    }),
  },
  'injury.send': {
    talent: (p) => ({
      title: 'Din arbetsskada är anmäld till Försäkringskassan',
      message: `Vi anmälde den ${formatLongDay(p.sent_on)}. Har du haft kostnader eller mist inkomst söker du ersättning hos Försäkringskassan.`,
      action: 'Se anmälan',
    }),
  },
  'injury.close-unsent': {
    talent: (p) => ({
      title: 'Vi anmäler inte din arbetsskada',
      message: `Så här skriver vi:\n\n${p.reason}\n\nSkriv till oss om något inte stämmer.`,
      action: 'Se anmälan',
    }),
  },
};

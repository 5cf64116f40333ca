import type { ProjectsLifecycles } from '#domain/projects/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const because = (reason: string | null) => (reason ? ` Skälet: ”${reason}”` : '');

const TO_READ = (p: { company_name: string; project_title: string }) => ({
  title: `Första projektet att granska: ${p.project_title}`,
  message: `${p.company_name} är nytt här och får fråga talanger när någon av oss har läst ${p.project_title}.`,
  action: 'Granska projektet',
});

export const projectCheckNotices: NoticeTextsOf<ProjectsLifecycles, 'project_check'> = {
  'project_check.ask': { admin: TO_READ },
  'project_check.resubmit': { admin: TO_READ },
  'project_check.approve': {
    company: (p) => ({
      title: `Ni kan fråga talanger: ${p.project_title}`,
      message: `En av oss på ${BRAND} har läst ert första projekt. Nu kan ni skicka förfrågningar, och era nästa projekt väntar inte på oss.`,
      action: 'Gå till projektet',
    }),
  },
  'project_check.ask-changes': {
    company: (p) => ({
      title: `Något behöver ändras: ${p.project_title}`,
      message: `En av oss som granskar har läst ert första projekt och vill att ni ändrar något innan ni frågar någon.${because(p.reason)} Ändra det och skicka det igen.`,
      action: 'Ändra projektet',
    }),
  },
  'project_check.refuse': {
    company: (p) => ({
      title: `Avslaget: ${p.project_title}`,
      message: `En av oss som granskar har läst ert första projekt. Det går inte att fråga talanger om det.${because(p.reason)} Tycker ni att det är fel, skriv till oss under Hjälp: en annan av oss läser det och svarar.`,
      action: 'Gå till projektet',
    }),
  },
};

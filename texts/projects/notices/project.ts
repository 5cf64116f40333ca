import type { ProjectsLifecycles } from '#domain/projects/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const projectNotices: NoticeTextsOf<ProjectsLifecycles, 'project'> = {
  'project.warn-of-rights': {
    company: (p) => ({
      title: `Rättigheter i ${p.project_title} går ut`,
      message: `För någon eller några som medverkar i ${p.project_title} är tiden som materialet får visas snart slut, eller har just tagit slut. Bland rättigheterna står vilka det gäller, var de får visas och till när. Förläng i god tid det som ska visas längre, och ta ned det vars tid är slut överallt där ni råder över det.`,
      action: 'Se rättigheterna',
    }),
  },
  'project.remind-to-sign': {
    company: (p) => ({
      title: `${p.unsigned_count === 1 ? 'Ett avtal' : `${p.unsigned_count} avtal`} väntar på er underskrift`,
      message: `Ni har inte skrivit under allt för ${p.project_title} ännu. De som är bokade skriver under efter er, och ingen är bunden förrän båda har gjort det.`,
      action: 'Läs och skriv under',
    }),
  },
  'project.ask-completion': {
    company: (p) => ({
      title: `Är ${p.project_title} klart?`,
      message: `Sista arbetsdagen har gått. Bekräfta att arbetet är gjort, eller avboka det som inte blev av. Hör vi inget till och med ${formatLongDay(p.completes_on)} räknas arbetet som gjort, så att ingen behöver vänta på sin betalning.`,
      action: 'Bekräfta arbetet',
    }),
  },
  'project.complete-unanswered': {
    company: (p) => ({
      title: `${p.project_title} räknas som klart`,
      message: 'Ni ombads bekräfta arbetet och vi hörde inget annat i tid. De som medverkade får nu sitt besked.',
      action: 'Se projektet',
    }),
  },
};

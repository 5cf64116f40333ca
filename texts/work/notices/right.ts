import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { wordsOfEnd, wordsOfUse } from '#texts/work/right-words.ts';

export const rightNotices: NoticeTextsOf<WorkLifecycles, 'right'> = {
  'right.report-publication': {
    talent: (p) => ({
      title: `Nu visas ${p.project_title}`,
      message: `${p.company_name} har rapporterat att materialet visades första gången ${formatLongDay(p.published_on)}. Du får visas (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se var du syns',
    }),
  },
  'right.correct-publication': {
    talent: (p) => ({
      title: `Första visningen är rättad: ${p.project_title}`,
      message: `${p.company_name} har rättat dagen då materialet visades första gången till ${formatLongDay(p.published_on)}. Du får visas (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se var du syns',
    }),
  },
  'right.start': {
    company: (p) => ({
      title: `Tiden räknas nu: ${p.talent_name} i ${p.project_title}`,
      message: `Rätten att visa ${p.talent_name} (${wordsOfUse(p)}) har börjat enligt avtalet och gäller ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se rättigheterna',
    }),
    talent: (p) => ({
      title: `Tiden räknas nu: ${p.project_title}`,
      message: `${p.company_name} får enligt avtalet visa dig (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se var du syns',
    }),
  },
  'right.near-end-60': {
    company: (p) => ({
      title: `${p.talent_name} i ${p.project_title}: rätten går snart ut`,
      message: `Ni får visa ${p.talent_name} (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}. Vill ni visa materialet längre kan ni förlänga i god tid, till det pris som är avtalat eller efter en ny överenskommelse. Annars ska det tas ned då.`,
      action: 'Se rättigheterna',
    }),
  },
  'right.near-end-30': {
    company: (p) => ({
      title: `${p.talent_name} i ${p.project_title}: mindre än en månad kvar`,
      message: `Ni får visa ${p.talent_name} (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}.`,
      action: 'Se rättigheterna',
    }),
    talent: (p) => ({
      title: `Snart slut: ${p.project_title}`,
      message: `${p.company_name} får visa dig (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}. Vill de visa dig längre behöver de din underskrift.`,
      action: 'Se var du syns',
    }),
  },
  'right.near-end-7': {
    company: (p) => ({
      title: `${p.talent_name} i ${p.project_title}: högst en vecka kvar`,
      message: `Ni får visa ${p.talent_name} (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)}. Därefter ska det vara nedtaget.`,
      action: 'Se rättigheterna',
    }),
  },
  'right.end': {
    company: (p) => ({
      title: `Ska tas ned: ${p.talent_name} i ${p.project_title}`,
      message: `Rätten att visa ${p.talent_name} (${wordsOfUse(p)}) gällde ${wordsOfEnd(p.ends_on)}. Ta ned materialet överallt där ni råder över det, och be andra som visar det för er räkning att göra detsamma.`,
      action: 'Se rättigheterna',
    }),
    talent: (p) => ({
      title: `Tiden är slut: ${p.project_title}`,
      message: `${p.company_name} fick visa dig (${wordsOfUse(p)}) ${wordsOfEnd(p.ends_on)} och ska nu ta ned materialet. Ser du det ändå, säg till oss.`,
      action: 'Se var du syns',
    }),
  },
};

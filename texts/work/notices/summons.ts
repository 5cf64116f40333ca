import type { SummonsFacts } from '#domain/work/facts.ts';
import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const when = ({ day, call_time, place }: SummonsFacts) => `${formatLongDay(day)} kl. ${call_time}, ${place}`;
const changed = ({ changes }: SummonsFacts) => (changes === '' ? '' : ` Ändrat: ${changes}.`);

/**
 * The notices tell only the day of a sheet, its call time, place and changes. Contacts and notes are on the screen with
 * the sheet.
 */
export const summonsNotices: NoticeTextsOf<WorkLifecycles, 'summons'> = {
  'summons.give': {
    talent: (p) => ({
      title: `Dagsbesked: ${formatLongDay(p.day)}`,
      message: `${p.company_name} väntar dig ${when(p)}, som ${p.role_title} i ${p.project_title}. Läs hela dagsbeskedet och tryck på ”Jag har läst”.`,
      action: 'Läs dagsbeskedet',
    }),
    guardian: (p) => ({
      title: `Dagsbesked för ${p.talent_name}: ${formatLongDay(p.day)}`,
      message: `${p.company_name} väntar ${p.talent_name} ${when(p)}, som ${p.role_title} i ${p.project_title}. Läs hela dagsbeskedet tillsammans: det står i ${p.talent_name}s konto, med vem ni kan ringa.`,
      action: `Till ${BRAND}`,
    }),
  },
  'summons.renew': {
    talent: (p) => ({
      title: `Ändrat dagsbesked: ${formatLongDay(p.day)}`,
      message: `Version ${p.version} av dagsbeskedet för ${p.project_title} gäller nu.${changed(p)} Du ska vara där ${when(p)}. Läs det och tryck på ”Jag har läst”.`,
      action: 'Läs vad som är nytt',
    }),
    guardian: (p) => ({
      title: `Ändrat dagsbesked för ${p.talent_name}: ${formatLongDay(p.day)}`,
      message: `Version ${p.version} av dagsbeskedet för ${p.project_title} hos ${p.company_name} gäller nu.${changed(p)} ${p.talent_name} ska vara där ${when(p)}.`,
      action: `Till ${BRAND}`,
    }),
  },
  'summons.remind': {
    talent: (p) => ({
      title: `Har du läst dagsbeskedet för ${formatLongDay(p.day)}?`,
      message: `${p.company_name} ser att du inte har läst dagsbeskedet för ${p.project_title} än. Du ska vara där ${when(p)}.`,
      action: 'Läs dagsbeskedet',
    }),
  },
  'summons.remind-unread': {
    talent: (p) => ({
      title: `I morgon: ${p.project_title}`,
      message: `Du har inte läst dagsbeskedet för i morgon än. Du ska vara där ${when(p)}.`,
      action: 'Läs dagsbeskedet',
    }),
  },
};

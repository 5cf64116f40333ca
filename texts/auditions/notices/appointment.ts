import type { AppointmentFacts, SlotWishFacts } from '#domain/auditions/facts.ts';
import type { AuditionsLifecycles } from '#domain/auditions/lifecycles.ts';
import { clockIn } from '#domain/kernel/time/instant.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const at = (instant: string) => {
  const { day, time } = clockIn(instant);
  return `${formatLongDay(day)} kl. ${time.replace(':', '.')}`;
};
const when = ({ starts_date }: AppointmentFacts) => at(starts_date);
const where = ({ room, place }: AppointmentFacts) => {
  const words = [place, room].filter((part) => part !== '');
  return words.length === 0 ? '' : ` Plats: ${words.join(', ')}.`;
};
const what = ({ audition_title, project_title }: AppointmentFacts | SlotWishFacts) =>
  `${audition_title} i ${project_title}`;

const reminder = (title: string) => (p: AppointmentFacts) => ({
  title: `${title}: ${p.audition_title}`,
  message: `${p.company_name} väntar dig ${when(p)} till ${what(p)}.${where(p)} Kan du inte komma, säg till i appen så att någon annan får tiden.`,
  action: 'Se din tid',
});

export const appointmentNotices: NoticeTextsOf<AuditionsLifecycles, 'appointment'> = {
  'appointment.tell': {
    talent: (p) => ({
      title: `Din tid: ${when(p)}`,
      message: `${p.company_name} väntar dig ${when(p)} till ${what(p)}, för rollen ${p.role_title}.${where(p)} Bekräfta tiden, eller be om en annan.`,
      action: 'Bekräfta tiden',
    }),
    guardian: (p) => ({
      title: `Tid för ${p.talent_name}: ${when(p)}`,
      message: `${p.company_name} har kallat ${p.talent_name} ${when(p)} till ${what(p)}, för rollen ${p.role_title}.${where(p)} Tiden bekräftas i ${p.talent_name}s konto.`,
      action: `Till ${BRAND}`,
    }),
  },
  'appointment.choose': {
    company: (p) => ({
      title: `${p.talent_name} har valt en tid`,
      message: `${p.talent_name} kommer ${when(p)} till ${what(p)}.`,
      action: 'Se tiderna',
    }),
  },
  'appointment.move': {
    talent: (p) => ({
      title: `Ny tid: ${when(p)}`,
      message: `Din tid för ${what(p)} är flyttad. ${p.company_name} väntar dig ${when(p)} i stället.${where(p)} Bekräfta den nya tiden, eller be om en annan.`,
      action: 'Bekräfta tiden',
    }),
    guardian: (p) => ({
      title: `Ny tid för ${p.talent_name}: ${when(p)}`,
      message: `Tiden för ${what(p)} är flyttad. ${p.company_name} väntar ${p.talent_name} ${when(p)} i stället.${where(p)}`,
      action: `Till ${BRAND}`,
    }),
  },
  'appointment.drop': {
    talent: (p) => ({
      title: `Din tid gäller inte längre: ${p.audition_title}`,
      message: `${p.company_name} har tagit bort din tid ${when(p)} för ${what(p)}. Du är fortfarande kallad och får veta när det finns en ny.`,
      action: 'Se kallelsen',
    }),
  },
  'appointment.decline': {
    company: (p) => ({
      title: `${p.talent_name} kan inte komma på sin tid`,
      message: `${p.talent_name} kan inte ${when(p)}, men vill fortfarande vara med i ${what(p)}. Tiden är ledig.`,
      action: 'Se tiderna',
    }),
  },
  'appointment.take-back-decline': {
    company: (p) => ({
      title: `${p.talent_name} kan komma ändå`,
      message: `${p.talent_name} kommer ${when(p)} till ${what(p)}.`,
      action: 'Se tiderna',
    }),
  },
  'appointment.choose-other': {
    company: (p) => ({
      title: `${p.talent_name} har bytt tid`,
      message: `${p.talent_name} kommer ${when(p)} till ${what(p)}.`,
      action: 'Se tiderna',
    }),
  },
  'appointment.remind-48': { talent: reminder('Om två dagar') },
  'appointment.remind-24': { talent: reminder('Om ett dygn') },
  'appointment.remind-2': { talent: reminder('Om två timmar') },
};

export const slotWishNotices: NoticeTextsOf<AuditionsLifecycles, 'slot_wish'> = {
  'slot_wish.ask': {
    company: (p) => ({
      title: `${p.talent_name} ber om en annan tid`,
      message: `${p.talent_name} vill ha en annan tid för ${what(p)}. Läs vad som passar, och flytta eller svara.`,
      action: 'Se tiderna',
    }),
  },
  'slot_wish.offer': {
    talent: (p) => ({
      title: `En tid är ledig: ${p.offered_starts ? at(p.offered_starts) : p.audition_title}`,
      message: `Det är din tur i kön till ${what(p)}. Tiden ${p.offered_starts ? at(p.offered_starts) : ''} hålls för dig till ${p.offer_until ? at(p.offer_until) : 'i dag'}. Svarar du inte får nästa person den.`,
      action: 'Svara på erbjudandet',
    }),
  },
  'slot_wish.lapse': {
    talent: (p) => ({
      title: `Erbjudandet har gått ut: ${p.audition_title}`,
      message: `Tiden som hölls för dig till ${what(p)} erbjuds nu nästa person. Du står kvar i kön.`,
      action: 'Se kallelsen',
    }),
  },
  'slot_wish.decline': {
    talent: (p) => ({
      title: `Det finns ingen annan tid: ${p.audition_title}`,
      message: `${p.company_name} har ingen annan tid för ${what(p)}.${p.reason ? ` De skriver: ${p.reason}` : ''} Din tid gäller om du har en.`,
      action: 'Se kallelsen',
    }),
  },
};

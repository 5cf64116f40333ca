import type { BookingFacts } from '#domain/work/facts.ts';
import type { WorkLifecycles } from '#domain/work/lifecycles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

type Booked = Pick<
  BookingFacts,
  'project_title' | 'company_name' | 'talent_name' | 'role_title' | 'starts_on' | 'ends_on'
>;

/** Notice to a guardian, who may have planned to accompany the talent. */
const calledOff = (p: Booked) => ({
  title: `${p.talent_name} är avbokad`,
  message: `${p.company_name} har avbokat ${p.talent_name} som ${p.role_title} i ${p.project_title} ${formatDaySpan(p.starts_on, p.ends_on)}. ${p.talent_name} ska inte komma till arbetet då.`,
  action: `Till ${BRAND}`,
});

export const bookingNotices: NoticeTextsOf<WorkLifecycles, 'booking'> = {
  'booking.cancel': {
    talent: (p) => ({
      title: `Avbokad: ${p.project_title}`,
      message: `${p.company_name} har avbokat dig som ${p.role_title} ${formatDaySpan(p.starts_on, p.ends_on)}.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina uppdrag',
    }),
    guardian: calledOff,
  },
  'booking.call-off': {
    company: (p) => ({
      title: `${p.talent_name} kan inte komma`,
      message: `${p.talent_name} kan inte komma som ${p.role_title} i ${p.project_title} ${formatDaySpan(p.starts_on, p.ends_on)}.${p.reason ? ` Anledningen: ”${p.reason}”` : ''} Dagarna är inte bokade längre, och ni kan fråga någon annan.`,
      action: 'Fråga någon annan',
    }),
    guardian: (p) => ({
      title: `${p.talent_name} har sagt att hen inte kan komma`,
      message: `${p.talent_name} har sagt till ${p.company_name} att hen inte kan komma som ${p.role_title} i ${p.project_title} ${formatDaySpan(p.starts_on, p.ends_on)}. Dagarna är inte bokade längre.`,
      action: `Till ${BRAND}`,
    }),
  },
  'booking.come-back': {
    company: (p) => ({
      title: `${p.talent_name} kan komma ändå`,
      message: `${p.talent_name} kan komma ändå som ${p.role_title} i ${p.project_title} ${formatDaySpan(p.starts_on, p.ends_on)}, och är bokad som förut. De som ni hade frågat i stället får veta att ingen behöver hoppa in.`,
      action: 'Se bokningen',
    }),
    guardian: (p) => ({
      title: `${p.talent_name} kan komma ändå`,
      message: `${p.talent_name} har sagt till ${p.company_name} att hen kan komma ändå som ${p.role_title} i ${p.project_title} ${formatDaySpan(p.starts_on, p.ends_on)}, och är bokad som förut.`,
      action: `Till ${BRAND}`,
    }),
  },
  'booking.cancel-with-project': { guardian: calledOff },
};

import type { ToldEvent } from '#domain/notification/payload.ts';
import { formatDaySpan } from '../format.ts';
import type { NoticeTextsOf } from '../notice-text.ts';

export const bookingNotices: NoticeTextsOf<Extract<ToldEvent, `booking.${string}`>> = {
  'booking.cancel': {
    talent: (p) => ({
      title: `Avbokad: ${p.project_title}`,
      message: `${p.company_name} har avbokat dig som ${p.role_title} ${formatDaySpan(p.starts_on, p.ends_on)}.${p.reason ? ` De skriver: ”${p.reason}”` : ''}`,
      action: 'Se dina uppdrag',
    }),
  },
};

import type { PeopleLifecycles } from '#domain/people/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const foreignCalendarNotices: NoticeTextsOf<PeopleLifecycles, 'foreign_calendar'> = {
  'foreign_calendar.go-stale': {
    talent: (p) => ({
      title: `Vi kan inte läsa din kalender: ${p.calendar_name}`,
      message:
        'Den har inte gått att läsa på ett dygn. Dagarna i den räknas som upptagna som de var sist. Kontrollera adressen, eller säg själv vilka dagar du inte kan.',
      action: 'Se din kalender',
    }),
  },
};

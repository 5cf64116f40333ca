import type { Rooms } from '#server/lifecycle/room.ts';
import { foreignCalendarRoom } from './calendar/lifecycle.ts';
import { cvDocumentRoom } from './cv-document/lifecycle.ts';
import { guardianRoom } from './guardian/lifecycle.ts';
import { profileRoom } from './profile/lifecycle.ts';

/** The nouns of this context, as the runner meets them. */
export const rooms = {
  guardian: guardianRoom,
  foreign_calendar: foreignCalendarRoom,
  cv_document: cvDocumentRoom,
  profile: profileRoom,
} satisfies Partial<Rooms>;

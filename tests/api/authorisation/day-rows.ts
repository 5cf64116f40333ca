/** Table rows: work days and replacements. */
import { COMPANYS_OWN_AND_ADMINS, PARTIES_OWN_AND_ADMINS, TALENTS_OWN } from './callers.ts';

export const DAY_ROWS = {
  'GET /call-sheets/:id/versions': PARTIES_OWN_AND_ADMINS,
  'POST /call-sheets/:id/document': PARTIES_OWN_AND_ADMINS,
  'POST /call-sheets/:id/read': TALENTS_OWN,
  'GET /projects/:id/days': COMPANYS_OWN_AND_ADMINS,
  'GET /projects/:id/call-sheets/:day': COMPANYS_OWN_AND_ADMINS,
  'PUT /projects/:id/call-sheets/:day': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/call-sheets/:day/publish': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/call-sheets/:day/remind': COMPANYS_OWN_AND_ADMINS,
  'GET /talent/assignments/:id/call-sheets': TALENTS_OWN,
  'PUT /talent/assignments/:id/diet': TALENTS_OWN,
  'GET /bookings/:id/replacement': COMPANYS_OWN_AND_ADMINS,
  'GET /bookings/:id/replacement/suggested': COMPANYS_OWN_AND_ADMINS,
  'POST /bookings/:id/replacements': COMPANYS_OWN_AND_ADMINS,
} as const;

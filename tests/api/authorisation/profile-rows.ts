/**
 * Table rows: talents' media, profiles and own data, and administrators' routes about talents, companies and appeals,
 * in an order in which each route finds its objects.
 */
import { FIRM_ROWS } from './firm-rows.ts';
import { MEDIA_ROWS } from './media-rows.ts';
import { PEOPLE_ROWS } from './people-rows.ts';
import { TALENTS_OWN_ROWS } from './talents-own-rows.ts';

export const PROFILE_ROWS = {
  ...MEDIA_ROWS,
  ...PEOPLE_ROWS,
  ...FIRM_ROWS,
  ...TALENTS_OWN_ROWS,
};

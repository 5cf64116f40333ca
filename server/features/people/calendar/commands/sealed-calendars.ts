import { sql } from 'kysely';
import { feedMarks, placeOfMark } from '#server/features/people/calendar/queries/feed-url.ts';
import { hashedAddress, placeOfAddress } from '#server/features/people/calendar/queries/sealed-place.ts';
import { sealedHash } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

/** The sealed addresses of foreign calendars, with the hashes by which a calendar connected twice is recognised. */
export const sealedCalendars: SealedTable = {
  table: 'foreign_calendars',
  key: 'id',
  columns: [sealedBytes('address_sealed', placeOfAddress)],
  hashes: ['foreign_calendars.address_hash'],
  rehash: (trx, env, id, [address]) =>
    sql`
      update foreign_calendars set address_hash = ${sealedHash(env, hashedAddress(address ?? ''))}
      where id = ${id}`.execute(trx),
};

/**
 * The sealed marks of talents' own feeds. A feed of an earlier version gets the mark of the last secret in the list,
 * the oldest: calendar programs read the feed by that mark.
 */
export const sealedFeeds: SealedTable = {
  table: 'calendar_feeds',
  key: 'id',
  placed_by: 'talent_id',
  columns: [sealedBytes('mark_sealed', placeOfMark, (env, id) => feedMarks(env, id).at(-1) ?? '')],
};

import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { isOneOf } from '#server/sealed/keyed-marks.ts';
import { openSealed, sealedMarks } from '#server/sealed/seal.ts';

/** The beginning of the paths of talents' calendar feeds. */
export const FEED_PREFIX = '/kalender/';

const ID_LENGTH = 22;

/** The marks of a feed, one for each secret, that of the first secret first. */
export const feedMarks = (env: Env, id: string) => sealedMarks(env, id, 'addresses of calendars');

/** The context with which the mark of a talent's feed is encrypted. */
export const placeOfMark = (talent_id: string) => `calendar_feeds mark ${talent_id}`;

interface KeptMark {
  readonly talent_id: string;
  readonly mark_sealed: Buffer | null;
}

/** The mark that was sealed when the feed was made; undefined for a feed of an earlier version. */
const keptMark = (env: Env, { talent_id, mark_sealed }: KeptMark) =>
  mark_sealed === null ? undefined : openSealed(env, mark_sealed, placeOfMark(talent_id));

/**
 * The token of a calendar feed: its id and a mark made with the server's key. So the server can show the address again,
 * and the database alone does not reveal the address.
 */
const feedToken = (id: string, mark: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + mark;

/**
 * The feed that a token opens; null for an invented token. The mark of an earlier secret is accepted because it is
 * stored: calendar programs keep an address for years.
 */
export async function findFeed(db: Db, env: Env, token: string): Promise<{ id: string; talent_id: string } | null> {
  const hex = Buffer.from(token.slice(0, ID_LENGTH), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const feed = await db
    .selectFrom('calendar_feeds')
    .where('id', '=', id)
    .select(['talent_id', 'mark_sealed'])
    .executeTakeFirst();
  if (!feed) return null;
  const kept = keptMark(env, feed);
  const marks = [...feedMarks(env, id), ...(kept ? [kept] : [])];
  // The token is compared as text, because the decoder ignores two bits of the last character.
  const isOurs = isOneOf(
    marks.map((mark) => feedToken(id, mark)),
    token,
  );
  return isOurs ? { id, talent_id: feed.talent_id } : null;
}

/** The address of the talent's calendar feed; null if the talent has no feed. */
export async function findFeedAddress(db: Db, env: Env, { talent_id }: TalentActor): Promise<{ url: string | null }> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .where('talent_id', '=', talent_id)
    .select(['id', 'talent_id', 'mark_sealed'])
    .executeTakeFirst();
  if (!feed) return { url: null };
  const mark = keptMark(env, feed) ?? feedMarks(env, feed.id)[0];
  return { url: `${env.base_url}${FEED_PREFIX}${feedToken(feed.id, mark)}.ics` };
}

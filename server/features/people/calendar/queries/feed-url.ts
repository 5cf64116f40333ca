import { timingSafeEqual } from 'node:crypto';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { sealedMark } from '#server/sealed/seal.ts';

/** The path of talents' calendar feeds. */
export const FEED_PREFIX = '/kalender/';

const ID_LENGTH = 22;

const markOf = (env: Env, id: string) => sealedMark(env, id, 'addresses of calendars');

/**
 * The token of a calendar feed: its id and a signature with the server's key. So the server can show the address again,
 * the database alone does not reveal the address, and an invented address is refused without a query.
 */
function feedToken(env: Env, id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + markOf(env, id).toString('base64url');
}

/** The id of the feed that a token opens; null for an invented token. */
export function readFeedToken(env: Env, token: string): string | null {
  const hex = Buffer.from(token.slice(0, ID_LENGTH), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // The token is compared as text, because the decoder ignores two bits of the last character.
  const [given, expected] = [Buffer.from(token), Buffer.from(feedToken(env, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** The address of the talent's calendar feed; null if the talent has no feed. */
export async function findFeedAddress(db: Db, env: Env, { talent_id }: TalentActor): Promise<{ url: string | null }> {
  const feed = await db.selectFrom('calendar_feeds').where('talent_id', '=', talent_id).select('id').executeTakeFirst();
  return { url: feed ? `${env.base_url}${FEED_PREFIX}${feedToken(env, feed.id)}.ics` : null };
}

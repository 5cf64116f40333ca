import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { calendarRoutes } from '#contract/people/calendar.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { writeCalendar } from '#domain/people/calendar/write-calendar.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { FEED_NAME } from '#texts/people/calendar-words.ts';
import { endFeed, renewFeed } from './commands/change-feed.ts';
import { connectCalendar } from './commands/connect-calendar.ts';
import { removeCalendar } from './commands/remove-calendar.ts';
import { listFeedEvents } from './queries/feed-events.ts';
import { FEED_PREFIX, findFeed, findFeedAddress } from './queries/feed-url.ts';
import { listCalendars } from './queries/list-calendars.ts';
import { showMonth } from './queries/show-month.ts';

/** The talent's calendar: its months, its feed, and the foreign calendars. */
export function calendarHandlers(services: Services): Handlers<typeof calendarRoutes> {
  const { db, env } = services;
  return {
    'GET /talent/calendar': ({ actor, query: { from, to }, moment }) =>
      showMonth(db, actor, { starts_on: from, ends_on: to }, moment),

    'GET /talent/calendar/feed': ({ actor }) => findFeedAddress(db, env, actor),

    'POST /talent/calendar/feed': async ({ actor }) => {
      await renewFeed(services, actor);
      return findFeedAddress(db, env, actor);
    },

    'DELETE /talent/calendar/feed': async ({ actor }) => {
      await endFeed(db, actor);
      return findFeedAddress(db, env, actor);
    },

    'GET /talent/calendars': ({ actor, moment }) => listCalendars(db, actor, moment),

    'POST /talent/calendars': async ({ actor, body, moment }) => {
      const connected = await connectCalendar(services, actor, body, moment);
      return isRefusal(connected) ? connected : listCalendars(db, actor, moment);
    },

    'DELETE /talent/calendars/:id': async ({ actor, params, moment }) => {
      await removeCalendar(db, actor, params.id);
      return listCalendars(db, actor, moment);
    },
  };
}

/**
 * Mounts the calendar feed for other programs. The feed is outside the contract, because it is a document. Its address
 * is the only credential: a person who knows the address can read the calendar until the talent changes the address.
 */
export function mountCalendarFeed(app: FastifyInstance, { db, env, clock, limits }: Services): void {
  app.get<{ Params: { token: string } }>(`${FEED_PREFIX}:token(^[\\w-]{65}$).ics`, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const feed = await findFeed(db, env, request.params.token);
    if (!feed) return answerError(reply, 'not_found');
    const wait = await limits.hit(['calendar_feed'], { account: feed.id });
    if (wait) return answerError(reply, 'too_many_requests', wait);
    const events = await listFeedEvents(db, feed.talent_id, env.base_url, momentOf(clock()));
    const text = writeCalendar(BRAND, FEED_NAME, events);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

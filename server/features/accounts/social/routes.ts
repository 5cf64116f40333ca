import type { FastifyInstance } from 'fastify';
import type { socialRoutes } from '#contract/accounts/social.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { isPrefetch } from '#server/http/prefetch.ts';
import type { Services } from '#server/services.ts';
import { FAILED, finishSocial } from './commands/finish-social.ts';
import { startLink, unlinkAccount } from './commands/link-account.ts';
import { startSocial } from './commands/start-social.ts';

/**
 * Sign-in at Google and Facebook: lists the available providers, begins a sign-in or a linking, and unlinks a provider
 * from an account.
 */
export function socialHandlers(services: Services): Handlers<typeof socialRoutes> {
  const { google, facebook } = services.providers;
  return {
    'GET /account/providers': async () => ({ google: google !== undefined, facebook: facebook !== undefined }),
    'POST /account/social/start': async ({ body, moment, request }) => {
      const started = await startSocial(services, body, moment);
      if (isRefusal(started)) return started;
      request.setCookies(started.cookies);
      return { url: started.url };
    },
    'POST /account/social/link': async ({ actor, body, moment, request }) => {
      const started = await startLink(services, actor, body, moment);
      if (isRefusal(started)) return started;
      request.setCookies(started.cookies);
      return { url: started.url };
    },
    'POST /account/social/unlink': ({ actor, body, moment }) => unlinkAccount(services, actor, body, moment),
  };
}

/**
 * Mounts the route to which a provider sends the browser back. The route is outside the contract, because it answers
 * with a redirect; `?social=` holds the outcome, for which the screen has a sentence.
 */
export function mountSocialReturn(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { provider: string } }>(
    `${API_PREFIX}/account/social/:provider/callback`,
    // The URL of a return works once, so only a browser that opens the page may use it, and no HEAD request.
    { exposeHeadRoute: false },
    async (request, reply) => {
      if (isPrefetch(request)) return answerError(reply, 'bad_request');
      const search = request.url.slice(`${request.url}?`.indexOf('?'));
      const browser = {
        ip: request.ip,
        user_agent: request.headers['user-agent'] ?? null,
        cookie: request.headers.cookie ?? null,
      };
      const back = { provider: request.params.provider, search };
      const end = await finishSocial(services, back, browser, momentOf(services.clock())).catch((error: unknown) => {
        // A person sees this answer, so it redirects to a screen with a sentence instead of answering with an API
        // error.
        request.log.error({ err: error }, 'a return from a provider failed');
        return FAILED;
      });
      for (const line of end.cookies) reply.header('set-cookie', line);
      const query = new URLSearchParams({ social: end.outcome, ...(end.return_to && { return: end.return_to }) });
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${end.redirect_to}?${query}${end.anchor ? `#${end.anchor}` : ''}`, 302);
    },
  );
}

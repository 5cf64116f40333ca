import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { contract } from '#contract/registry/contract.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { mountDevelopment } from './dev/development-routes.ts';
import { mountSocialReturn } from './features/accounts/social/routes.ts';
import { mountTapes } from './features/auditions/presentation/routes.ts';
import { seesRecording } from './features/auditions/recording/queries/show-recordings.ts';
import { mountRecordingUploads } from './features/auditions/recording/routes.ts';
import { listIndexed } from './features/casting/announcement/queries/find-public.ts';
import { mountAnnouncementPages } from './features/casting/announcement/routes.ts';
import { listPublicWords } from './features/office/wording/queries.ts';
import { mountCalendarFeed } from './features/people/calendar/routes.ts';
import { seesDocument } from './features/people/cv-document/routes.ts';
import { mountIncomingMail } from './features/talk/incoming/routes.ts';
import { createHandlers } from './handlers.ts';
import { answerThrown } from './http/answer-error.ts';
import { mountAssets } from './http/assets-route.ts';
import { mountBodyPace } from './http/body-pace.ts';
import { mountDescription } from './http/description-route.ts';
import { mountFiles } from './http/files-route.ts';
import { createFirstAnswers } from './http/first-answers.ts';
import { mountLive } from './http/live-route.ts';
import { callerFacts } from './http/logged-caller.ts';
import { mountMailStops } from './http/mail-stops-route.ts';
import { mountRoutes } from './http/mount.ts';
import type { MountContext } from './http/mount-context.ts';
import { checkOrigin } from './http/origin-check.ts';
import { mountPersonalAnswers } from './http/personal-answers.ts';
import { mountPrivateFiles } from './http/private-files-route.ts';
import { mountReady } from './http/ready-route.ts';
import { mountUploads } from './http/receive-upload.ts';
import { mountRequestIds, requestIdBy } from './http/request-ids.ts';
import { checkShape } from './http/request-shape.ts';
import { mountSiteFiles } from './http/site-files-route.ts';
import { mountSmsReports } from './http/sms-reports-route.ts';
import { mountWeb } from './http/web-routes.ts';
import { WIRE_LIMITS, type WireLimits, watchConnections, wireOptions } from './http/wire-server.ts';
import { createMountContext } from './mount-context.ts';
import { remembering } from './processes/recent-requests.ts';
import { tellAnswers } from './processes/tell-answers.ts';
import { withRequestId } from './request-id.ts';
import type { Services } from './services.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Maximum size of a JSON body: a project with thirty roles takes about 100 kB. Uploads have their own limit. */
const BODY_LIMIT_BYTES = 512 * 1024;

const CLOSE_IDLE_EVERY_MS = 100;

const refuseSchema = () => {
  throw new Error('Routes have no JSON schemas: their contract checks what they get.');
};
/** Keeps Fastify from loading its compilers of JSON schemas, 140 modules that no route uses. */
const WITHOUT_SCHEMAS = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

const isRoutine = (url: string) =>
  /^\/(health|ready|files|assets|kalender|api\/v1\/\w+\/poll|api\/v1\/talent-count)/.test(url);

/** A server without routes that answers every thrown error in the API's form. */
function createServer({ env, log }: Services, limits: WireLimits): FastifyInstance {
  const isOurProxy = trustedProxies(env.trusted_proxies);
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // The log itself adds the id of the running request.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdBy(isOurProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // A request that still arrives on an open connection while the server closes is answered like any other.
    return503OnClosing: false,
    ...wireOptions(limits, env.base_url.startsWith('https:')),
    frameworkErrors: answerThrown,
    routerOptions: { maxParamLength: 500 },
    trustProxy: isOurProxy,
    schemaController: WITHOUT_SCHEMAS,
    // `logAnswers` writes one line per request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
  });
  watchConnections(app, limits);
  app.setErrorHandler(answerThrown);
  // Routes accept only JSON: a browser sends plain text without a preflight.
  app.removeContentTypeParser('text/plain');
  return app;
}

/**
 * Closes idle connections again and again from the beginning of a stop until the server is closed; otherwise the stop
 * would wait for them.
 */
function closeIdleOnStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    // A connection whose answer is just ending becomes idle after the first round.
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}

const UNAVAILABLE = 503;

/**
 * Asks the clients of a stopping process for new connections, which the proxy leads elsewhere. A request sent on a
 * connection in the moment of its closing would fail.
 */
function endConnectionsOnStop(app: FastifyInstance, { stopping }: Services): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });
}

/**
 * Logs each answer, with status 500 or above as an error, except 503, because an outage has its own line. Health
 * checks, polls and files are frequent, so their other answers are only logged at the level debug.
 */
function logAnswers(app: FastifyInstance, { env, log }: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const isBug = status >= 500 && status !== UNAVAILABLE;
    const level = isBug ? 'error' : isRoutine(request.url) ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) {
      const facts = { req: request, status, ms: Math.round(reply.elapsedTime) };
      withRequestId(request.id, () => log[level]({ ...facts, ...callerFacts(env, request) }, 'answered'));
    }
    done();
  });
}

/** The steps of every request. Hooks of one kind run in this order: a malformed request is refused first. */
async function mountSteps(app: FastifyInstance, services: Services, limits: WireLimits): Promise<void> {
  const { env } = services;
  mountRequestIds(app);
  endConnectionsOnStop(app, services);
  app.addHook('onRequest', checkShape(env));
  closeIdleOnStop(app);
  mountUploads(app);
  mountBodyPace(app, limits);
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  logAnswers(app, services);
  tellAnswers(app, services.metrics.measureAnswer, remembering(services.recent_requests));
  // Mounted before the check of the origin, so that a refusal is not cached either.
  mountPersonalAnswers(app);
  app.addHook('onRequest', checkOrigin(env));
  if (env.simulated_delay_ms > 0) app.addHook('onRequest', () => pause(env.simulated_delay_ms));
}

/**
 * Routes beside the contract: live updates, files, recordings, the callbacks of sign-in providers, and the description
 * of the API.
 */
function mountBesideApi(app: FastifyInstance, services: Services, context: MountContext): void {
  mountLive(app, services, context);
  mountSocialReturn(app, services);
  mountPrivateFiles(app, services, context, {
    recording: (actor, id) => seesRecording(services, actor, id),
    cv_document: (actor, id) => seesDocument(services, actor, id),
  });
  mountTapes(app, services, context);
  mountRecordingUploads(app, services, context);
  mountFiles(app, services.files);
  mountSmsReports(app, services);
  mountIncomingMail(app, services);
  mountMailStops(app, services);
  mountDescription(app, services.env.base_url);
}

/** Routes for operations, and outside production the pages of mails and text messages that were not sent. */
function mountOperations(app: FastifyInstance, services: Services): void {
  app.get('/health', async () => ({ status: 'ok' }));
  mountReady(app, services);
  if (services.env.node_env !== 'production') mountDevelopment(app, services);
}

/** Pages and feeds for visitors without a session, then the web app, at every other path. */
async function mountPages(
  app: FastifyInstance,
  services: Services,
  context: MountContext,
  limits: WireLimits,
): Promise<void> {
  const { base_url } = services.env;
  mountSiteFiles(app, base_url, (from, count) => listIndexed(services, from, count));
  mountAnnouncementPages(app, services);
  mountCalendarFeed(app, services);
  mountAssets(app, services.files);
  await mountWeb(app, base_url, {
    readWords: () => listPublicWords(services.db, momentOf(services.clock()).today),
    firstAnswers: createFirstAnswers(app, { env: services.env, ...context }, limits),
  });
}

/** The whole HTTP side of a process: the API from its contract, files, live updates, health and the web app. */
export async function createApp(services: Services, limits: WireLimits = WIRE_LIMITS): Promise<FastifyInstance> {
  const app = createServer(services, limits);
  // Before all routes: the compression plugin must see each route when it is mounted.
  await mountSteps(app, services, limits);
  const context = createMountContext(services);
  mountRoutes(app, contract, createHandlers(services), context);
  mountBesideApi(app, services, context);
  mountOperations(app, services);
  await mountPages(app, services, context, limits);
  return app;
}

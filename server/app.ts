import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor, SignedInActor } from './actor.ts';
import { mountDevelopment } from './dev/development-routes.ts';
import { accountHandlers } from './features/account/routes.ts';
import { adminHandlers } from './features/admin/routes.ts';
import { adminCompanyHandlers } from './features/admin-company/routes.ts';
import { adminNoteHandlers } from './features/admin-note/routes.ts';
import { adminTalentHandlers } from './features/admin-talent/routes.ts';
import { agreementHandlers } from './features/agreement/routes.ts';
import { listIndexed } from './features/announcement/queries/find-public.ts';
import { announcementHandlers, mountAnnouncementPages } from './features/announcement/routes.ts';
import { apiKeyHandlers } from './features/api-key/routes.ts';
import { appealHandlers } from './features/appeal/routes.ts';
import { approvalHandlers } from './features/approval/routes.ts';
import { auditionHandlers } from './features/audition/routes.ts';
import { auditionDayHandlers } from './features/audition-day/routes.ts';
import { bankHandlers } from './features/bank/routes.ts';
import { batchHandlers } from './features/batch/routes.ts';
import { boardHandlers } from './features/board/routes.ts';
import { bookingHandlers, companyBookingHandlers } from './features/booking/routes.ts';
import { bookHandlers } from './features/books/routes.ts';
import { briefHandlers } from './features/brief/routes.ts';
import { calendarHandlers, mountCalendarFeed } from './features/calendar/routes.ts';
import { callSheetHandlers } from './features/call-sheet/routes.ts';
import { candidateHandlers } from './features/candidate/routes.ts';
import { clearanceHandlers } from './features/clearance/routes.ts';
import { closingHandlers } from './features/closing/routes.ts';
import { companyHandlers } from './features/company/routes.ts';
import { companySettingsHandlers } from './features/company-settings/routes.ts';
import { counterOfferHandlers } from './features/counter-offer/routes.ts';
import { cvDocumentHandlers, seesDocument } from './features/cv-document/routes.ts';
import { dataExportHandlers } from './features/data-export/routes.ts';
import { deletionHandlers } from './features/deletion/routes.ts';
import { extensionHandlers } from './features/extension/routes.ts';
import { guardianHandlers } from './features/guardian/routes.ts';
import { inquiryHandlers } from './features/inquiry/routes.ts';
import { invitationHandlers } from './features/invitation/routes.ts';
import { invoiceHandlers } from './features/invoice/routes.ts';
import { mandateHandlers } from './features/mandate/routes.ts';
import { memberHandlers } from './features/member/routes.ts';
import { mergeHandlers } from './features/merge/routes.ts';
import { notificationHandlers } from './features/notification/routes.ts';
import { optionHandlers } from './features/option/routes.ts';
import { outboxHandlers } from './features/outbox/routes.ts';
import { outcomeHandlers } from './features/outcome/routes.ts';
import { overviewHandlers } from './features/overview/routes.ts';
import { paletteHandlers } from './features/palette/routes.ts';
import { passkeyHandlers } from './features/passkey/routes.ts';
import { paymentHandlers } from './features/payment/routes.ts';
import { awaitAccount } from './features/payout/commands/new-account.ts';
import { payoutHandlers } from './features/payout/routes.ts';
import { carryOut } from './features/pipeline/commands/carry-out.ts';
import { pipelineHandlers } from './features/pipeline/routes.ts';
import { platformHandlers } from './features/platform/routes.ts';
import { mountTapes, presentationHandlers } from './features/presentation/routes.ts';
import { privacyHandlers } from './features/privacy/routes.ts';
import { projectHandlers } from './features/project/routes.ts';
import { projectCheckHandlers } from './features/project-check/routes.ts';
import { projectFileHandlers } from './features/project-file/routes.ts';
import { projectWatchHandlers } from './features/project-watch/routes.ts';
import { publicHandlers } from './features/public/routes.ts';
import { quoteHandlers } from './features/quote/routes.ts';
import { rateHandlers } from './features/rate/routes.ts';
import { recordHandlers } from './features/record/routes.ts';
import { seesRecording } from './features/recording/queries/show-recordings.ts';
import { mountRecordingUploads, recordingHandlers } from './features/recording/routes.ts';
import { replacementHandlers } from './features/replacement/routes.ts';
import { reportHandlers } from './features/report/routes.ts';
import { retentionHandlers } from './features/retention/routes.ts';
import { reviewHandlers } from './features/review/routes.ts';
import { rightHandlers } from './features/right/routes.ts';
import { savedSearchHandlers } from './features/saved-search/routes.ts';
import { savedViewHandlers } from './features/saved-view/routes.ts';
import { searchHandlers } from './features/search/routes.ts';
import { confirmOwner } from './features/security/commands/confirm-owner.ts';
import { securityHandlers } from './features/security/routes.ts';
import { settingHandlers } from './features/setting/routes.ts';
import { shortlistHandlers } from './features/shortlist/routes.ts';
import { signOffHandlers } from './features/sign-off/routes.ts';
import { mountSocialReturn, socialHandlers } from './features/social/routes.ts';
import { startHandlers } from './features/start/routes.ts';
import { talentHandlers } from './features/talent/routes.ts';
import { threadHandlers } from './features/thread/routes.ts';
import { viewingHandlers } from './features/viewing/routes.ts';
import { webhookHandlers } from './features/webhook/routes.ts';
import { listPublicWords } from './features/wording/queries/list-wordings.ts';
import { wordingHandlers } from './features/wording/routes.ts';
import { incomingFolder } from './files/incoming.ts';
import { type Acting, findActing } from './http/acting.ts';
import { answerThrown } from './http/answer-error.ts';
import { createAudit } from './http/audit.ts';
import { mountBodyPace } from './http/body-pace.ts';
import { mountDescription } from './http/description-route.ts';
import { mountFiles } from './http/files-route.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { findKeyActor } from './http/key-caller.ts';
import { mountLive } from './http/live-route.ts';
import { mountRoutes } from './http/mount.ts';
import { checkOrigin } from './http/origin-check.ts';
import { mountPersonalAnswers } from './http/personal-answers.ts';
import { mountPrivateFiles } from './http/private-files-route.ts';
import { mountReady } from './http/ready-route.ts';
import { mountUploads } from './http/receive-upload.ts';
import { checkShape } from './http/request-shape.ts';
import { findActor } from './http/session.ts';
import { mountSiteFiles } from './http/site-files-route.ts';
import { mountWeb } from './http/web-routes.ts';
import { WIRE_LIMITS, type WireLimits, watchConnections, wireOptions } from './http/wire-server.ts';
import type { Services } from './services.ts';

/** JSON bodies: a project with thirty roles is about 100 kB. Uploads have a limit of their own. */
const BODY_LIMIT_BYTES = 512 * 1024;

const CLOSE_IDLE_EVERY_MS = 100;

const isRoutine = (url: string) =>
  /^\/(health|ready|files|assets|kalender|api\/v1\/\w+\/poll|api\/v1\/talent-count)/.test(url);

/** The whole HTTP side of a process: the API from its contract, files, live updates, health and the web app. */
export async function createApp(services: Services, limits: WireLimits = WIRE_LIMITS): Promise<FastifyInstance> {
  const { env, log, db } = services;
  const isHttps = env.base_url.startsWith('https:');
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    ...wireOptions(limits, isHttps),
    frameworkErrors: answerThrown,
    routerOptions: { maxParamLength: 500 },
    trustProxy: env.trusted_proxies?.split(',').map((range) => range.trim()) ?? false,
    // One line for each request, written below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
  });
  watchConnections(app, limits);
  app.setErrorHandler(answerThrown);
  // Only what a route takes: plain text would be a way to send JSON past a browser's question whether it may.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', checkShape(env));
  app.addHook('preClose', async () => {
    // An answer that is just being finished leaves its connection idle after those that were idle have been closed.
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
  mountUploads(app);
  mountBodyPace(app, limits);
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  app.addHook('onResponse', async (request, reply) => {
    const facts = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // Health checks, polls and files come all the time and say nothing when they go well.
    request.log[reply.statusCode >= 500 ? 'error' : isRoutine(request.url) ? 'debug' : 'info'](facts, 'answered');
  });
  mountPersonalAnswers(app);
  app.addHook('onRequest', checkOrigin(env));
  if (env.simulated_delay_ms > 0) app.addHook('onRequest', () => pause(env.simulated_delay_ms));

  const context = {
    clock: services.clock,
    limits: services.limits,
    shown_people: services.shown_people,
    audit: createAudit(services.db),
    kept: createKeptAnswers(services),
    throws_undeclared: env.node_env !== 'production',
    incoming: incomingFolder(env),
    confirmOwner: (actor: SignedInActor, password: string | undefined, moment: Moment) =>
      confirmOwner(services.db, actor, password, moment),
    findActing: (admin: AdminActor, asked: Acting) => findActing(services, admin, asked),
    findByKey: (key: string) => findKeyActor(services, key),
    findActor: (request: { headers: { cookie?: string | undefined } }) => findActor(services, request.headers.cookie),
  };
  const handlers = {
    ...accountHandlers(services),
    ...securityHandlers(services),
    ...deletionHandlers(services),
    ...retentionHandlers(services),
    ...privacyHandlers(services),
    ...dataExportHandlers(services),
    ...passkeyHandlers(services),
    ...socialHandlers(services),
    ...talentHandlers(services),
    ...calendarHandlers(services),
    ...cvDocumentHandlers(services),
    ...companyHandlers(services),
    ...projectHandlers(services),
    ...projectWatchHandlers(services),
    ...projectFileHandlers(services),
    ...projectCheckHandlers(services),
    ...briefHandlers(services),
    ...quoteHandlers(services),
    ...rateHandlers(services),
    ...platformHandlers(services),
    ...bookHandlers(services),
    ...bankHandlers(services),
    ...pipelineHandlers(services),
    ...replacementHandlers(services),
    ...candidateHandlers(services),
    ...startHandlers(services),
    ...boardHandlers(services),
    ...counterOfferHandlers(services),
    ...optionHandlers(services),
    ...bookingHandlers(services),
    ...companyBookingHandlers(services),
    ...clearanceHandlers(services),
    ...reportHandlers(services),
    ...outcomeHandlers(services),
    ...paymentHandlers({ ...services, awaitAccount }),
    ...invoiceHandlers(services),
    ...payoutHandlers(services),
    ...batchHandlers(services),
    ...agreementHandlers(services),
    ...approvalHandlers(services),
    ...rightHandlers(services),
    ...extensionHandlers(services),
    ...inquiryHandlers(services),
    ...appealHandlers(services),
    ...adminNoteHandlers(services),
    ...adminCompanyHandlers(services),
    ...recordingHandlers(services),
    ...viewingHandlers(services),
    ...presentationHandlers(services),
    ...callSheetHandlers(services),
    ...announcementHandlers(services),
    ...closingHandlers(services),
    ...auditionHandlers(services),
    ...auditionDayHandlers(services),
    ...invitationHandlers(services),
    ...memberHandlers(services),
    ...companySettingsHandlers(services),
    ...apiKeyHandlers(services),
    ...webhookHandlers(services),
    ...signOffHandlers(services, carryOut),
    ...threadHandlers(services),
    ...reviewHandlers(services),
    ...notificationHandlers(services),
    ...overviewHandlers(services),
    ...paletteHandlers(services),
    ...guardianHandlers(services),
    ...outboxHandlers(services),
    ...adminTalentHandlers(services),
    ...mergeHandlers(services),
    ...settingHandlers(services),
    ...adminHandlers(services),
    ...searchHandlers(services),
    ...shortlistHandlers(services),
    ...savedSearchHandlers(services),
    ...savedViewHandlers(services),
    ...wordingHandlers(services),
    ...recordHandlers(services),
    ...publicHandlers(services),
    ...mandateHandlers(services),
  };
  mountRoutes(app, contract, handlers, context);
  mountLive(app, services, context);
  mountSocialReturn(app, services);
  mountPrivateFiles(app, services, context, {
    recording: (actor, id) => seesRecording(services, actor, id),
    cv_document: (actor, id) => seesDocument(services, actor, id),
  });
  mountTapes(app, services, context);
  mountRecordingUploads(app, services, context);
  mountFiles(app, services.files);
  mountDescription(app, env.base_url);
  app.get('/health', async () => ({ status: 'ok' }));
  mountReady(app, services.parts);
  if (env.node_env !== 'production') mountDevelopment(app, services);
  mountSiteFiles(app, env.base_url, (from, count) => listIndexed(services, from, count));
  mountAnnouncementPages(app, services);
  mountCalendarFeed(app, services);
  await mountWeb(app, env.base_url, () => listPublicWords(db));
  return app;
}

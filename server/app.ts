import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { contract } from '#contract/registry/contract.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, SignedInActor } from './actor.ts';
import { mountDevelopment } from './dev/development-routes.ts';
import { accountHandlers } from './features/accounts/account/routes.ts';
import { appealHandlers } from './features/accounts/appeal/routes.ts';
import { dataExportHandlers } from './features/accounts/data-export/routes.ts';
import { deletionHandlers } from './features/accounts/deletion/routes.ts';
import { passkeyHandlers } from './features/accounts/passkey/routes.ts';
import { privacyHandlers } from './features/accounts/privacy/routes.ts';
import { retentionHandlers } from './features/accounts/retention/routes.ts';
import { confirmOwner } from './features/accounts/security/commands/confirm-owner.ts';
import { securityHandlers } from './features/accounts/security/routes.ts';
import { settingHandlers } from './features/accounts/setting/routes.ts';
import { mountSocialReturn, socialHandlers } from './features/accounts/social/routes.ts';
import { auditionHandlers } from './features/auditions/audition/routes.ts';
import { auditionDayHandlers } from './features/auditions/audition-day/routes.ts';
import { invitationHandlers } from './features/auditions/invitation/routes.ts';
import { mountTapes, presentationHandlers } from './features/auditions/presentation/routes.ts';
import { seesRecording } from './features/auditions/recording/queries/show-recordings.ts';
import { mountRecordingUploads, recordingHandlers } from './features/auditions/recording/routes.ts';
import { viewingHandlers } from './features/auditions/viewing/routes.ts';
import { listIndexed } from './features/casting/announcement/queries/find-public.ts';
import { announcementHandlers, mountAnnouncementPages } from './features/casting/announcement/routes.ts';
import { boardHandlers } from './features/casting/board/routes.ts';
import { candidateHandlers } from './features/casting/candidate/routes.ts';
import { closingHandlers } from './features/casting/closing/routes.ts';
import { counterOfferHandlers } from './features/casting/counter-offer/routes.ts';
import { optionHandlers } from './features/casting/option/routes.ts';
import { signOffHandlers } from './features/casting/sign-off/routes.ts';
import { apiKeyHandlers } from './features/companies/api-key/routes.ts';
import { companySettingsHandlers } from './features/companies/company-settings/routes.ts';
import { memberHandlers } from './features/companies/member/routes.ts';
import { webhookHandlers } from './features/companies/webhook/routes.ts';
import { rateHandlers } from './features/deal/rate/routes.ts';
import { savedSearchHandlers } from './features/finding/saved-search/routes.ts';
import { searchHandlers } from './features/finding/search/routes.ts';
import { shortlistHandlers } from './features/finding/shortlist/routes.ts';
import { bankHandlers } from './features/money/bank/routes.ts';
import { batchHandlers } from './features/money/batch/routes.ts';
import { bookHandlers } from './features/money/books/routes.ts';
import { invoiceHandlers } from './features/money/invoice/routes.ts';
import { outcomeHandlers } from './features/money/outcome/routes.ts';
import { awaitAccount } from './features/money/payout/commands/new-account.ts';
import { payoutHandlers } from './features/money/payout/routes.ts';
import { platformHandlers } from './features/money/platform/routes.ts';
import { adminHandlers } from './features/office/admin/routes.ts';
import { adminCompanyHandlers } from './features/office/admin-company/routes.ts';
import { adminNoteHandlers } from './features/office/admin-note/routes.ts';
import { applicationHandlers } from './features/office/application/routes.ts';
import { mandateHandlers } from './features/office/mandate/routes.ts';
import { mergeHandlers } from './features/office/merge/routes.ts';
import { overviewHandlers } from './features/office/overview/routes.ts';
import { paletteHandlers } from './features/office/palette/routes.ts';
import { projectFileHandlers } from './features/office/project-file/routes.ts';
import { publicHandlers } from './features/office/public/routes.ts';
import { recordHandlers } from './features/office/record/routes.ts';
import { savedViewHandlers } from './features/office/saved-view/routes.ts';
import { listPublicWords } from './features/office/wording/queries/list-wordings.ts';
import { wordingHandlers } from './features/office/wording/routes.ts';
import { adminTalentHandlers } from './features/people/admin-talent/routes.ts';
import { calendarHandlers, mountCalendarFeed } from './features/people/calendar/routes.ts';
import { cvDocumentHandlers, seesDocument } from './features/people/cv-document/routes.ts';
import { guardianHandlers } from './features/people/guardian/routes.ts';
import { paymentHandlers } from './features/people/payment/routes.ts';
import { talentHandlers } from './features/people/talent/routes.ts';
import { briefHandlers } from './features/projects/brief/routes.ts';
import { projectHandlers } from './features/projects/project/routes.ts';
import { projectCheckHandlers } from './features/projects/project-check/routes.ts';
import { projectWatchHandlers } from './features/projects/project-watch/routes.ts';
import { quoteHandlers } from './features/projects/quote/routes.ts';
import { startHandlers } from './features/projects/start/routes.ts';
import { inquiryHandlers } from './features/talk/inquiry/routes.ts';
import { notificationHandlers } from './features/talk/notification/routes.ts';
import { outboxHandlers } from './features/talk/outbox/routes.ts';
import { threadHandlers } from './features/talk/thread/routes.ts';
import { agreementHandlers } from './features/work/agreement/routes.ts';
import { approvalHandlers } from './features/work/approval/routes.ts';
import { bookingHandlers, companyBookingHandlers } from './features/work/booking/routes.ts';
import { callSheetHandlers } from './features/work/call-sheet/routes.ts';
import { clearanceHandlers } from './features/work/clearance/routes.ts';
import { extensionHandlers } from './features/work/extension/routes.ts';
import { orderHandlers } from './features/work/order/routes.ts';
import { carryOutHandlers, pipelineHandlers } from './features/work/pipeline/routes.ts';
import { replacementHandlers } from './features/work/replacement/routes.ts';
import { reportHandlers } from './features/work/report/routes.ts';
import { reviewHandlers } from './features/work/review/routes.ts';
import { rightHandlers } from './features/work/right/routes.ts';
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
    ...applicationHandlers(services),
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
    ...orderHandlers(services),
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
    ...signOffHandlers(services),
    ...carryOutHandlers(services),
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

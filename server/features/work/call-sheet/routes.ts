import type { callSheetRoutes } from '#contract/work/call-sheet.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { printSheet } from './commands/print-sheet.ts';
import { publishSheet } from './commands/publish-sheet.ts';
import { readSheet } from './commands/read-sheet.ts';
import { remindUnread } from './commands/remind-unread.ts';
import { tellDiet } from './commands/tell-diet.ts';
import { writeSheet } from './commands/write-sheet.ts';
import { listDays } from './queries/list-days.ts';
import { listVersions } from './queries/list-versions.ts';
import { findOwnSheet, listOwnSheets } from './queries/own-sheets.ts';
import { findSheetInHand } from './queries/sheet-in-hand.ts';

interface DayCall {
  readonly params: { readonly id: string; readonly day: string };
  readonly actor: ProjectActor;
  readonly moment: Moment;
}

/** The workdays and call sheets of a project for its company, and the talent's own sheets and diet. */
export function callSheetHandlers(services: Services): Handlers<typeof callSheetRoutes> {
  const { db } = services;
  const inHand = async ({ actor, params, moment }: DayCall) =>
    (await findSheetInHand(services, actor, params.id, params.day, moment)) ?? refuse('not_found');

  return {
    'GET /projects/:id/days': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listDays(services, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'GET /projects/:id/call-sheets/:day': inHand,
    'PUT /projects/:id/call-sheets/:day': async (call) => {
      const { actor, params, body, moment } = call;
      const written = await inTransaction(db, (trx) => writeSheet(trx, actor, params.id, params.day, body, moment));
      return isRefusal(written) ? written : inHand(call);
    },
    'POST /projects/:id/call-sheets/:day/publish': async (call) => {
      const { actor, params, body, moment } = call;
      const published = await inTransaction(db, (trx) =>
        publishSheet(trx, actor, params.id, params.day, body.revision, moment),
      );
      return isRefusal(published) ? published : inHand(call);
    },
    'POST /projects/:id/call-sheets/:day/remind': ({ actor, params, moment }) =>
      inTransaction(db, (trx) => remindUnread(trx, actor, params.id, params.day, moment)),
    'GET /call-sheets/:id/versions': async ({ actor, params, query }) =>
      (await listVersions(db, actor, params.id, query.page)) ?? refuse('not_found'),
    'POST /call-sheets/:id/document': ({ actor, params, moment }) => printSheet(services, actor, params.id, moment),
    'POST /call-sheets/:id/read': async ({ actor, params, body, moment }) => {
      const read = await inTransaction(db, (trx) => readSheet(trx, actor, params.id, body.version, moment));
      return isRefusal(read) ? read : ((await findOwnSheet(db, actor, params.id, moment)) ?? refuse('not_found'));
    },
    'GET /talent/assignments/:id/call-sheets': async ({ actor, params, query, moment }) =>
      (await listOwnSheets(db, actor, params.id, query.page, moment)) ?? refuse('not_found'),
    'PUT /talent/assignments/:id/diet': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => tellDiet(trx, actor, params.id, body.words, moment)),
  };
}

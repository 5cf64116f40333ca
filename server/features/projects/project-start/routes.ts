import type { startRoutes } from '#contract/projects/project-start.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { showProject } from '#server/features/projects/project/queries/show-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { copyProject, startTemplate } from './commands/copy-project.ts';
import { forgetTemplate, saveTemplate } from './commands/save-template.ts';
import { setAcceptance } from './commands/set-acceptance.ts';
import { findOrderStart } from './queries/find-order-start.ts';
import { listPeople } from './queries/list-people.ts';
import { listTemplates } from './queries/list-templates.ts';

/** Projects and orders begun from copies, templates and talents booked before. */
export function startHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof startRoutes> {
  return {
    'POST /projects/:id/copy': async ({ actor, params, moment }) => {
      const id = await inTransaction(db, (trx) => copyProject(trx, actor, params.id, moment));
      return isRefusal(id) ? id : showProject(db, actor, id, moment);
    },
    'POST /projects/:id/template': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => saveTemplate(trx, actor, params.id, body.name, moment), [
        'project_templates_name_unique',
      ]),
    'GET /templates': ({ actor, query }) => listTemplates(db, actor, query.page),
    'POST /templates/:id/start': async ({ actor, params, moment }) => {
      const id = await inTransaction(db, (trx) => startTemplate(trx, actor, params.id, moment));
      return isRefusal(id) ? id : showProject(db, actor, id, moment);
    },
    'DELETE /templates/:id': async ({ actor, params }) => {
      await inTransaction(db, (trx) => forgetTemplate(trx, actor, params.id));
      return { done: true };
    },
    'GET /order-start': ({ actor, query, moment }) =>
      inTransaction(db, (trx) => findOrderStart(trx, actor, query, moment)),
    'GET /company/people': ({ actor, query, moment }) => listPeople(db, actor, query.page, moment),
    'POST /projects/:id/acceptance': async ({ actor, params, body, moment }) => {
      const set = await inTransaction(db, (trx) => setAcceptance(trx, actor, params.id, body.acceptance, moment));
      return isRefusal(set) ? set : showProject(db, actor, params.id, moment);
    },
  };
}

import type { projectRoutes } from '#contract/projects/project.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { changeThenRead, inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { castMore } from './commands/cast-more.ts';
import { createProject } from './commands/create-project.ts';
import { moveProject } from './commands/move-project.ts';
import { pickTalents, unpickTalent } from './commands/pick-talents.ts';
import { saveProject } from './commands/save-project.ts';
import type { ProjectActor } from './policy.ts';
import { presentSummary } from './present.ts';
import { listEditLog } from './queries/list-edit-log.ts';
import { listPicks } from './queries/list-picks.ts';
import { listProjects } from './queries/list-projects.ts';
import { seesProject } from './queries/load-project.ts';
import { showProject } from './queries/show-project.ts';

interface ProjectCall {
  readonly params: { readonly id: string };
  readonly actor: ProjectActor;
  readonly moment: Moment;
}

/** The handlers of projects, for companies and administrators. */
export function projectHandlers({ db }: Services): Handlers<typeof projectRoutes> {
  /** Makes the handler of a command, which answers with the project after the command. */
  const step =
    (
      command: Exclude<
        CommandOf<typeof projectWorkflow>,
        'cancel' | 'cast-more' | 'ask-completion' | 'remind-to-sign' | 'warn-of-rights'
      >,
    ) =>
    ({ actor, params, moment }: ProjectCall) =>
      changeThenRead(
        db,
        (trx) => moveProject(trx, actor, params.id, { command, words: {} }, moment),
        (one) => showProject(one, actor, params.id, moment),
      );

  return {
    'GET /projects': async ({ actor, query, moment }) => {
      const { items, ...page } = await listProjects(db, actor, query);
      return { ...page, items: items.map((project) => presentSummary(project, actor, moment)) };
    },
    'POST /projects': ({ actor, body, moment }) =>
      changeThenRead(
        db,
        (trx) => createProject(trx, actor, body, moment),
        (one, id) => showProject(one, actor, id, moment),
      ),
    'GET /projects/:id': ({ actor, params, moment }) => showProject(db, actor, params.id, moment),
    'PUT /projects/:id': ({ actor, params, body, moment }) =>
      changeThenRead(
        db,
        (trx) => saveProject(trx, actor, params.id, body, moment),
        (one) => showProject(one, actor, params.id, moment),
        ['announcements_role_fk', 'candidates_role_fk', 'project_roles_index_unique'],
      ),
    'POST /projects/:id/open-casting': step('open-casting'),
    'POST /projects/:id/cast-more': ({ actor, params, moment }) =>
      changeThenRead(
        db,
        (trx) => castMore(trx, actor, params.id, moment),
        (one, id) => showProject(one, actor, id, moment),
      ),
    'POST /projects/:id/await-answers': step('await-answers'),
    'POST /projects/:id/back-to-talents': step('back-to-talents'),
    'POST /projects/:id/start-review': step('start-review'),
    'POST /projects/:id/back-to-answers': step('back-to-answers'),
    'GET /projects/:id/log': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listEditLog(db, actor, params.id, query.page, moment.today)
        : refuse('not_found'),
    'GET /projects/:id/picks': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id))
        ? { picks: await listPicks(db, params.id, moment.today) }
        : refuse('not_found'),
    'PUT /projects/:id/picks': async ({ actor, params, body, moment }) => {
      const picked = await inTransaction(db, (trx) =>
        pickTalents(trx, actor, params.id, body.role_id, body.talent_ids, moment),
      );
      return isRefusal(picked) ? picked : { done: true };
    },
    'DELETE /projects/:id/picks/:role_id/:talent_id': async ({ actor, params }) => {
      const unpicked = await inTransaction(db, (trx) => unpickTalent(trx, actor, params));
      return isRefusal(unpicked) ? unpicked : { done: true };
    },
  };
}

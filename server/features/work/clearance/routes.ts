import type { clearanceRoutes } from '#contract/work/clearance.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { keepPaper } from './commands/keep-paper.ts';
import { type Recorded, recordForCompany } from './commands/record-clearance.ts';
import { findClearance, findPaperFor, listClearances } from './queries/show-clearances.ts';

interface Call {
  readonly params: { readonly id: string };
  readonly actor: CompanyActor;
  readonly moment: Moment;
}

/** The requirements of minors' work. The booking company and administrators read them, and the company records them. */
export function clearanceHandlers(services: Services): Handlers<typeof clearanceRoutes> {
  const { db } = services;
  const record = async ({ params, actor, moment }: Call, recorded: Recorded) => {
    const done = await inTransaction(db, (trx) => recordForCompany(trx, actor, params.id, recorded, moment));
    if (isRefusal(done)) return done;
    return (await findClearance(db, actor, params.id, moment)) ?? refuse('not_found');
  };
  return {
    'GET /projects/:id/clearances': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listClearances(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'POST /clearances/:id/chaperone': (call) => {
      const { name: chaperone_name, phone: chaperone_phone } = call.body;
      return record(call, { command: 'record-chaperone', values: { chaperone_name, chaperone_phone } });
    },
    'POST /clearances/:id/school-leave': (call) => {
      const values = { school_leave_on: call.body.granted_on, school_leave_by: 'company' } as const;
      return record(call, { command: 'record-school-leave', values });
    },
    'POST /clearances/:id/hours': (call) => {
      const { from: hours_from, to: hours_to } = call.body;
      return record(call, { command: 'record-hours', values: { hours_from, hours_to } });
    },
    'POST /clearances/:id/permit': (call) =>
      record(call, { command: 'record-permit', values: { permit_number: call.body.number } }),
    'POST /clearances/:id/papers/:paper': async ({ actor, params, body, moment }) => {
      const kept = await keepPaper(services, actor, params, body, moment);
      if (isRefusal(kept)) return kept;
      return (await findClearance(db, actor, params.id, moment)) ?? refuse('not_found');
    },
    'POST /clearances/:id/papers/:paper/address': async ({ actor, params, moment }) => {
      const file = await findPaperFor(db, actor, params.id, params.paper, moment);
      if (!file) return refuse('not_found');
      return { url: signedUrl(services, file, { purpose: 'view', account_id: actor.account_id }) };
    },
  };
}

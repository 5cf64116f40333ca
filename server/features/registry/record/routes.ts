import type { RecordDeclaration } from '#contract/registry/record/declaration.ts';
import { type RecordName, records } from '#contract/registry/record/records.ts';
import { recordRoute, type recordRoutes } from '#contract/registry/record.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { writers } from './commands/choose-writer.ts';
import { createRecord } from './commands/create-record.ts';
import { deleteRecord } from './commands/delete-record.ts';
import { updateRecord } from './commands/update-record.ts';
import { readSort, readWhere, type Where } from './policy.ts';
import { findRecord, type Meeting, selectRecords } from './queries/select-records.ts';
import { sources } from './queries/sources.ts';

interface Call {
  readonly actor: SignedInActor;
  readonly moment: Moment;
}
interface Paging {
  readonly sort?: string | undefined;
  readonly page: number;
  readonly page_size: number;
}
type ById = Call & { readonly params: { readonly id: string } };

/**
 * The handlers of the six record calls of every entity; the same few functions serve all entities, by their
 * declarations.
 */
export function recordHandlers({ db }: Services): Handlers<typeof recordRoutes> {
  const handlers = Object.entries<RecordDeclaration>(records).flatMap(([key, declaration]) => {
    const name = key as RecordName;
    const [source, writer] = [sources[name], writers[name]];
    const meet = ({ actor, moment }: Call): Meeting => ({ declaration, source, actor, moment });

    const ask = async (call: Call, sent: Where, { sort, page, page_size }: Paging) => {
      const sorting = readSort(declaration, call.actor.role, sort);
      if (isRefusal(sorting)) return sorting;
      const where = readWhere(declaration, call.actor.role, sent);
      return isRefusal(where) ? where : selectRecords(db, meet(call), { where, sorting, page, page_size });
    };
    const show = (call: Call) => async (one: Db, id: string) =>
      (await findRecord(one, meet(call), id)) ?? refuse('not_found');
    const list = (call: Call & { query: Paging }) => ask(call, {}, call.query);
    const filter = (call: Call & { body: Paging & { where: Where } }) => ask(call, call.body.where, call.body);
    const get = (call: ById) => show(call)(db, call.params.id);
    const create = ({ actor, moment, body: sent }: Call & { body: Where }) =>
      createRecord(db, { declaration, writer, actor, moment, sent }, show({ actor, moment }));
    const update = (call: ById & { body: Where }) =>
      updateRecord(db, meet(call), writer, call.params.id, call.body, show(call));
    const remove = async (call: ById) => {
      const removed = await deleteRecord(db, meet(call), writer, call.params.id);
      return isRefusal(removed) ? removed : { done: true };
    };
    const six = { list, filter, get, create, update, delete: remove };
    return Object.entries(six).map(([call, handle]) => [recordRoute(name, call as keyof typeof six), handle]);
  });
  // Cast: every route has a handler by construction, but the compiler cannot follow that through the entries.
  return Object.fromEntries(handlers) as unknown as Handlers<typeof recordRoutes>;
}

/** The callers of the authorisation tests, with objects of every kind. */
import { randomUUID } from 'node:crypto';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { makeWorld } from '#tests/api/authorisation/world.ts';
import { as } from '#tests/factories/client.ts';
import { aForm } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { IdName } from './arbitrary.ts';

/** The name of the id with which the record routes of each entity are called. */
const OF_ENTITY: Readonly<Record<string, IdName>> = {
  Talent: 'talent',
  CompanyApplication: 'company',
  Project: 'project',
  Order: 'order',
  ProjectCandidateStatus: 'candidate',
  Request: 'candidate',
  Booking: 'booking',
  Assignment: 'booking',
  TalentNotification: 'notice',
  ProjectChat: 'chat',
  ProjectMessage: 'message',
};

/**
 * Makes new callers and objects: those of the authorisation tests, a draft, a casting project with two requests, an
 * order, and a message.
 */
export async function makeFuzzWorld(server: TestServer) {
  const world = await makeWorld(server);
  const owner = as(server, world.cookieOf('owner'));
  const draft = await owner.ok('POST /projects', { body: aForm(server) });
  const casting = await owner.ok('POST /projects', { body: aForm(server) });
  const params = { id: casting.id };
  await owner.ok('POST /projects/:id/open-casting', { params });
  const picks = [world.ids.talent, world.ids.other_talent].map((talent_id) => ({
    role_id: casting.roles[0]?.id ?? '',
    talent_id,
  }));
  const answer_by = addDays(dayOf(server.services.clock()), 7);
  await owner.ok('POST /projects/:id/requests', { params, body: { picks, answer_by } });
  const { items } = await owner.ok('GET /projects/:id/candidates', { params, query: {} });
  const [asked, willing] = items as [CandidateRow, CandidateRow];
  const answered = { params: { id: willing.id }, body: {} };
  const talent = as(server, world.cookieOf(willing.talent.id === world.ids.talent ? 'talent' : 'other_talent'));
  await talent.ok('POST /talent/requests/:id/answer-interested', answered);
  const order = await owner.ok('POST /projects', { body: aForm(server, { kind: 'order' }) });
  const writer = as(server, world.cookieOf('talent'));
  const said = await writer.ok('POST /records/ProjectMessage', {
    body: { project_id: world.ids.project, body: 'Hej' },
  });
  const noticed = await writer.ok('GET /notifications', { query: {} });
  const ids: Readonly<Record<IdName, string>> = {
    ...world.ids,
    draft: draft.id,
    casting: casting.id,
    casting_role: casting.roles[0]?.id ?? '',
    asked: asked.id,
    willing: willing.id,
    order: order.id,
    message: said.id,
    chat: said.chat_id,
    notice: noticed.items[0]?.id ?? '',
    nobody: randomUUID(),
  };
  /** The id of the talent's or owner's own object for a route. */
  const ownOf = (route: string): string => {
    const entity = /\/records\/(\w+)/.exec(route)?.[1];
    return entity ? ids[OF_ENTITY[entity] ?? 'nobody'] : world.idFor(route);
  };
  /** Replaces names of ids in a text by the ids. */
  const fill = (text: string, route: string): string =>
    text.replace(/<(\w+)>/g, (all, name: string) => {
      const small = name.toLowerCase();
      const id = small === 'own' ? ownOf(route) : ids[small as IdName];
      return id === undefined ? all : name === small ? id : id.toUpperCase();
    });
  return { ...world, fill };
}

export type FuzzWorld = Awaited<ReturnType<typeof makeFuzzWorld>>;

import { confirmOwner } from './features/accounts/security/commands/confirm-owner.ts';
import { incomingFolder } from './files/incoming.ts';
import { findActing } from './http/acting.ts';
import { createAudit } from './http/audit.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { findKeyActor } from './http/key-caller.ts';
import { noteCaller } from './http/logged-caller.ts';
import type { MountContext } from './http/mount-context.ts';
import { findRepresented } from './http/representing.ts';
import { createActorFinder } from './http/session.ts';
import type { Services } from './services.ts';

/** The functions and settings of a process that every route is mounted with. */
export function createMountContext(services: Services): MountContext {
  const { env, db, clock, limits, shown_people } = services;
  const findActor = createActorFinder(services);
  return {
    clock,
    limits,
    shown_people,
    audit: createAudit(db),
    kept: createKeptAnswers(services),
    throws_undeclared: env.node_env !== 'production',
    incoming: incomingFolder(env),
    confirmOwner: (actor, password, moment) => confirmOwner(db, actor, password, moment),
    findActing: (admin, asked) => findActing(services, admin, asked),
    findRepresented: (agent, asked) => findRepresented(services.db, agent, asked),
    findByKey: (key) => findKeyActor(services, key),
    findActor: async (request) => noteCaller(request, await findActor(request.headers.cookie)),
  };
}

import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { endSessions } from '#server/features/accounts/security/commands/end-sessions.ts';
import { tellAdmins } from '#server/live/tell-admins.ts';
import { adminChangedNotice, adminEndedNotice } from '#texts/office/admin-words.ts';
import { announceAdmins } from './announce-admins.ts';
import { holdAdmins } from './hold-admins.ts';

/**
 * Writes another administrator's role. Administrators cannot change their own role, so that at least one owner remains.
 */
async function writeRole(trx: Trx, actor: AdminActor, id: string, role: AdminRole | null) {
  const ended = await holdAdmins(trx, actor);
  if (ended) return ended;
  if (id === actor.account_id) return refuse('not_yourself');
  const { rows } = await sql<{ name: string }>`
    update accounts set admin_role = ${role} where id = ${id} and admin_role is not null returning name`.execute(trx);
  if (!rows[0]) return refuse('not_found');
  announceAdmins(trx);
  return rows[0];
}

/** Gives an administrator another role. */
export async function changeAdmin(trx: Trx, actor: AdminActor, id: string, role: AdminRole) {
  const changed = await writeRole(trx, actor, id, role);
  if ('name' in changed) await tellAdmins(trx, adminChangedNotice(actor.name, changed.name, role));
  return changed;
}

/** Ends an administrator's role and signs the administrator out everywhere. The audit log keeps the name. */
export async function endAdmin(trx: Trx, actor: AdminActor, id: string) {
  const ended = await writeRole(trx, actor, id, null);
  if (!('name' in ended)) return ended;
  await endSessions(trx, id);
  await tellAdmins(trx, adminEndedNotice(actor.name, ended.name));
  return ended;
}

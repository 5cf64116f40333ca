import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { presentationObject } from '#server/features/auditions/presentation/lifecycle.ts';
import { ownPresentations } from '#server/features/auditions/presentation/policy.ts';
import {
  type LoadedPresentation,
  loadPresentations,
  lockPresentation,
} from '#server/features/auditions/presentation/queries/load-presentations.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * The stored hash of a code. It is computed with the link's token, which is long and random, so that no precomputed
 * table of the million codes finds the code.
 */
export const hashCode = (token: string, code: string): string => hashToken(`${token} ${code}`);

async function findOwn(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const where = sql`x.id = ${id} and ${ownPresentations(actor)}`;
  await lockPresentation(trx, where);
  const [found] = await loadPresentations(trx, where, moment.today);
  return found ?? null;
}

/** Ends a presentation; its guests see nothing from the commit on. */
export async function endPresentation(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const found = await findOwn(trx, actor, id, moment);
  if (!found) return refuse('not_found');
  const object = presentationObject(found);
  return move(trx, { noun: 'presentation', command: 'end', object, actor, moment, words: {} });
}

/** A new link and a new code; the database stores only their hashes. */
function issue({ link_number, shared_date }: LoadedPresentation, { now }: Moment) {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = { token_hash: hashToken(token), code_hash: hashCode(token, code), link_number: link_number + 1 };
  return { token, code, values: { ...kept, shared_date: shared_date ?? now } };
}

/** Shares a presentation, or replaces the link and the code of a shared one. */
export async function linkPresentation(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  command: 'share' | 'renew-link',
  moment: Moment,
) {
  const found = await findOwn(trx, actor, id, moment);
  if (!found) return refuse('not_found');
  const { token, code, values } = issue(found, moment);
  const object = presentationObject(found);
  const moved = await move(trx, { noun: 'presentation', command, object, actor, moment, words: {}, values });
  return isRefusal(moved) ? moved : { token, code };
}

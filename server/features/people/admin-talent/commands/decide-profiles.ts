import { sql } from 'kysely';
import type { Moved } from '#contract/kernel/many-at-once.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { decide } from '#domain/kernel/workflow/decide.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { openAppeal } from '#server/features/accounts/appeal/commands/open-appeal.ts';
import { readSeen, type Seen } from '#server/features/people/admin-talent/queries/what-is-seen.ts';
import { profileAdapter } from '#server/features/people/profile/lifecycle.ts';
import { refreshDerived } from '#server/features/people/talent/commands/change-profile.ts';
import { showHeldWords } from '#server/features/people/talent/commands/held-words.ts';
import type { CommandWords, Loaded, Values } from '#server/lifecycle/adapter.ts';
import { moveMany } from '#server/lifecycle/run.ts';
import { announce, announceAccount } from '#server/live/announce.ts';

type Decision = Exclude<PersonCommandOf<typeof profileWorkflow>, 'submit' | 'merge'>;

/**
 * Locks in the common order: first the projects whose requests a suspension answers, or whose held answers an approval
 * shows, with a shared lock, like most answers of talents; then the talents in the order of their ids.
 */
async function hold(trx: Trx, ids: readonly string[], isSuspending: boolean): Promise<void> {
  const written = isSuspending
    ? sql`k.interest_status <> 'not_interested' and not k.is_deleted`
    : sql`k.is_answer_held`;
  await sql`
    select from projects p where p.id in (
      select k.project_id from candidates k where k.talent_id = any(${[...ids]}::uuid[]) and ${written})
    order by p.id for share`.execute(trx);
  await sql`
    select from talents where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
}

/** Deletes every session and device of suspended talents, so that they are signed out everywhere and hear of nothing. */
async function endSessionsOf(trx: Trx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    with own as (select account_id from talents where id = any(${[...ids]}::uuid[])),
      gone as (delete from sessions where account_id in (select account_id from own) returning account_id),
      unpushed as (delete from push_devices where account_id in (select account_id from own))
    select distinct account_id from gone`.execute(trx);
  for (const { account_id } of rows) announceAccount(trx, account_id);
}

/**
 * Locks talents and divides them: talents to whom the command applies now, and talents left out, each with the reason.
 */
async function part(trx: Trx, actor: AdminActor, command: Decision, ids: readonly string[], moment: Moment) {
  await hold(trx, ids, command === 'suspend');
  const left: Moved['left'] = [];
  const objects = (await profileAdapter.load(trx, { of: 'profile', ids }, moment)).filter(({ id, subject }) => {
    const decision = decide(profileWorkflow, command, subject, actor, moment);
    if (isRefusal(decision)) left.push({ id, code: decision.refused });
    return !isRefusal(decision);
  });
  const known = new Set([...left, ...objects].map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) left.push({ id, code: 'not_found' });
  return { objects, left };
}

/**
 * Runs an administrator's command on talents. Talents whose state does not allow it are left out and reported with the
 * reason; the others are moved together, in few statements.
 */
export async function decideProfiles<C extends Exclude<Decision, 'suspend' | 'approve'>>(
  trx: Trx,
  actor: AdminActor,
  { command, ids, words }: { command: C; ids: readonly string[]; words: CommandWords<'profile', C> },
  moment: Moment,
) {
  const { objects, left } = await part(trx, actor, command, ids, moment);
  const values: Values<'profile'> =
    command === 'reinstate' ? { standing_by: actor.account_id } : { reviewed_by: actor.account_id };
  const moved = await moveMany<'profile', C>(trx, { noun: 'profile', command, objects, actor, moment, words, values });
  return isRefusal(moved) ? moved : { moved: objects.map(({ id }) => id), left };
}

/**
 * Approves profiles, each in the form that the administrator saw. The talents are locked, as their own changes lock
 * them, and a profile that has changed since is left out, so that nothing unread is published.
 */
export async function approveProfiles(
  trx: Trx,
  actor: AdminActor,
  talents: readonly Pick<Seen, 'id' | 'seen'>[],
  moment: Moment,
) {
  const ids = talents.map(({ id }) => id);
  const { objects: free, left } = await part(trx, actor, 'approve', ids, moment);
  const marks = new Map(talents.map(({ id, seen }) => [id, seen]));
  const there = (await readSeen(trx, ids)).filter(({ id, seen }) => marks.get(id) === seen);
  const same = new Set(there.map(({ id }) => id));
  const objects = free.filter(({ id }) => same.has(id));
  for (const { id } of free) if (!same.has(id)) left.push({ id, code: 'changed_meanwhile' });
  const values = { reviewed_by: actor.account_id };
  const moved = await moveMany(trx, {
    ...({ noun: 'profile', command: 'approve' } as const),
    objects,
    actor,
    moment,
    words: {},
    values,
  });
  if (isRefusal(moved)) return moved;
  const done = objects.map(({ id }) => id);
  const approved = new Set(done);
  await showWhatWaited(
    trx,
    there.filter(({ id }) => approved.has(id)),
  );
  return { moved: done, left };
}

/** Suspends talents; each of them gets a separate appeal link. */
export async function suspendTalents(
  trx: Trx,
  actor: AdminActor,
  { ids, reason }: { readonly ids: readonly string[]; readonly reason: string },
  moment: Moment,
) {
  const { objects, left } = await part(trx, actor, 'suspend', ids, moment);
  const told: Loaded<'profile'>[] = [];
  let words: CommandWords<'profile', 'suspend'> = { reason };
  for (const object of objects) {
    const { id, facts, concerned } = object;
    const decision = { of: { talent_id: id }, about: 'suspension', name: facts.talent_name, reason } as const;
    const appeal = await openAppeal(trx, actor, decision, moment);
    if (isRefusal(appeal)) return appeal;
    ({ words } = appeal);
    told.push({ ...object, concerned: { ...concerned, path: appeal.path } });
  }
  const moved = await moveMany(trx, {
    ...({ noun: 'profile', command: 'suspend' } as const),
    objects: told,
    actor,
    moment,
    words,
    values: { standing_by: actor.account_id },
  });
  if (isRefusal(moved)) return moved;
  const done = objects.map(({ id }) => id);
  await endSessionsOf(trx, done);
  return { moved: done, left };
}

/** Shows companies the answers of these candidates that were held until the review. */
async function showAnswers(trx: Trx, candidate_ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; project_id: string; company_id: string }>`
    update candidates k set is_answer_held = false from projects p
    where k.id = any(${[...candidate_ids]}::uuid[]) and k.is_answer_held and p.id = k.project_id
    returning k.id, k.project_id, p.company_id`.execute(trx);
  for (const { id, project_id, company_id } of rows)
    announce(trx, { topics: [`company:${company_id}`], noun: 'candidate', ids: [id, project_id] });
}

/**
 * Shows companies exactly the held answers, pictures and recordings that the administrator saw, and the held words.
 * Then writes the derived columns again, because a picture shown now may become the main portrait.
 */
async function showWhatWaited(trx: Trx, seen: readonly Seen[]): Promise<void> {
  const [recordings, media] = [seen.flatMap((one) => one.recordings), seen.flatMap((one) => one.media)];
  await sql`
    update recordings set is_shown = true where id = any(${recordings}::uuid[]) and not is_shown`.execute(trx);
  await showAnswers(
    trx,
    seen.flatMap((one) => one.answers),
  );
  const { rows } = await sql<{ talent_id: string }>`
    with shown as (
      update media set is_shown = true where id = any(${media}::uuid[]) and not is_shown returning talent_id)
    select distinct talent_id from shown order by talent_id`.execute(trx);
  const reworded = await showHeldWords(
    trx,
    seen.map(({ id }) => id),
  );
  const changed = new Set([...rows.map(({ talent_id }) => talent_id), ...reworded]);
  await refreshDerived(trx, [...changed].sort());
}

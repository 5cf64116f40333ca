import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Vote } from '#domain/auditions/presentation/presentation.rules.ts';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { isShownToClients } from '#server/features/auditions/presentation/policy.ts';
import { findGuest, type Guest, isGoodLink } from '#server/features/auditions/presentation/queries/find-guest.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import { cookieLine, readSignedCookie, signCookie } from '#server/http/cookies.ts';
import type { RequestFacts } from '#server/http/handlers.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { hashCode } from './move-presentation.ts';

type Parts = Pick<Services, 'db' | 'env' | 'limits'>;

export interface Opening {
  readonly token: string;
  readonly code: string;
  readonly name: string;
}

const DAY_S = 86_400;

/** Gives a guest's browser the cookie that recognises it. */
function markGuest(env: Env, device: string, request: Pick<RequestFacts, 'setCookies'>): void {
  request.setCookies([
    cookieLine(env, 'guest', signCookie(env, 'guest', device), (PRESENTATION_BOUNDS.days + 1) * DAY_S),
  ]);
}

/**
 * The mark of a guest's browser; undefined if it has none. While the secret is being changed, the mark is signed anew,
 * because it outlives the earlier secret.
 */
export function guestsMark(env: Env, request: Pick<RequestFacts, 'headers' | 'setCookies'>): string | undefined {
  const device = readSignedCookie(env, 'guest', request.headers.get('cookie'));
  if (device !== undefined && env.session_secrets.length > 1) markGuest(env, device, request);
  return device;
}

/**
 * Lets in a guest with link and code, under the name that the guest gives. An unknown or ended link, a link with as
 * many guests as allowed, a wrong code and too many guesses all get the same answer. A cookie recognises the browser
 * afterwards; the guest is let in for this link only.
 */
export async function openPresentation(
  { db, env, limits }: Parts,
  { token, code, name }: Opening,
  request: RequestFacts,
  moment: Moment,
) {
  const token_hash = hashToken(token);
  const where = isGoodLink(token_hash, moment.today);
  const { rows } = await sql<{ code_hash: string }>`select x.code_hash from presentations x where ${where}`.execute(db);
  const counted = { link: rows[0] && token_hash };
  if (await limits.hit(['presentation_code'], counted)) return refuse('presentation_closed');
  if (rows[0]?.code_hash !== hashCode(token, code)) return refuse('presentation_closed');
  await limits.takeBack(['presentation_code'], counted);
  const device = readSignedCookie(env, 'guest', request.headers.get('cookie')) ?? randomBytes(32).toString('base64url');
  const isIn = await inTransaction(db, (trx) => keepGuest(trx, token_hash, { device, name }, moment));
  if (!isIn) return refuse('presentation_closed');
  markGuest(env, device, request);
  return device;
}

async function keepGuest(
  trx: Trx,
  token_hash: string,
  { device, name }: { device: string; name: string },
  { now, today }: Moment,
): Promise<boolean> {
  const { rows } = await sql<{ id: string; company_id: string; project_id: string }>`
    select x.id, x.company_id, x.project_id from presentations x where ${isGoodLink(token_hash, today)} for update`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) return false;
  const { id, company_id, project_id } = found;
  const { numAffectedRows } = await sql`
    insert into presentation_guests as g (presentation_id, link_number, device_hash, name, first_date, last_date)
    select x.id, x.link_number, ${hashToken(device)}, ${name}, ${now}, ${now} from presentations x
    where x.id = ${id} and (select count(*) from presentation_guests o where o.presentation_id = x.id
      and o.link_number = x.link_number and o.device_hash <> ${hashToken(device)}) < ${PRESENTATION_BOUNDS.guests}
    on conflict (presentation_id, link_number, device_hash) do update set name = excluded.name, last_date = excluded.last_date`.execute(
    trx,
  );
  announce(trx, { topics: [`company:${company_id}`], noun: 'presentation', ids: [id, project_id] });
  return numAffectedRows === 1n;
}

/** True if the person belongs to the guest's presentation and may be shown to clients now. */
async function findShown(trx: Trx, guest: Guest, person_id: string, { today }: Moment) {
  const { rows } = await sql`
    select s.id from presentation_people s join candidates k on k.id = s.candidate_id
      join projects p on p.id = k.project_id join talents t on t.id = k.talent_id
    where s.id = ${person_id} and s.presentation_id = ${guest.presentation.id} and ${isShownToClients(today)}`.execute(
    trx,
  );
  return rows.length > 0;
}

/** A guest's opinion of a person; omitted parts stay unchanged. */
export interface Said {
  readonly person_id: string;
  readonly vote?: Vote | null | undefined;
  readonly comment?: string | undefined;
}

/**
 * Stores a guest's opinion of a person. The first lock waits for a simultaneous end of the presentation, after which
 * nothing is stored. The second lock waits for the same guest's other tab: otherwise each tab would erase the part
 * (vote or comment) that only the other tab sends.
 */
export async function voteAsGuest(trx: Trx, token: string, device: string | undefined, said: Said, moment: Moment) {
  await sql`select x.id from presentations x where ${isGoodLink(hashToken(token), moment.today)} for share`.execute(
    trx,
  );
  const guest = await findGuest(trx, token, device, moment);
  if (!guest || !(await findShown(trx, guest, said.person_id, moment))) return refuse('presentation_closed');
  const { person_id } = said;
  await sql`select id from presentation_guests where id = ${guest.id} for no key update`.execute(trx);
  const { rows } = await sql<{ vote: Vote | null; comment: string }>`
    select vote, comment from presentation_votes where guest_id = ${guest.id} and person_id = ${person_id}`.execute(
    trx,
  );
  const vote = said.vote === undefined ? (rows[0]?.vote ?? null) : said.vote;
  const comment = said.comment ?? rows[0]?.comment ?? '';
  if (vote === null && comment === '')
    await sql`delete from presentation_votes where guest_id = ${guest.id} and person_id = ${person_id}`.execute(trx);
  else
    await sql`
      insert into presentation_votes (guest_id, person_id, vote, comment, created_date, updated_date)
      values (${guest.id}, ${person_id}, ${vote}, ${comment}, ${moment.now}, ${moment.now})
      on conflict (guest_id, person_id) do update set vote = excluded.vote, comment = excluded.comment,
        updated_date = excluded.updated_date`.execute(trx);
  const { id, company_id, project_id } = guest.presentation;
  announce(trx, { topics: [`company:${company_id}`], noun: 'presentation', ids: [id, project_id] });
  return guest;
}

/** Counts that a guest looked at a person, or played one of the person's films or sounds. */
export async function lookAsGuest(trx: Trx, guest: Guest, person_id: string, what: 'person' | 'tape', moment: Moment) {
  if (!(await findShown(trx, guest, person_id, moment))) return refuse('presentation_closed');
  await sql`
    insert into presentation_looks as l (guest_id, person_id, what, first_date, last_date)
    values (${guest.id}, ${person_id}, ${what}, ${moment.now}, ${moment.now})
    on conflict (guest_id, person_id, what) do update set times = l.times + 1, last_date = excluded.last_date`.execute(
    trx,
  );
  await sql`update presentation_guests set last_date = ${moment.now} where id = ${guest.id}`.execute(trx);
  const { id, company_id, project_id } = guest.presentation;
  announce(trx, { topics: [`company:${company_id}`], noun: 'presentation', ids: [id, project_id] });
  return true;
}

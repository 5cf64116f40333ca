import type { Ordered } from '#domain/casting/sign-off/ordered.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { activate } from './book-part.ts';
import { sendRequests } from './send-requests.ts';

/** Carries out an approved order in the name of the member who asked. */
export async function carryOut(
  trx: Trx,
  asker: CompanyActor,
  project_id: string,
  { what, input }: Ordered,
  moment: Moment,
) {
  if (what === 'activate') return activate(trx, asker, project_id, input, moment);
  const sent = await sendRequests(trx, asker, project_id, input, moment);
  if (isRefusal(sent)) return sent;
  // If no talent could be asked, the approving member gets the refusal, and the sign-off stays open.
  const [first] = sent.skipped;
  return sent.sent_count === 0 && first ? refuse(first.code) : (true as const);
}

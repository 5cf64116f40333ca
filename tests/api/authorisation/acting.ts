/** The routes that an administrator may call only with a mandate. The answer is then that of the represented party. */
import { aMandate } from '#tests/factories/mandates.ts';
import { anAdmin } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Caller, Heard, Row } from './callers.ts';
import type { World } from './world.ts';

const FOR_TALENTS: readonly string[] = [
  'POST /talent/requests/:id/answer-interested',
  'POST /talent/requests/:id/answer-not-interested',
  'POST /talent/invitations/:id/time/confirm',
  'POST /assignments/:id/report',
  'POST /talent/assignments/:id/call-off',
  'POST /talent/assignments/:id/come-back',
  'POST /talent/assignments/:id/lose-chaperone',
];
/**
 * Routes that only read. Some take their query in the body, and some return an address that is valid for a few minutes.
 */
const READS =
  /^GET |\/filter$|\/sedcard$|\/briefs\/read$|\/prices\/quote$|\/address$|\/report\/quote$|\/day-moves\/plan$|\/receipts\/|\/papers\/:paper_id$|\/document$|^POST \/auditions\/:id\/sides$/;
/** Routes that administrators call for themselves, without a mandate. */
const OWN =
  /^\w+ \/(account|notifications|guardian-consents|approvals|shortlists|saved-searches|inquiries)(\/|$)|^POST \/invoices\/:id\/(resend|mailbox)$/;

/**
 * The party that an administrator represents on a route; null if administrators call it as themselves or not at all.
 */
export function actedFor(route: string, { owner, admin, anonymous }: Row): 'company' | 'talent' | null {
  if (FOR_TALENTS.includes(route)) return 'talent';
  const isOfBoth = owner !== 'forbidden' && admin !== 'forbidden' && anonymous === 'signed_out';
  return isOfBoth && !READS.test(route) && !OWN.test(route) ? 'company' : null;
}

/**
 * The callers whose answers an administrator gets: with a mandate for the owner of the objects, and for another party.
 */
export const HEARD_AS = {
  company: { own: 'owner', elsewhere: 'other_company' },
  talent: { own: 'talent', elsewhere: 'other_talent' },
} as const satisfies Record<string, Record<string, Caller>>;

/** Administrators with mandates for the owners of the test's objects, and for another company and talent. */
export async function makeActing(server: TestServer, { ids }: World) {
  const begin = async (whom: Parameters<typeof aMandate>[1]) => {
    const admin = await anAdmin(server);
    return { cookie: admin.cookie, mandate: await aMandate(admin, whom) };
  };
  return {
    owner: await begin({ company_id: ids.company }),
    other_company: await begin({ company_id: ids.other_company }),
    talent: await begin({ talent_id: ids.talent }),
    other_talent: await begin({ talent_id: ids.other_talent }),
  };
}

export type Acting = Awaited<ReturnType<typeof makeActing>>;

/**
 * The answers that an administrator gets with a mandate for a party of the other kind, for another party of the same
 * kind, and for the owner.
 */
export function actedRow(row: Row, side: 'company' | 'talent'): Record<string, Heard> {
  const { own, elsewhere } = HEARD_AS[side];
  return { other_kind: 'reason_needed', elsewhere: row[elsewhere], own: row[own] };
}

/** Administrators who act for a company or a talent. */
import type { TestServer } from '#tests/support/test-server.ts';
import { as, type Client } from './client.ts';
import type { Company, Person, Talent } from './people.ts';

const REASON = 'Ringde och kunde inte själv.';

/**
 * Begins a mandate to act for a company or a talent.
 * @returns its id
 */
export async function aMandate(
  admin: Pick<Person, 'api'>,
  whom: Pick<Company, 'company_id'> | Pick<Talent, 'talent_id'>,
): Promise<string> {
  const { id } =
    'company_id' in whom
      ? await admin.api.ok('POST /admin/mandates/for-company', {
          body: { company_id: whom.company_id, reason: REASON },
        })
      : await admin.api.ok('POST /admin/mandates/for-talent', { body: { talent_id: whom.talent_id, reason: REASON } });
  return id;
}

/** A client for an administrator who acts for a company or a talent. The administrator's earlier mandate ends. */
export async function actingFor(
  server: TestServer,
  admin: Pick<Person, 'api' | 'cookie'>,
  whom: Parameters<typeof aMandate>[1],
): Promise<Client> {
  return as(server, admin.cookie, await aMandate(admin, whom));
}

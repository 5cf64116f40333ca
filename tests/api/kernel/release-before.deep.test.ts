/**
 * During an upgrade processes of the last release (release.json) run on this version's schema. The test starts the
 * release itself on this schema and walks it through its journeys over HTTP.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { aSignedProject } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { invoiceOf, issued, WORK_IS_OVER } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { aRole, candidateOf } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { approvedWork, WORKING_TERMS } from '#tests/factories/working.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { installRelease, whyNoRelease } from '#tests/support/release-before.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { isTaxedAs } from '../money/paid-people.ts';

const MOVED_CLOCK = fileURLToPath(new URL('../../support/moved-clock.ts', import.meta.url));
/** The milliseconds by which this run's own clock is moved. */
const MOVED_ALREADY_MS = Number(CLOCK_OF_RUN.MOVED_CLOCK_MS ?? 0);
const BEFORE_WORK = '2026-08-14T08:00:00Z';
const PRINTED = { timeout: 60_000, interval: 100 };
/** Maximum time of the first installation, in ms. */
const INSTALLED = 15 * 60_000;
const SECRETS = {
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  PERSONAL_DATA_SECRET: 'what seals numbers of thirty-two characters',
};

const lacks = whyNoRelease();
if (lacks) console.warn(`Not run: the journeys of the last release on this schema, because ${lacks}.`);

describe.skipIf(lacks)('the last release on the schema of this version', () => {
  const data = mkdtempSync(join(tmpdir(), 'medverka-release-'));
  /** A server of this version on the same database and files. */
  let newer: TestServer;
  let older: ServerProcess;
  let folder: string;
  /** The factories' server: calls go to the older process. */
  let both: TestServer;

  /**
   * Starts the release at an instant. The start applies the release's own functions of the database; the migration
   * afterwards applies those of this version again.
   */
  async function startOlder(instant: string): Promise<void> {
    older = await startServer(
      {
        ...SECRETS,
        DATABASE_URL: newer.services.env.database_url ?? '',
        DATA_DIR: data,
        DEMO: '0',
        RATE_LIMITS: '0',
        CLOCK_CHECK: '0',
        MOVED_CLOCK_MS: String(new Date(instant).getTime() - Date.now() + MOVED_ALREADY_MS),
        NODE_OPTIONS: `--import ${MOVED_CLOCK}`,
      },
      { cwd: folder },
    );
    await migrate(newer.services.pool);
    newer.setClock(instant);
    const scribe = { ...newer.services.scribe, settled: printedByOlder };
    both = { ...newer, url: older.url, services: { ...newer.services, scribe } };
  }

  /** Resolves when the older process has printed all that waits; this version prints nothing here. */
  const printedByOlder = () =>
    vi.waitFor(async () => {
      const { rows } = await newer.services.pool.query(`
        select id from agreements where status = 'draft' or (signed_date is not null and signed_document_id is null)
        union all select id from invoice_papers where document_id is null
        union all select id from payouts where prepared_date is not null and document_id is null`);
      expect(rows).toEqual([]);
    }, PRINTED);
  const countOf = async (query: string) => (await newer.services.pool.query<{ count: number }>(query)).rows[0]?.count;

  beforeAll(async () => {
    folder = await installRelease();
    newer = await startTestServer({ ...SECRETS, DATA_DIR: data });
    await ratesKnownSince(newer, '2026-01-01T08:00:00Z');
    await startOlder(BEFORE_WORK);
  }, INSTALLED);
  afterAll(async () => {
    await older.stop();
    await newer.stop();
    rmSync(data, { recursive: true });
  });

  test('a talent signs up, confirms the address, signs out and in again', async () => {
    const browser = openBrowser(older.url);
    const [email, password] = ['ada.lind@example.se', 'tre små grisar'];
    const names = { first_name: 'Ada', last_name: 'Lind', birth_date: '1990-02-28', accepts_terms: true };
    expect((await browser.post('/account/talent-sign-up', { ...names, email, password })).status).toBe(200);
    const { rows } = await newer.services.pool.query<{ content: { code: string } }>(
      'select content from outbox where recipient = $1',
      [email],
    );
    const code = rows[0]?.content.code;
    expect((await browser.post('/account/verification/confirm-code', { email, code })).status).toBe(200);
    expect((await browser.post('/account/sign-out')).status).toBe(200);
    expect((await browser.post('/account/sign-in', { email, password })).body).toMatchObject({ next: 'signed-in' });
  });

  test('people are asked, say yes, are booked and sign; work is reported, invoiced and paid out, all with documents', async () => {
    const [company, talent, admin] = [await aCompany(both), await aTalent(both), await anAdmin(both)];
    const day = (starts_on: string, ends_on = starts_on) => ({ kind: 'work' as const, starts_on, ends_on });
    const dates = [day('2026-08-17', '2026-08-18'), day('2026-08-20')];
    // The release has no hours of roles.
    const { hours: _, ...terms } = WORKING_TERMS;
    const form = { dates, roles: [aRole({ terms: terms as typeof WORKING_TERMS })] };
    const { id: project_id } = await aSignedProject(both, company, [talent], form);
    const { id } = await candidateOf(company, project_id, talent);
    await printedByOlder();
    expect(await countOf(`select count(*)::int from agreements where signed_document_id is not null`)).toBe(1);
    // The release knows no VAT numbers.
    await isTaxedAs(both, { talent, candidate_id: id, project_id }, 'F', '1990-05-05', { charges_vat: false });
    await older.stop();
    await startOlder(WORK_IS_OVER);
    // `later` gives people with the same sessions at the restarted process.
    const later = <Who extends Person>(who: Who): Who => ({ ...who, api: as(both, who.cookie) });
    const work = { company: later(company), talent: later(talent), project_id, id };
    await approvedWork(work);
    await work.company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
    const administrator = later(admin);
    const invoice = await issued(administrator, await invoiceOf(both, administrator, work));
    expect(invoice.number).not.toBeNull();
    await vi.waitFor(
      async () => expect(await countOf(`select count(*)::int from payouts where document_id is not null`)).toBe(1),
      PRINTED,
    );
    await printedByOlder();
    const { rows } = await newer.services.pool.query<{ kind: string }>(
      'select distinct kind from documents order by 1',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['agreement', 'invoice', 'self_bill', 'signed_agreement']);
  });
});

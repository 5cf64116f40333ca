/** Acts of companies and talents with reports of work. */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { SaidReport } from '#domain/work/report/report.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import type { Person } from '#tests/factories/people.ts';
import { plannedReport, type Working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

// The work is on Monday, Tuesday and Thursday. The day after is a Friday, so the days for a silent approval include a
// weekend.
export const BEFORE = '2026-08-13T08:00:00Z';
export const LAST_DAY = '2026-08-20T15:00:00Z';
export const DAY_AFTER = '2026-08-21T06:00:00Z';
export const LAST_TO_SPEAK = '2026-08-26T06:00:00Z';
export const SILENT = '2026-08-27T06:00:00Z';

export let server: TestServer;
/** Another process on the same database. */
export let second: TestServer;
export let told: Told;
export function setClock(at: string) {
  server.setClock(at);
  second.setClock(at);
}
export const sweepAt = async (at: string) => {
  setClock(at);
  await sweepDeadlines(server.services);
};

export const read = ({ id }: Pick<Working, 'id'>, who: Person) =>
  who.api.ok('GET /assignments/:id/report', { params: { id } });
export type Saying = { version?: number; comment?: string } & Partial<SaidReport>;
export const sending = async (work: Working, { version = 0, comment = '', ...changes }: Saying) => ({
  params: { id: work.id },
  body: { version, comment, work: (await plannedReport(work, changes)) as never },
});
export const say = async (work: Working, saying: Saying = {}) =>
  work.talent.api.ok('POST /assignments/:id/report', await sending(work, saying));
export const adjust = async (work: Working, saying: Saying) =>
  work.company.api.ok(
    'POST /assignments/:id/report/adjust',
    await sending(work, { comment: 'Det var så.', ...saying }),
  );
export const approve = ({ company, id }: Working, version: number, at = server) =>
  fetch(`${at.url}${API_PREFIX}/assignments/${id}/report/approve`, {
    method: 'POST',
    headers: { cookie: company.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  });
export const newsOf = async (notices: Promise<string[]>) =>
  (await notices).filter((type) => type.startsWith('report.'));
export const statusOf = async (work: Working) => (await read(work, work.talent)).status;
export const versionsOf = async ({ id }: Working) =>
  (
    await server.services.pool.query<{ said: string }>(
      `select v.version || ' ' || v.said_by as said from work_report_versions v
         join work_reports r on r.id = v.report_id where r.candidate_id = $1 order by v.version`,
      [id],
    )
  ).rows.map(({ said }) => said);

export const bookingsOf = ({ company, project_id }: Working) =>
  company.api.ok('GET /projects/:id/bookings', { params: { id: project_id }, query: {} });
const bookingFrom = async (work: Working, from: string) =>
  (await bookingsOf(work)).items.find(({ starts_on, status }) => starts_on === from && status !== 'cancelled')?.id ??
  '';
export const cancel = async (work: Working, from: string) =>
  work.company.api.call('POST /bookings/:id/cancel', {
    params: { id: await bookingFrom(work, from) },
    body: { reason: 'Det regnar.' },
  });
export const costOf = async (work: Working, from: string) =>
  work.company.api.ok('GET /bookings/:id/cancellation', { params: { id: await bookingFrom(work, from) } });

/** Terms by which nothing is owed for a cancelled day. */
export const NOTHING_OWED = {
  cancellation: { steps: [{ before: 0, unit: 'days', time: '00:00', points: 0 }], weather: null },
} as never;

export async function upload({ id, talent }: Working, bytes: Uint8Array): Promise<string> {
  const response = await fetch(`${server.url}${API_PREFIX}/assignments/${id}/report/receipts`, {
    method: 'POST',
    headers: { cookie: talent.cookie, 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  const body = (await response.json()) as { receipt_id?: string; error?: { code: string } };
  return body.receipt_id ?? body.error?.code ?? '';
}
export const receipt = () =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: '#fff' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** Declares the two processes of a test file. Their clocks are set to BEFORE before each test. */
export function openReporting(): void {
  beforeAll(async () => {
    server = await startTestServer();
    second = await startTestServer({ DATABASE_URL: server.services.env.database_url ?? '' });
    told = toldBy(server);
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });
  beforeEach(() => setClock(BEFORE));
}

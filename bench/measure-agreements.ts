import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { agreementText } from '#contract/work/agreement-text.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { addDays, dayOf, momentOf } from '#domain/kernel/time/day.ts';
import type { AgreementText } from '#domain/work/agreement/agreement-text.ts';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readEnv } from '#server/env.ts';
import { agreementPrinting } from '#server/features/work/agreement/commands/print-agreements.ts';
import { signForTalent } from '#server/features/work/agreement/commands/sign-agreements.ts';
import { WIRE_LIMITS } from '#server/http/wire-server.ts';
import { workOff } from '#server/jobs/lane.ts';
import type { Services } from '#server/services.ts';
import { startServices } from '#server/start-services.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';

/** Number of agreements: the maximum headcount of a role. */
const AGREEMENTS = 500;
const BARE_ROUNDS = 50;
const MB = 1024 * 1024;

const TYPEFACE = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
);

/** Draws the same text with pdfkit alone, on untagged pages in one typeface: the lowest possible cost. */
async function drawBare(text: AgreementText): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', font: null as never });
  const ended = new Promise((resolve) => pdf.on('end', resolve).on('data', () => {}));
  pdf.font(TYPEFACE).fontSize(10).text(text.title);
  for (const { heading, blocks } of text.sections) {
    pdf.text(heading);
    for (const block of blocks) pdf.text(typeof block === 'string' ? block : JSON.stringify(block));
  }
  pdf.end();
  await ended;
}

interface Timed {
  /** Milliseconds per document. */
  readonly each: number;
  /** The largest growth of the process's memory, in MB. */
  readonly memory: number;
}

async function timed(work: () => Promise<unknown>, count: number): Promise<Timed> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  await work();
  clearInterval(watch);
  return { each: (performance.now() - start) / count, memory: Math.round((most - before) / MB) };
}

/**
 * The company signs all agreements in one HTTP call. Then the talents sign, one after another, by function calls
 * without HTTP.
 */
async function signAll({ db, pool, clock }: Services, company: Company, project_id: string): Promise<void> {
  const { rows } = await pool.query<{
    id: string;
    sha256: string;
    talent_id: string;
    account_id: string;
    name: string;
  }>(
    `select a.id, d.sha256, t.id as talent_id, t.account_id, btrim(t.first_name || ' ' || t.last_name) as name
     from agreements a join documents d on d.id = a.document_id join talents t on t.id = a.talent_id`,
  );
  const agreements = rows.map(({ id, sha256 }) => ({ id, sha256 }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id: project_id }, body });
  for (const { talent_id, account_id, name, ...shown } of rows) {
    const actor = {
      ...({ role: 'talent', session_id: '', email: '' } as const),
      name,
      talent_id,
      account_id,
      is_registered: true,
    };
    const signing = {
      party: 'talent' as const,
      known_name: name,
      typed_name: name,
      account_id,
      request: { ip: '127.0.0.1', headers: new Headers() },
    };
    const signed = await inTransaction(db, (trx) => signForTalent(trx, actor, shown, signing, momentOf(clock())));
    if (isRefusal(signed)) throw new Error(signed.refused);
  }
}

/**
 * Rows of the report: printing the agreements of one project, signing and printing them again, and the same text drawn
 * by pdfkit alone.
 */
export async function measureAgreements(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-agreements-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded(folder);
  stack.defer(() => database.stop());
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  const secrets = {
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    PERSONAL_DATA_SECRET: 'what seals numbers of thirty-two characters',
  };
  const env = readEnv({ NODE_ENV: 'test', ...settings, ...secrets });
  const { services, stop } = await startServices({ env, withSchedule: false });
  stack.defer(stop);
  await migrate(services.pool);
  const app = await createApp(services, WIRE_LIMITS);
  stack.defer(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const server = { url, services, setClock: () => {}, stopClock: () => {}, stop };
  const company = await aCompany(server);
  const talent_ids = await manyTalents(server, AGREEMENTS);
  const { project_id } = await reviewedProject(server, company, {
    talent_ids,
    starts_on: addDays(dayOf(systemClock()), 30),
  });
  await company.api.ok('POST /projects/:id/activate', { params: { id: project_id }, body: {} });

  const printed = await timed(() => workOff(services.db, agreementPrinting(services)), AGREEMENTS);
  const { rows } = await services.pool.query('select snapshot from documents limit 1');
  const text = agreementText.parse(rows[0].snapshot);
  const bare = await timed(async () => {
    for (let round = 0; round < BARE_ROUNDS; round++) await drawBare(text);
  }, BARE_ROUNDS);
  const signed = await timed(async () => {
    await signAll(services, company, project_id);
    await workOff(services.db, agreementPrinting(services));
  }, AGREEMENTS);
  const line = (what: string, { each, memory }: Timed) =>
    `| ${what} | ${each.toFixed(1)} | ${(each / bare.each).toFixed(1)} | ${memory} |`;
  return [
    line(`${AGREEMENTS.toLocaleString('en')} agreements of a project: written, printed, kept, offered`, printed),
    line('signed by company and talent, printed with the evidence, kept', signed),
    line('the same words by pdfkit alone, untagged, not kept', bare),
  ];
}

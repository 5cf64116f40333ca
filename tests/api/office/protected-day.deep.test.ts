/** A talent with protected identity works a day: nothing that others read names the talent. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { paperPrinting } from '#server/features/money/invoice/commands/print-papers.ts';
import { invoiceOf, issued, WORK_IS_OVER } from '#tests/factories/invoices.ts';
import { approvedWork, working } from '#tests/factories/working.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { aPersonWorld } from '../authorisation/person-world.ts';
import {
  admin,
  agreementsOf,
  aPerson,
  columnsWith,
  goTo,
  KEPT_WITH_US,
  LEGAL,
  mailsToOthers,
  openProtected,
  paperOf,
  protect,
  run,
  server,
} from './protected-acts.ts';

openProtected('2026-06-01T08:00:00Z');

test('a talent who is protected before the day leaves no name, address or number with a company', async () => {
  const { talent, secrets } = await aPerson();
  await protect(talent);
  const world = await aPersonWorld(server, talent, { isAsked: true, sought: secrets });
  await server.services.scribe.settled();
  expect(await world.walk()).toEqual([]);
  const projects = await run('select project_id from agreements where company_id = $1', [world.company.company_id]);
  for (const { project_id } of projects) {
    const papers = await agreementsOf(world.company, project_id);
    expect(secrets.filter((secret) => papers.includes(secret))).toEqual([]);
  }
  expect(await mailsToOthers(talent, secrets)).toEqual([]);
  expect((await columnsWith(secrets)).filter((column) => !KEPT_WITH_US.includes(column))).toEqual([]);
});

test('a mark that is set after the day reaches what was made before', async () => {
  const { talent, secrets } = await aPerson();
  const world = await aPersonWorld(server, talent, { isAsked: true, sought: secrets });
  await server.services.scribe.settled();
  const projects = (
    await run('select distinct project_id from agreements where talent_id = $1', [talent.talent_id])
  ).map(({ project_id }) => String(project_id));
  const papersNow = async () => (await Promise.all(projects.map((id) => agreementsOf(admin, id)))).join('\n');
  expect(await papersNow()).toContain('Zefyrina Qvastberg');
  await run(`delete from outbox where state <> 'waiting'`);
  const { shown_name } = await protect(talent);
  expect(await world.walk()).toEqual([]);
  expect(await mailsToOthers(talent, secrets)).toEqual([]);
  const papers = await papersNow();
  expect(papers).toContain(shown_name);
  expect(secrets.filter((secret) => papers.includes(secret))).toEqual([]);
  const kept = [...KEPT_WITH_US, 'documents.snapshot'];
  expect((await columnsWith(secrets)).filter((column) => !kept.includes(column))).toEqual([]);
});

test('an invoice, its paper, and the books that leave us have the name for work', async () => {
  await goTo('2026-08-13T08:00:00Z');
  const work = await working(server);
  const { talent, company, project_id } = work;
  await run('update talents set first_name = $2, last_name = $3 where id = $1', [
    talent.talent_id,
    ...Object.values(LEGAL),
  ]);
  server.setClock(WORK_IS_OVER);
  await approvedWork(work);
  await company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
  const { id } = await issued(admin, await invoiceOf(server, admin, work));
  await server.services.scribe.settled();
  const params = { id };
  const shown = async () => {
    const { papers } = await admin.api.ok('GET /admin/invoices/:id', { params });
    const paper_id = papers[0]?.id ?? '';
    const { url } = await company.api.ok('POST /invoices/:id/papers/:paper_id', { params: { id, paper_id } });
    await run(`delete from outbox where kind = 'mail'`);
    await company.api.ok('POST /invoices/:id/resend', { params });
    const [mail] = await run(`select content from outbox where content ? 'attachment'`);
    const attached = await readPdf(Buffer.from(mail.content.attachment.base64, 'base64'));
    return [
      JSON.stringify(await company.api.ok('GET /company/invoices', { query: { group: 'all' } })),
      JSON.stringify(
        await admin.api.raw('GET /admin/invoices/:id/peppol/:paper_id', { params: { id, paper_id } } as never),
      ),
      await paperOf(company, url),
      JSON.stringify({ ...mail.content, attachment: attached.texts }),
    ];
  };
  expect((await shown()).filter((text) => text.includes('Qvastberg'))).toHaveLength(3);
  await goTo(WORK_IS_OVER);
  const { shown_name } = await protect(talent);
  const texts = await shown();
  expect(texts.filter((text) => /Qvastberg|Zefyrina/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(shown_name))).toHaveLength(3);

  // A paper that waited for its printing while the mark was set.
  const [paper] = await run(
    `insert into invoice_papers (id, invoice_id, kind, words, created_date)
     select gen_random_uuid(), id, 'reminder', words, created_date from invoice_papers where id = $1 returning id, words::text`,
    [id],
  );
  expect(paper.words).toContain('Qvastberg');
  await paperPrinting(server.services).run(
    { id: String(paper.id), lease: randomUUID(), attempts: 1, request_id: null },
    AbortSignal.timeout(60_000),
  );
  const [printed] = await run(
    'select snapshot::text as words from documents where subject_id = $1 order by created_date desc, id limit 1',
    [paper.id],
  );
  expect(printed.words).toContain(shown_name);
});

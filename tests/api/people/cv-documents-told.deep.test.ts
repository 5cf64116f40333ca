/** Open screens of companies with a booking are updated when a document changes that is or was open to them. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCvDocumentRow, DOCUMENT_FACTS } from '#tests/factories/cv-documents.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen, SOON } from '../kernel/live-stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('companies with a live booking hear of a document that is or was open to them, and no other company hears', async () => {
  const companies = [await aCompany(server), await aCompany(server), await aCompany(server)];
  const [talent, colleague] = [await aTalent(server), await aTalent(server)];
  const [booked, ended, elsewhere] = companies as [Company, Company, Company];
  const { id: over } = await aProject(server, ended, { step: 5, asked: [talent] });
  await server.services.pool.query(`update bookings set status = 'cancelled' where project_id = $1`, [over]);
  await aProject(server, booked, { step: 5, asked: [talent] });
  await aProject(server, elsewhere, { step: 5, asked: [colleague] });
  const id = await aCvDocumentRow(server.services.pool, talent.talent_id);
  const [own, late, other] = await Promise.all([booked, ended, elsewhere].map((company) => listen(company, server)));
  const count = () => (own?.said() ?? '').split('cv_document').length - 1;
  const change = (audience: 'booked' | 'own') =>
    talent.api.ok('POST /talent/documents/:id/change', { params: { id }, body: { ...DOCUMENT_FACTS, audience } });
  const hears = async (act: () => Promise<unknown>, isTold: boolean) => {
    const before = count();
    await act();
    if (isTold) await vi.waitFor(() => expect(count()).toBe(before + 1), SOON);
  };
  await hears(() => change('own'), true);
  // No wait is needed here: messages keep their order, so a needless message would arrive before the next one and be
  // counted.
  await hears(() => change('own'), false);
  await hears(() => change('booked'), true);
  await hears(() => talent.api.ok('POST /talent/documents/:id/remove', { params: { id } }), true);
  expect(count()).toBe(3);
  for (const stream of [late, other]) expect(stream?.said()).not.toContain('cv_document');
  closeStreams();
});

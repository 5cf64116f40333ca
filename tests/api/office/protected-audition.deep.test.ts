/** A talent with protected identity auditions: neither the company nor its client, who has no account, reads the name. */
import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { anAuditionDay } from '#tests/factories/audition-times.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { type Shared, sharePresentation } from '#tests/factories/presentations.ts';
import { candidateOf } from '#tests/factories/projects.ts';
import {
  aPerson,
  everyAnswer,
  goTo,
  openProtected,
  protect,
  sentTexts,
  server,
  tellEverywhere,
  telling,
} from './protected-acts.ts';

const START = '2026-11-25T08:00:00Z';

openProtected(START);

/** Everything that a client reads by the link of a presentation. */
async function clientReads({ token, code }: Shared): Promise<string> {
  const answer = await fetch(`${server.url}${API_PREFIX}/client-presentations/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, code, name: 'Kim Kund' }),
  });
  const guest = as(server, answer.headers.get('set-cookie')?.split(';')[0]);
  const seen = await guest.ok('POST /client-presentations/view', { body: { token } });
  return [await answer.text(), JSON.stringify(seen)].join();
}

test.each([
  ['before the audition', true],
  ['after the audition', false],
])(
  'a mark that is set %s leaves the person in no answer, list of times, presentation or message',
  async (_when, isBefore) => {
    await goTo(START);
    const { talent, secrets } = await aPerson();
    if (isBefore) await protect(talent);
    const [company, other] = [await aCompany(server), await aTalent(server, { first_name: 'Bo', last_name: 'Ek' })];
    await tellEverywhere(company);
    const day = await anAuditionDay(server, company, [talent, other]);
    await day.place([0, 0, null], [1, 1, null]);
    await day.publish();
    const called = day.called[0] ?? '';
    const { appointment } = await talent.api.ok('GET /talent/invitations/:id/time', { params: { id: called } });
    await talent.api.ok('POST /talent/invitations/:id/time/confirm', {
      params: { id: called },
      body: { starts_date: appointment?.starts_date ?? '' },
    });
    const { id: candidate_id } = await candidateOf(company, day.project.id, talent);
    const shared = await sharePresentation(company, day.project.id, [candidate_id]);
    if (!isBefore) await protect(talent);
    const { shown_name } = await protect(talent);

    const seen = await clientReads(shared);
    expect(telling({ seen }, secrets)).toEqual([]);
    expect(seen).toContain(shown_name.slice(0, -4));
    const answers = await everyAnswer({ cookie: company.cookie }, [day.day]);
    expect(telling(answers, secrets)).toEqual([]);
    for (const route of ['GET /auditions/:id/times', 'GET /auditions/:id/people', 'GET /presentations/:id'])
      expect(
        Object.entries(answers).some(([name, text]) => name.startsWith(`${route} `) && text.includes(shown_name)),
      ).toBe(true);
    expect(telling(await everyAnswer({ cookie: other.cookie }), secrets)).toEqual([]);
    if (isBefore) expect(telling(await sentTexts(talent), secrets)).toEqual([]);
  },
);

/** Talents behind the camera: what they are asked for, what is kept, and how they are found. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import { aCompany, aTalent, type Company, type Talent, WHOLE_PROFILE } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

const save = ({ api }: Talent, body: TalentProfilePatch) => api.ok('PATCH /talent/profile', { body });
const PHOTOGRAPHER: TalentProfilePatch = {
  categories: ['photographer'],
  licences: ['own_light', 'drivers_license_b'],
  bio: 'Jag fotograferar människor i rörelse.',
};

async function found(text: string): Promise<string[]> {
  const { items } = await company.api.ok('GET /talents', { query: { text } });
  return items.map(({ id }) => id);
}

test('a profile that turns to trades behind the camera loses playing age and looks, stays complete, and is not asked again', async () => {
  const talent = await aTalent(server);
  const profile = await save(talent, PHOTOGRAPHER);
  expect(profile).toMatchObject({
    profile_completed: true,
    plays_genders: [],
    playing_age_min: null,
    playing_age_max: null,
    height_cm: null,
    hair_color: null,
    eye_color: null,
    licences: ['own_light', 'drivers_license_b'],
  });
  expect(profile.steps.map(({ step }) => step)).toEqual(['basics', 'abilities', 'pictures', 'about']);
  // No call writes what is not asked for.
  const again = await save(talent, { height_cm: 180, sizes: [{ id: 'shoe', value: 40 }] });
  expect(again).toMatchObject({ height_cm: null, sizes: [] });
  // An actor is asked for all of it, so the change is refused until it is filled in.
  const body: TalentProfilePatch = { categories: ['photographer', 'actor'] };
  expect((await talent.api.refusal('PATCH /talent/profile', { body })).code).toBe('profile_incomplete');
  const { bio, ...looks } = WHOLE_PROFILE;
  await save(talent, { ...looks, ...body });
});

test('a photographer is found by trade, equipment and licence, and by no age or looks', async () => {
  const [photographer, actor] = [await aTalent(server), await aTalent(server)];
  await save(photographer, PHOTOGRAPHER);
  await save(actor, { licences: ['drivers_license_b'] });
  const fitting = await found('fotograf med egen ljusutrustning, b-körkort');
  expect(fitting).toContain(photographer.talent_id);
  expect(fitting).not.toContain(actor.talent_id);
  expect(await found('kvinna 25–35 med brunt hår')).not.toContain(photographer.talent_id);
  const view = await company.api.ok('GET /talents/:id', { params: { id: photographer.talent_id } });
  expect(view).toMatchObject({ playing_age_min: null, height_cm: null, plays_genders: [], dialect: null });
});

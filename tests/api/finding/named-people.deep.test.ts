import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany } from '#tests/factories/people.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

let app: TalentApp;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());

test('a company finds a person first by a name whose words mean something else, and nobody who is hidden', async () => {
  const { db } = app;
  const company = await aCompany(app.server);
  const knitter = await newVisibleTalent(db, {
    first_name: 'Bo',
    last_name: 'Ask',
    skills: { knitting: 4 },
    completeness: 100,
  });
  const tova = await newVisibleTalent(db, { first_name: 'Tova', last_name: 'Berg', completeness: 1 });
  const hidden = await newVisibleTalent(db, { first_name: 'Viola', last_name: 'Ström', is_paused: true });
  const found = async (text: string): Promise<string[]> => {
    const { body } = await app.call(company, 'GET', `/talents?text=${encodeURIComponent(text)}`);
    return body.items.map(({ id }: { id: string }) => id);
  };
  expect((await found('Tova Berg'))[0]).toBe(tova.talent_id);
  expect(await found('någon som kan tova')).toEqual([knitter.talent_id]);
  expect(await found('Viola Ström')).not.toContain(hidden.talent_id);
  await db.updateTable('talents').where('id', '=', tova.talent_id).set({ last_name: 'Ek' }).execute();
  expect((await found('tova ek'))[0]).toBe(tova.talent_id);
  expect(await found('Tova Berg')).not.toContain(tova.talent_id);
});

import { expect, test } from 'vitest';
import { aboutText, whatText } from './audit.view.ts';

test.each([
  ['GET /admin/applications', 'contact', false, 'Ansökningar: såg kontaktuppgifter'],
  ['POST /admin/applications/:id/suspend', 'contact', true, 'Ansökningar: stänga av'],
  ['POST /payouts/:id/document', 'document', false, 'Utbetalningar: såg dokument'],
  ['DELETE /admin/invitations/:id', null, true, 'Administratörer: ta bort'],
  ['POST /admin/something/new', null, true, 'Övrigt: ändra'],
] as const)('the log tells %s in words', (route, looks_at, is_command, words) => {
  expect(whatText({ route, looks_at, is_command })).toBe(words);
});

test('the log names the first people concerned and counts the others', () => {
  const about = [{ kind: 'talent', id: '1', name: 'Anna Berg' } as const];
  expect(aboutText({ about, about_count: 1 })).toBe('Anna Berg');
  expect(aboutText({ about, about_count: 5 })).toBe('Anna Berg och 4 till');
  expect(aboutText({ about: [], about_count: 0 })).toBe('Ingen särskild');
});

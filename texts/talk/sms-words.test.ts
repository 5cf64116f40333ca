import { expect, test } from 'vitest';
import { SMS, type SmsName } from '#domain/kernel/sms/sms.ts';
import { smsParts } from '#domain/kernel/sms/sms-parts.ts';
import { smsWords } from './sms-words.ts';

test.each([
  ['changed_call', { day: '2026-12-01', call_time: '07:15' }, 'Ändrat dagsbesked. Nu gäller tis 1 dec kl. 07.15.'],
  ['new_call', { day: '2026-12-01', call_time: '' }, 'Dagsbesked för tis 1 dec.'],
  ['called_off_day', { starts_on: '2026-12-06', ends_on: '2026-12-07' }, 'Sön 6 dec till mån 7 dec är inställt.'],
  ['called_off_day', { starts_on: '2026-12-06', ends_on: '2026-12-06' }, 'Sön 6 dec är inställt.'],
  ['changed_time', { starts_date: '2026-03-29T08:00:00.000Z' }, 'Ny tid för provfilmning: sön 29 mars kl. 10.00.'],
  ['to_answer', { answer_by: '2026-05-14' }, 'En förfrågan väntar på svar, senast tors 14 maj.'],
] as const)('the words of %s say what and when', (what, facts, words) => {
  expect(smsWords(what, facts)).toBe(`${words} Läs mer hos Medverka.`);
});

test('every message is one part, also with the name of a child, and names nobody', () => {
  const facts = {
    day: '2026-12-01',
    call_time: '07:15',
    project_title: 'Hemlig film',
    company_name: 'Bolaget',
    talent_name: 'Ada Ek',
    answer_by: '2026-12-01',
  };
  const long = { starts_on: '2026-12-30', ends_on: '2027-01-31' };
  expect(smsParts(`Bartholomeus: ${smsWords('called_off_day', long)}`)).toBe(1);
  for (const what of Object.keys(SMS) as SmsName[]) {
    expect(smsParts(`Bartholomeus: ${smsWords(what, facts)}`)).toBe(1);
    expect(smsWords(what, facts)).not.toMatch(/Hemlig|Bolaget|Ada|https?:|undefined/);
  }
});

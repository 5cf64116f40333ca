import { expect, test } from 'vitest';
import { proposedTerms } from '#domain/deal/terms/templates.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { termsSections } from './terms-sections.view.ts';

const ALWAYS = ['days', 'fee', 'rights', 'synthetic', 'cancellation'];
const idsOf = (terms: Parameters<typeof termsSections>[0]) => termsSections(terms).map(({ id }) => id);
const part = (terms: Parameters<typeof termsSections>[0], id: string) => {
  const found = termsSections(terms).find((section) => section.id === id);
  return JSON.stringify(found).replaceAll('\u00a0', ' ');
};

test('blank terms say in words that there are no rights, no pay, no AI uses and no cancellation rules of their own', () => {
  const terms = someTerms({ days: [aSpan('2026-12-03')] });
  expect(idsOf(terms)).toEqual(ALWAYS);
  expect(part(terms, 'rights')).toContain('har inte angett');
  for (const what of ['övertid', 'obekväm arbetstid', 'restid', 'utlägg']) {
    expect(part(terms, 'fee')).toContain(`Ingen ersättning för ${what} är avtalad`);
  }
  expect(part(terms, 'synthetic').match(/"Nej"/g)).toHaveLength(3);
  expect(part(terms, 'cancellation')).toContain('Inget eget är avtalat');
});

test('all terms are put into words: hours, additions, each right, what a cancellation costs, and the content of the role', () => {
  const usual = proposedTerms('commercial_film');
  const terms = someTerms({
    ...usual,
    fee: { ...usual.fee, amount_ore: ore(450_000) },
    days: [{ ...aSpan('2026-12-03'), call_time: '07:30', end_time: '16:00' }, aSpan('2026-12-05')],
    rights: usual.rights.flatMap((line) => [line, { ...line, territory: 'NORDIC', fee_ore: ore(1_000_000) }]),
    content: ['stunts'],
    content_note: 'Ett fall på madrass.',
  });
  expect(idsOf(terms)).toEqual([...ALWAYS, 'content']);
  expect(part(terms, 'days')).toMatch(/"Arbete".*kl\. 07\.30–16\.00.*"Arbete 2"/);
  expect(part(terms, 'fee')).toMatch(/4 500 kr per dag.*Övertid.*20 % av dagsarvodet.*Obekväm tid.*Utlägg/);
  expect(part(terms, 'rights')).toMatch(/ingår i arvodet.*Norden.*10 000 kr/);
  expect(part(terms, 'cancellation')).toMatch(/50 % av arvodet.*100 % av arvodet.*vädret/);
  expect(part(terms, 'content')).toMatch(/Stunt.*Ett fall på madrass/);
});

import { expect, test } from 'vitest';
import type { RightRow } from '#contract/work/right.ts';
import { NO_RIGHT, NO_SYNTHETIC_USES } from '#domain/deal/terms/rights.ts';
import { csvOf } from '#web/ui/list/csv.ts';
import { rightColumns } from './right-columns.ts';

test('quotes the text of a cell, and makes no formula of it', () => {
  const row: RightRow = {
    id: '1',
    agreement_id: '2',
    project_id: '3',
    status: 'ending',
    actions: [],
    talent_name: 'Åsa Öberg',
    role_title: '=SUMMA(A1)',
    project_title: 'Film "Ett"; två',
    extended_months: 0,
    extension_id: null,
    latest_publication_on: '2026-03-01',
    published_on: '2026-03-01',
    starts_on: '2026-03-01',
    ends_on: '2027-02-28',
    synthetic: NO_SYNTHETIC_USES,
    line: { ...NO_RIGHT, media: ['tv', 'online'], territory: 'SE', months: 12 },
  };
  const [header = '', line = ''] = csvOf(rightColumns, [row]).split('\r\n');
  expect(header.startsWith('\uFEFFPerson;Roll;Projekt;')).toBe(true);
  expect(line).toBe(
    `Åsa Öberg;'=SUMMA(A1);"Film ""Ett""; två";TV, Online;Sverige;;12;2026-03-01;2026-03-01;2027-02-28;Går snart ut;Nej;Nej;Nej`,
  );
});

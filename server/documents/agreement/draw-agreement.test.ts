import { expect, test } from 'vitest';
import { print } from '#server/documents/print.ts';
import { newestVersion } from '#server/documents/templates.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import type { Agreement } from './agreement.ts';

const AGREEMENT: Agreement = {
  title: 'Avtal om medverkan',
  number: 'Avtal 1042',
  text_version: '2026-11-22',
  parties: [
    { heading: 'Företaget', lines: ['Ängsfilm AB'] },
    { heading: 'Talangen', lines: ['Zoë Łukasiewicz-Őry'] },
  ],
  sections: [
    { heading: 'Uppdraget', blocks: [{ rows: [{ label: 'Roll', value: 'Ryttare' }] }, 'Hon rider.'] },
    { heading: 'Om det ställs in', blocks: [{ list: ['Fritt till 17.00.', 'Sedan hälften.'] }] },
  ],
};

test('an agreement is read in order, with its headings, lists and tables tagged', async () => {
  const version = newestVersion('agreement');
  const job = { kind: 'agreement', version, snapshot: AGREEMENT, made: '2026-11-22T10:00:00Z', pictures: [] } as const;
  const printed = await print(job);
  expect('bytes' in printed && (await readPdf(printed.bytes))).toEqual({
    title: 'Avtal om medverkan, Avtal 1042',
    language: 'sv-SE',
    is_tagged: true,
    boxes: 0,
    texts: [
      { tag: 'H1', text: 'Avtal om medverkan' },
      { tag: 'P', text: 'Avtal 1042' },
      { tag: 'H2', text: 'Företaget' },
      { tag: 'P', text: 'Ängsfilm AB' },
      { tag: 'H2', text: 'Talangen' },
      { tag: 'P', text: 'Zoë Łukasiewicz-Őry' },
      { tag: 'H2', text: 'Uppdraget' },
      { tag: 'Table/TR/TH', text: 'Roll' },
      { tag: 'Table/TR/TD', text: 'Ryttare' },
      { tag: 'P', text: 'Hon rider.' },
      { tag: 'H2', text: 'Om det ställs in' },
      { tag: 'L/LI/LBody', text: '• Fritt till 17.00.' },
      { tag: 'L/LI/LBody', text: '• Sedan hälften.' },
    ],
  });
});

import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { VAT_BOXES, type VatBox, vatReturn } from '#domain/money/ledger/vat-return.ts';
import { vatFile } from './vat-file.ts';

const NOTHING = vatReturn({});
const fileOf = (boxes: Partial<Record<VatBox, number>>) =>
  Buffer.from(
    vatFile({ org_number: '5566778899', to: '2026-12-31', boxes: { ...NOTHING, ...boxes } as never }),
  ).toString('latin1');

test('a return of VAT names the company, the last month of its period and each box with an amount, in whole kronor', () => {
  const lines = fileOf({ '05': kronor(12_000), '10': kronor(3_000), '48': kronor(2_500), '49': kronor(500) }).split(
    '\r\n',
  );
  expect(lines.slice(2)).toEqual([
    '<eSKDUpload Version="6.0">',
    '<OrgNr>556677-8899</OrgNr>',
    '<Moms>',
    '<Period>202612</Period>',
    '<ForsMomsEjAnnan>12000</ForsMomsEjAnnan>',
    '<MomsUtgHog>3000</MomsUtgHog>',
    '<MomsIngAvdr>2500</MomsIngAvdr>',
    '<MomsBetala>500</MomsBetala>',
    '</Moms>',
    '</eSKDUpload>',
    '',
  ]);
});

test('a return of nothing still says that nothing is to be paid, and a repayment has a minus', () => {
  expect(fileOf({})).toContain('<Period>202612</Period>\r\n<MomsBetala>0</MomsBetala>\r\n</Moms>');
  expect(fileOf({ '48': kronor(80), '49': kronor(-80) })).toContain('<MomsBetala>-80</MomsBetala>');
});

test('every box has an element of its own', () => {
  const all = fileOf(Object.fromEntries(VAT_BOXES.map((box, at) => [box, kronor(at + 1)])));
  const elements = [...all.matchAll(/<(\w+)>\d+<\/\w+>/g)].map(([, name]) => name);
  expect(new Set(elements).size).toBe(VAT_BOXES.length + 1);
});

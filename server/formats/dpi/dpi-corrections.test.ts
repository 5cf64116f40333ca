import { expect, test } from 'vitest';
import { aDpiInput, aDpiSeller } from '#tests/factories/dpi.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { changesSince, reportedIn } from './dpi-corrections.ts';
import { type DpiSeller, dpiFile, dpiMessage, operatorContent, sellerContent } from './dpi-file.ts';

const IDS = { added: 'SE2026-2', corrected: 'SE2026-3' };
const three = [17, 18, 19].map((number) => aDpiSeller({ number }));
const FIRST = new TextDecoder().decode(dpiFile(aDpiInput(three)));

const contents = (sellers: readonly DpiSeller[], operator = operatorContent(aDpiInput())) =>
  new Map([[0, operator] as const, ...sellers.map((seller) => [seller.number, sellerContent(seller)] as const)]);
const specsOf = (records: readonly { readonly spec: object }[]) => records.map(({ spec }) => spec);

test('a year that has not changed has nothing to correct, and the operator is sent again under its own reference', () => {
  const { added, corrected, operator, corrected_operator } = changesSince(reportedIn([FIRST]), contents(three), IDS);
  expect([added, corrected]).toEqual([[], []]);
  expect([operator, corrected_operator]).toEqual(
    Array(2).fill({ indic: 'OECD0', reference: 'SE2026-1-0', corrects: null }),
  );
});

test('changed sellers are corrected, sellers who are gone deleted, and others added, each by its last reference', () => {
  const moved = aDpiSeller({ number: 18, last_name: 'Nyström' });
  const [first] = three;
  if (!first) throw new Error('No seller');
  const now = contents([first, moved, aDpiSeller({ number: 20 })]);
  const { added, corrected, corrected_operator } = changesSince(reportedIn([FIRST]), now, IDS);
  expect(specsOf(added)).toEqual([{ indic: 'OECD1', reference: 'SE2026-2-20', corrects: null }]);
  expect(specsOf(corrected)).toEqual([
    { indic: 'OECD2', reference: 'SE2026-3-18', corrects: 'SE2026-1-18' },
    { indic: 'OECD3', reference: 'SE2026-3-19', corrects: 'SE2026-1-19' },
  ]);
  const message = { ...aDpiInput(), id: 'SE2026-3', type: 'DPI402' as const, operator_spec: corrected_operator };
  const file = dpiMessage({ ...message, records: corrected });
  expect(textsAt(file, 'MessageTypeIndic')).toEqual(['DPI402']);
  expect(textsAt(file, 'LastName')).toEqual(['Nyström', 'Öberg & Co']);
  expect(textsAt(file, 'DocTypeIndic')).toEqual(['OECD0', 'OECD2', 'OECD3']);
  expect(textsAt(file, 'CorrDocRefId')).toEqual(['SE2026-1-18', 'SE2026-1-19']);
  // The next correction refers to this one; a deleted seller comes back as a new one.
  const chain = reportedIn([FIRST, new TextDecoder().decode(file)]);
  const next = changesSince(chain, contents(three), { added: 'SE2026-4', corrected: 'SE2026-5' });
  expect(specsOf(next.corrected)).toEqual([{ indic: 'OECD2', reference: 'SE2026-5-18', corrects: 'SE2026-3-18' }]);
  expect(specsOf(next.added)).toEqual([{ indic: 'OECD1', reference: 'SE2026-4-19', corrects: null }]);
});

test('an operator with another address is corrected, and a file with new sellers names the corrected one', () => {
  const input = aDpiInput();
  const elsewhere = operatorContent({ ...input, operator: { ...input.operator, city: 'Lund' } });
  const { operator, corrected_operator } = changesSince(reportedIn([FIRST]), contents(three, elsewhere), IDS);
  expect(corrected_operator).toEqual({ indic: 'OECD2', reference: 'SE2026-3-0', corrects: 'SE2026-1-0' });
  expect(operator).toEqual({ indic: 'OECD0', reference: 'SE2026-3-0', corrects: null });
});

import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('a Swedish spreadsheet opens a table as it is, and calculates with nothing in it', () => {
  const rows = [
    ['Text', 'Belopp'],
    ['Åsa; "Öl"', '-12500,50'],
    ['=HYPERLINK("x")', '+46 70'],
    ['-A1', 'två\nrader'],
  ];
  expect(csvText(rows)).toBe(
    ['\ufeffText;Belopp', '"Åsa; ""Öl""";-12500,50', `"'=HYPERLINK(""x"")";'+46 70`, `'-A1;"två\nrader"`, ''].join(
      '\r\n',
    ),
  );
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
  'a cell that begins with %j is a text',
  (sign) => {
    expect(csvText([[`${sign}A1`]])).toContain(`'${sign}A1`);
  },
);

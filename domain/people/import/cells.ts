/** Reads the text of a CSV cell as the value of the same field in a line of JSON: a number, a list, true or false. */

type Reader = (cell: string) => unknown;

/** A text that is no number stays as written, so that the field's own error names it. */
const number: Reader = (cell) => {
  const read = Number(cell.replace(',', '.'));
  return Number.isFinite(read) ? read : cell;
};

const YES_OR_NO: Readonly<Record<string, boolean>> = { ja: true, nej: false, true: true, false: false };
const yesOrNo: Reader = (cell) => YES_OR_NO[cell.toLowerCase()] ?? cell;

const parts = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** `riding:3|dance:2`: an id, a colon and a number. */
const pairs =
  (key: 'level' | 'value'): Reader =>
  (cell) =>
    parts(cell).map((part) => {
      const at = part.lastIndexOf(':');
      return at < 0 ? { id: part } : { id: part.slice(0, at).trim(), [key]: number(part.slice(at + 1).trim()) };
    });

const READERS: Readonly<Record<string, Reader>> = {
  playing_age_min: number,
  playing_age_max: number,
  height_cm: number,
  day_fee_min_ore: number,
  categories: parts,
  plays_genders: parts,
  features: parts,
  licences: parts,
  other_dialects: parts,
  accents: parts,
  local_places: parts,
  declines: parts,
  accepts: parts,
  skills: pairs('level'),
  languages: pairs('level'),
  sizes: pairs('value'),
  travels: yesOrNo,
  may_work: yesOrNo,
};

/** The values of a CSV line, as in a line of JSON. Empty cells are left out, because they state nothing. */
export function readCells(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([column, cell]) => {
      const text = cell.trim();
      return text === '' ? [] : [[column, READERS[column]?.(text) ?? text]];
    }),
  );
}

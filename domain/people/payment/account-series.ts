/** The account numbers of a series of clearing numbers. */
interface Series {
  /** Digits of a number in a file, without the clearing number. */
  readonly digits: number;
  /** Fewest digits that people write. The file puts zeros before a shorter number than `digits`. */
  readonly shortest: number;
  /** True for Nordea's personal accounts: the number is the owner's personal number without the century. */
  readonly is_personal_number: boolean;
  /** False if new banks may come here with other lengths, so that another length is doubted and not refused. */
  readonly is_fixed: boolean;
}

type Row = readonly [from: number, to: number, series: Series];

const of = (digits: number, shortest = digits): Series => ({
  digits,
  shortest,
  is_personal_number: false,
  is_fixed: true,
});
const personal: Series = { ...of(10), is_personal_number: true };

/** The series with other numbers than seven digits, from Bankgirot's 'Bankernas kontonummer' (22 February 2024). */
const SERIES: readonly Row[] = [
  [3300, 3300, personal],
  [3782, 3782, personal],
  // Handelsbanken: older numbers have eight digits.
  [6000, 6999, of(9, 8)],
  // Swedbank and savings banks write numbers of any length.
  [8000, 8999, of(10, 2)],
  [9180, 9189, of(10)],
  [9300, 9349, of(10, 8)],
  [9570, 9579, of(10)],
  [9890, 9899, of(10)],
];

/** The series of a clearing number of four or five digits. Banks get new series from 9000 on. */
export function seriesOf(clearing: string): Series {
  const first = Number(clearing.slice(0, 4));
  const row = SERIES.find(([from, to]) => first >= from && first <= to);
  return row ? row[2] : { ...of(7), is_fixed: first < 9000 };
}

/** A number of Nordea's personal accounts without the century; any other number as it is. */
export function withoutCentury(clearing: string, number: string): string {
  const isLong = seriesOf(clearing).is_personal_number && /^(?:19|20)\d{10}$/.test(number);
  return isLong ? number.slice(2) : number;
}

/** True if an account number is too long because the clearing number stands before it once more. */
export function repeatsClearing(clearing: string, number: string): boolean {
  return number.length > seriesOf(clearing).digits && number.startsWith(clearing.slice(0, 4));
}

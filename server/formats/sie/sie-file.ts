import { add } from '#domain/kernel/money/ore.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { codePageBytes, inCodePage } from './code-page.ts';
import type { SieBalances, SieInput, SieLine, SieVoucher } from './input.ts';

/** Length of a voucher's text that every known program imports whole. */
const TEXT_MAX = 50;
/** The dimension that the standard reserves for projects. */
const PROJECT = 6;

const quoted = (text: string) => `"${inCodePage(text).replaceAll('"', '\\"')}"`;
const dayOf = (day: string) => day.replaceAll('-', '');

const objectsOf = ({ project }: SieLine) => (project === null ? '{}' : `{${PROJECT} ${quoted(project)}}`);

function voucherLines({ series, number, posted_on, written_on, text, lines }: SieVoucher): string[] {
  const left = add(...lines.map(({ amount_ore }) => amount_ore));
  if (left !== 0) throw new RangeError(`Voucher ${series} ${number} does not come to nothing`);
  const day = dayOf(posted_on);
  return [
    `#VER ${quoted(series)} ${number} ${day} ${quoted(text.slice(0, TEXT_MAX))} ${dayOf(written_on)}`,
    '{',
    ...lines.map((line) => `#TRANS ${line.account} ${objectsOf(line)} ${decimalOf(line.amount_ore)} ${day} ""`),
    '}',
  ];
}

const balanceLines = ({ opening, closing, result }: SieBalances): string[] =>
  Object.entries({ '#IB': opening, '#UB': closing, '#RES': result }).flatMap(([label, balances]) =>
    balances.map(({ account, amount_ore }) => `${label} 0 ${account} ${decimalOf(amount_ore)}`),
  );

/**
 * Vouchers for an accountant's program, SIE 4I, or with the balances of the year, SIE 4E: code page 437, one record per
 * line, in the order of the vouchers.
 * @throws RangeError for a voucher that does not sum to zero, for which such programs refuse the whole file
 */
export function sieFile({ company, made_on, year, accounts, projects, vouchers, balances }: SieInput): Uint8Array {
  const records = [
    '#FLAGGA 0',
    '#PROGRAM "Medverka" 1.0',
    '#FORMAT PC8',
    `#GEN ${dayOf(made_on)}`,
    '#SIETYP 4',
    `#ORGNR ${company.org_number.slice(0, 6)}-${company.org_number.slice(6)}`,
    `#FNAMN ${quoted(company.name)}`,
    `#RAR 0 ${dayOf(year.from)} ${dayOf(year.to)}`,
    ...(balances && balances.until < year.to ? [`#OMFATTN ${dayOf(balances.until)}`] : []),
    '#KPTYP EUBAS97',
    ...accounts.map(({ number, name }) => `#KONTO ${number} ${quoted(name)}`),
    `#DIM ${PROJECT} "Projekt"`,
    ...projects.map(({ code, name }) => `#OBJEKT ${PROJECT} ${quoted(code)} ${quoted(name)}`),
    ...(balances ? balanceLines(balances) : []),
    ...vouchers.flatMap(voucherLines),
  ];
  return codePageBytes(records.map((record) => `${record}\r\n`).join(''));
}

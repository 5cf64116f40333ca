/** Reads SIE files by the standard (SIE 4B), without code of the product, which writes them. */

// PC8 codes of the letters in Swedish texts, from the standard's PC8 page.
const LETTERS: Readonly<Record<number, string>> = {
  134: 'å',
  132: 'ä',
  148: 'ö',
  143: 'Å',
  142: 'Ä',
  153: 'Ö',
  130: 'é',
  144: 'É',
  129: 'ü',
  154: 'Ü',
};

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    if (byte < 128) return String.fromCharCode(byte);
    const letter = LETTERS[byte];
    if (!letter) throw new Error(`No letter of the standard's examples: ${byte}`);
    return letter;
  }).join('');
}

/** The fields of a record. Spaces separate them; a quoted string or a list in braces is one field. */
function fieldsOf(record: string): (string | string[])[] {
  const fields: (string | string[])[] = [];
  let list: string[] | undefined;
  for (const [token, quoted] of record.matchAll(/"((?:\\.|[^"\\])*)"|[{}]|[^\s{}"]+/g)) {
    if (token === '{') list = [];
    else if (token === '}') {
      fields.push(list ?? []);
      list = undefined;
    } else (list ?? fields).push(quoted === undefined ? token : quoted.replaceAll('\\"', '"'));
  }
  return fields;
}

interface ReadVoucher {
  readonly series: string;
  readonly number: string;
  readonly day: string;
  readonly text: string;
  readonly lines: { readonly account: string; readonly objects: readonly string[]; readonly amount: string }[];
}

const asText = (field: string | string[] | undefined): string => {
  if (typeof field !== 'string') throw new Error('A list where a text belongs');
  return field;
};

/**
 * Reads a file.
 *
 * @throws if a required label is missing, a letter is unknown, or a voucher does not balance
 */
export function readSie(bytes: Uint8Array) {
  const labels = new Map<string, (string | string[])[][]>();
  const vouchers: ReadVoucher[] = [];
  let open = false;
  for (const record of textOf(bytes).split(/\r?\n/)) {
    if (record === '{') open = true;
    else if (record === '}') {
      const lines = vouchers.at(-1)?.lines ?? [];
      const left = lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      if (left !== 0) throw new Error('A voucher does not come to nothing');
      open = false;
    } else if (record !== '') {
      const label = record.split(' ', 1)[0] ?? '';
      const fields = fieldsOf(record.slice(label.length));
      const [first, second, third, fourth] = fields;
      if (label === '#VER') {
        const about = { series: asText(first), number: asText(second), day: asText(third), text: asText(fourth) };
        vouchers.push({ ...about, lines: [] });
      } else if (label === '#TRANS' && open && Array.isArray(second)) {
        vouchers.at(-1)?.lines.push({ account: asText(first), objects: second, amount: asText(third) });
      } else labels.set(label, [...(labels.get(label) ?? []), fields]);
    }
  }
  for (const label of ['#FLAGGA', '#PROGRAM', '#FORMAT', '#GEN', '#SIETYP', '#FNAMN']) {
    if (!labels.has(label)) throw new Error(`${label} is missing`);
  }
  return { labels, vouchers };
}

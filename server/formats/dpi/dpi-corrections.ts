/** The sellers reported for a year, read back from our own files, and their changes since. */
import { type DpiIndic, type DpiRecord, type DpiSpec, newSpec } from './dpi-file.ts';

/** A record as it was reported last. */
interface Reported {
  readonly reference: string;
  readonly content: string;
}

/** The reported records by payee number; 0 is the platform operator. */
export type ReportedRecords = ReadonlyMap<number, Reported>;

const RECORD =
  /<dpi:(PlatformOperator|ReportableSeller)>(.*?)<dpi:DocSpec><stf:DocTypeIndic>(OECD\d)<\/stf:DocTypeIndic><stf:DocRefId>([^<]+-(\d+))<\/stf:DocRefId>/gs;

/** The records after these files of ours, in the order in which they were made. */
export function reportedIn(files: readonly string[]): ReportedRecords {
  const records = new Map<number, Reported>();
  for (const file of files)
    for (const [, , content = '', indic, reference = '', number] of file.matchAll(RECORD)) {
      if ((indic as DpiIndic) === 'OECD3') records.delete(Number(number));
      else records.set(Number(number), { reference, content });
    }
  return records;
}

export interface DpiChanges {
  /** Sellers who were not reported. */
  readonly added: readonly DpiRecord[];
  /** Sellers with other facts, and sellers who do not belong in the report any more, with the facts they had. */
  readonly corrected: readonly DpiRecord[];
  /** The spec of the operator in a message without its correction. */
  readonly operator: DpiSpec;
  /** The spec of the operator in a message of corrections; the operator itself may be corrected. */
  readonly corrected_operator: DpiSpec;
}

/**
 * The changes of a year since it was reported. A message has new records or corrections, never both, so each has its
 * own id.
 * @param now the contents by payee number; 0 is the operator
 * @param ids the ids of the two messages
 */
export function changesSince(
  before: ReportedRecords,
  now: ReadonlyMap<number, string>,
  ids: { readonly added: string; readonly corrected: string },
): DpiChanges {
  const sellers = [...now].filter(([number]) => number !== 0);
  const added = sellers
    .filter(([number]) => !before.has(number))
    .map(([number, content]) => ({ content, spec: newSpec(ids.added, number) }));
  const again = (number: number, indic: DpiIndic, content: string): DpiRecord => ({
    content,
    spec: { indic, reference: `${ids.corrected}-${number}`, corrects: before.get(number)?.reference ?? null },
  });
  const changed = sellers.flatMap(([number, content]) => {
    const reported = before.get(number);
    return reported && reported.content !== content ? [again(number, 'OECD2', content)] : [];
  });
  const deleted = [...before].flatMap(([number, { content }]) =>
    now.has(number) ? [] : [again(number, 'OECD3', content)],
  );
  const operator = before.get(0);
  if (!operator) throw new RangeError('A file without a platform operator');
  const same: DpiSpec = { indic: 'OECD0', reference: operator.reference, corrects: null };
  const corrected_operator = operator.content === now.get(0) ? same : again(0, 'OECD2', '').spec;
  return {
    added,
    corrected: [...changed, ...deleted],
    operator: corrected_operator === same ? same : { ...same, reference: corrected_operator.reference },
    corrected_operator,
  };
}

/**
 * Imports talents or companies of an earlier system, line by line. An interrupted run can be repeated until all lines
 * are imported.
 */

import { type ImportKind, type LineProblem, type Read, readCompany, readTalent } from '#contract/people/import.ts';
import { compactOrganisationNumber } from '#domain/kernel/organisation-number.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { fieldsWithLostLetters } from '#domain/people/import/lost-letters.ts';
import type { Db } from '#server/db/transaction.ts';
import { isOrganisationTaken } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import { refusalWords, type WhyNotBrought } from '#server/features/people/import/present.ts';
import { checkPicture, picturesOf } from '#server/features/people/import/queries/find-pictures.ts';
import { readLines } from '#server/features/people/import/queries/read-lines.ts';
import { bringCompany } from './bring-company.ts';
import { bringTalent } from './bring-talent.ts';
import { findRecord, type Importing, isCompanyBrought, keyOf, type RecordKey } from './imported-record.ts';

/**
 * The outcome of a line. `new`: imported (in a trial: would be). `resumed`: begun by an interrupted run, and finished
 * now. `same`: imported before; nothing changes, because the owner has been mailed or has confirmed the address.
 * `held`: the address already has an account here, or the organisation number a company; nothing changes. `gone`:
 * imported before and deleted since, so not imported again. `bad`: the line is invalid.
 */
export const OUTCOMES = ['new', 'resumed', 'same', 'held', 'gone', 'bad'] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface Done {
  readonly outcome: Outcome;
  /** The faults of a bad line, or the parts that could not be imported, such as a picture. */
  readonly problems: readonly LineProblem[];
}

export interface LineResult extends Done {
  /** Number of the line in the file, from 1. */
  readonly number: number;
}

export interface ImportOptions {
  readonly kind: ImportKind;
  /** Path of a CSV or `.jsonl` file. */
  readonly file: string;
  /** Name of the earlier system, which the mails mention. */
  readonly source: string;
  /** Path of a folder with one folder of pictures per talent, named by the talent's id in the earlier system. */
  readonly pictures?: string | undefined;
  /** False for a trial, which writes nothing. */
  readonly is_applied: boolean;
}

/** A valid line about a talent or a company. */
interface Subject {
  readonly external_id: string;
  readonly email: string;
  /**
   * True if the address or number of this line already has an account or company here. Asked only for lines that were
   * not imported before.
   */
  isHeld(db: Db): Promise<boolean>;
  bring(
    parts: Importing,
    given: { readonly key: RecordKey; readonly pictures: readonly string[] },
  ): Promise<readonly LineProblem[] | WhyNotBrought>;
}

const isAddressHeld = async (db: Db, email: string) => (await findAddressHolder(db, email)) !== undefined;

function subjectOf(kind: ImportKind, told: Readonly<Record<string, unknown>>): Read<Subject> {
  if (kind === 'talents') {
    const read = readTalent(told);
    if ('problems' in read) return read;
    const { external_id, email } = read.value.person;
    return {
      value: {
        external_id,
        email,
        isHeld: (db) => isAddressHeld(db, email),
        bring: (parts, given) => bringTalent(parts, read.value, given),
      },
    };
  }
  const read = readCompany(told);
  if ('problems' in read) return read;
  const { external_id, email, organisation_number } = read.value;
  return {
    value: {
      external_id,
      email,
      isHeld: async (db) =>
        (await isAddressHeld(db, email)) ||
        (await isOrganisationTaken(db, compactOrganisationNumber(organisation_number))) ||
        isCompanyBrought(db, organisation_number),
      bring: (parts, { key }) => bringCompany(parts, read.value, key),
    },
  };
}

const wrong = (field: string, words: string) => ({ problems: [{ field, words }] });

const LOST_LETTERS = 'Här har bokstäver gått förlorade. Hämta texten ur det tidigare systemet igen, som UTF-8.';

/** The talent or company of a line; problems if the line is invalid or a letter was lost in an earlier conversion. */
function readSubject(kind: ImportKind, told: Readonly<Record<string, unknown>>): Read<Subject> {
  const lost = fieldsWithLostLetters(told);
  return lost.length > 0 ? { problems: lost.map((field) => ({ field, words: LOST_LETTERS })) } : subjectOf(kind, told);
}

/**
 * Finds ids and addresses that occur twice in a file. Of two such lines the first is imported and the second is bad.
 */
function createSeen() {
  const seen = new Map<string, number>();
  return (field: string, value: string, number: number): LineProblem[] => {
    const before = seen.get(`${field} ${value}`);
    if (before !== undefined) return [{ field, words: `Står redan på rad ${before}.` }];
    seen.set(`${field} ${value}`, number);
    return [];
  };
}

const without = (outcome: Outcome): Done => ({ outcome, problems: [] });
const bad = (problems: readonly LineProblem[]): Done => ({ outcome: 'bad', problems });

/** The outcome if the address or the record was taken while the import ran. */
const MEANWHILE: Readonly<Partial<Record<WhyNotBrought['refused'], Outcome>>> = {
  email_used: 'held',
  changed_meanwhile: 'same',
};

async function takeLine(parts: Importing, options: ImportOptions, { bring, ...subject }: Subject): Promise<Done> {
  const key = keyOf(options.source, options.kind, subject.external_id);
  const before = await findRecord(parts.db, key);
  if (before && before.account_id === null) return without('gone');
  if (before?.is_theirs) return without('same');
  if (!before && (await subject.isHeld(parts.db))) return without('held');
  const outcome = before ? 'resumed' : 'new';
  const pictures = options.pictures === undefined ? [] : await picturesOf(options.pictures, subject.external_id);
  if (!options.is_applied) {
    const checked = await Promise.all(pictures.map(checkPicture));
    return { outcome, problems: checked.filter((problem) => problem !== null) };
  }
  const brought = await bring(parts, { key, pictures });
  if (!isRefusal(brought)) return { outcome, problems: brought };
  const instead = MEANWHILE[brought.refused];
  return instead ? without(instead) : bad([{ field: '', words: refusalWords(brought) }]);
}

/** Imports a file and yields the result of each line. A bad line does not stop the others. */
export async function* importFile(parts: Importing, options: ImportOptions): AsyncGenerator<LineResult> {
  const isTwice = createSeen();
  for await (const line of readLines(options.file)) {
    const { number } = line;
    const read: Read<Subject> = 'told' in line ? readSubject(options.kind, line.told) : wrong('', line.words);
    if ('problems' in read) {
      yield { number, ...bad(read.problems) };
      continue;
    }
    const { external_id, email } = read.value;
    const twice = [...isTwice('external_id', external_id, number), ...isTwice('email', email, number)];
    yield { number, ...(twice.length > 0 ? bad(twice) : await takeLine(parts, options, read.value)) };
  }
}

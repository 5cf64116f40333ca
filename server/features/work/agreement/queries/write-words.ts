import type { Moment } from '#domain/kernel/time/day.ts';
import type { AgreementKind } from '#domain/work/agreement/agreement.workflow.ts';
import type { AgreementText } from '#domain/work/agreement/agreement-text.ts';
import { withoutEmoji } from '#domain/work/agreement/without-emoji.ts';
import type { Db } from '#server/db/transaction.ts';
import { writeAgreement } from '#texts/work/agreement/agreement-text.ts';
import { writeExtension } from '#texts/work/agreement/extension-text.ts';
import { findOrderedExtension } from './find-extension-facts.ts';
import { findAgreementFacts } from './find-facts.ts';

/** Writes the text of each kind of agreement. */
const WRITERS: Record<AgreementKind, (db: Db, id: string, moment: Moment) => Promise<AgreementText>> = {
  work: async (db, id, moment) => writeAgreement(await findAgreementFacts(db, id, moment)),
  extension: async (db, id, moment) => writeExtension(await findOrderedExtension(db, id, moment)),
};

/** The text that an agreement would have if it were printed now. */
export async function writeWords(
  db: Db,
  { id, kind }: { readonly id: string; readonly kind: AgreementKind },
  moment: Moment,
): Promise<AgreementText> {
  return asPrinted(await WRITERS[kind](db, id, moment));
}

/** The text as printed: without emoji, which the typefaces lack. */
export const asPrinted = (words: AgreementText): AgreementText =>
  JSON.parse(JSON.stringify(words), (_key, value) => (typeof value === 'string' ? withoutEmoji(value) : value));

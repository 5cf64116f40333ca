import { madeOnce } from '#domain/kernel/made-once.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';

const listed = madeOnce(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** A role's sensitive content inside a sentence: 'nakenhet, rökning och kyss'. */
export function contentWords(ids: readonly string[]): string {
  return listed().format(ids.map((id) => inSentence(roleContent.label(id))));
}

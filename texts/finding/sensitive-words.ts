import type { SensitiveGround } from '#domain/finding/search/lexicon/sensitive.ts';
import { sensitiveIn } from '#domain/finding/search/sensitive.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';

const GROUNDS: Readonly<Record<SensitiveGround, string>> = {
  ethnicity: 'etnisk tillhörighet',
  faith: 'tro',
  disability: 'hälsa och funktionsnedsättning',
  orientation: 'sexuell läggning',
  gender_identity: 'könsidentitet',
  parenthood: 'graviditet och föräldraskap',
  opinion: 'åsikter och fackligt medlemskap',
  age: 'verklig ålder',
};

const listed = madeOnce(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** The sensitive words of a text, each once and as written, and the protected grounds of these words. */
function mentioned(text: string) {
  const found = sensitiveIn(text);
  const words = new Map(
    found.map(({ start, end }) => [text.slice(start, end).toLocaleLowerCase('sv'), { start, end }]),
  );
  return {
    words: listed().format([...words.values()].map(({ start, end }) => `”${text.slice(start, end)}”`)),
    grounds: listed().format([...new Set(found.map(({ ground }) => GROUNDS[ground]))]),
  };
}

/** Advice to the writer of a text that mentions a protected ground, such as health; null for any other text. */
export function sensitiveAdvice(text: string): string | null {
  const { words, grounds } = mentioned(text);
  if (words === '') return null;
  return `Ni nämner ${words}, och lagen skyddar ${grounds}. Behöver rollen det kan det stå kvar: beskriv då rollen, och låt den som läser avgöra om den passar. Annars är det bäst att stryka det.`;
}

/** Remark for the administrator who reads a project whose text mentions a protected ground; null for any other text. */
export function sensitiveRemark(text: string): string | null {
  const { words, grounds } = mentioned(text);
  return words === '' ? null : `Texten nämner ${words} (${grounds}). Se efter om rollen behöver det.`;
}

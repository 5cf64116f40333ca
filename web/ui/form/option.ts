/** One entry of a list of choices. */
export interface Option {
  value: string;
  label: string;
  hint?: string | undefined;
  is_disabled?: boolean | undefined;
}

const fold = (text: string) =>
  text
    .toLocaleLowerCase('sv')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/**
 * The options that match the typed text: first labels that begin with it, then labels with a word that begins with it,
 * then labels that contain it. 'goteborg' finds Göteborg, and 'ö' puts Örebro before Borås.
 */
export function matchOptions(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim().toLocaleLowerCase('sv');
  if (wanted === '') return [...options];
  const folded = fold(wanted);
  const rank = (option: Option): number => {
    const label = option.label.toLocaleLowerCase('sv');
    if (label.startsWith(wanted)) return 0;
    const plain = fold(label);
    if (plain.startsWith(folded)) return 1;
    if (plain.split(/[\s\-/(]+/).some((word) => word.startsWith(folded))) return 2;
    return plain.includes(folded) ? 3 : 4;
  };
  return options
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}

/** Swedish inflection, generous: a non-existent form does no harm, a missing form does. */

const VOWELS = 'aouåeiyäöé';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** Verbs whose forms do not follow from the infinitive: present, past, supine and others that occur. */
const IRREGULAR: Readonly<Record<string, string>> = {
  rida: 'rider red ridit ridande',
  åka: 'åker åkte åkt åkande',
  köra: 'kör körde kört körande',
  gå: 'går gick gått gående',
  spela: 'spelar spelade spelat spelande',
  sjunga: 'sjunger sjöng sjungit sjungande',
  skriva: 'skriver skrev skrivit skrivande',
  springa: 'springer sprang sprungit springande',
  dyka: 'dyker dök dykt dykande',
  ta: 'tar tog tagit',
  sy: 'syr sydde sytt sydda',
  ro: 'ror rodde rott',
  läsa: 'läser läste läst läsande',
  leda: 'leder ledde lett',
  skjuta: 'skjuter sköt skjutit',
  slåss: 'slåss slogs',
  flyga: 'flyger flög flugit',
  klippa: 'klipper klippte klippt',
  göra: 'gör gjorde gjort',
  stå: 'står stod stått',
  bära: 'bär bar burit',
  brottas: 'brottas brottades brottats',
  boxas: 'boxas boxades boxats',
  hjula: 'hjular hjulade hjulat',
  tälja: 'täljer täljde täljt',
  fäkta: 'fäktar fäktade fäktat fäktas fäktande',
  använda: 'använder använde använt',
  sköta: 'sköter skötte skött',
};

/** The forms of a verb given in the infinitive. */
export function verbForms(infinitive: string): string[] {
  const known = IRREGULAR[infinitive];
  if (known) return [infinitive, ...known.split(' ')];
  if (!infinitive.endsWith('a')) return [infinitive, `${infinitive}r`, `${infinitive}de`, `${infinitive}tt`];
  return [infinitive, `${infinitive}r`, `${infinitive}de`, `${infinitive}t`, `${infinitive}nde`];
}

/** The forms of an adjective or participle given in its shortest form. */
export function adjectiveForms(word: string): string[] {
  if (word.endsWith('ad')) return [word, `${word.slice(0, -1)}t`, `${word}e`];
  if (word.endsWith('en')) return [word, `${word.slice(0, -1)}t`, `${word.slice(0, -2)}na`];
  if (word.endsWith('d')) return [word, `${word.slice(0, -1)}t`, `${word}a`, `${word}e`];
  if (word.endsWith('e') || word.endsWith('a')) return [word];
  if (isVowel(word.at(-1))) return [word, `${word}tt`, `${word}a`];
  return [word, `${word}t`, `${word}a`];
}

/** The forms of a noun given in the singular: definite, plural, and the genitive of each. */
export function nounForms(word: string): string[] {
  const forms = [word, ...endings(word)];
  return [...forms, ...forms.filter((form) => !/[sxz]$/.test(form)).map((form) => `${form}s`)];
}

function endings(word: string): string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith('are')) return [`${word}n`, `${word}na`, `${stem}na`];
  if (word.endsWith('a')) return [`${word}n`, `${stem}or`, `${stem}orna`];
  if (word.endsWith('ing')) return [`${word}en`, `${word}ar`, `${word}arna`];
  if (word.endsWith('e')) return [`${word}n`, `${word}t`, `${stem}ar`, `${stem}arna`, `${word}r`, `${word}rna`];
  if (/[iouåäöyé]$/.test(word)) return [`${word}n`, `${word}t`, `${word}er`, `${word}erna`, `${word}r`];
  if (/[^aeiouyåäö]el$/.test(word)) return [`${word}n`, `${word.slice(0, -2)}lar`, `${word.slice(0, -2)}larna`];
  if (word.endsWith('er')) return [`${word}n`, `${word}na`, `${word.slice(0, -2)}rar`, `${word.slice(0, -2)}rarna`];
  return ['en', 'et', 'er', 'erna', 'ar', 'arna'].map((ending) => word + ending);
}

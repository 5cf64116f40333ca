import { wordSet } from './word-set.ts';

/** Possessives: the person after one of them is mostly not sought: 'min dotter', 'vår fotograf'. */
export const POSSESSIVE = wordSet(
  'min mitt mina din ditt dina hans hennes sin sitt sina vår vårt våra deras er ert dess ens brudens mammas pappas',
);

/** Words ending in s that are no genitive of a person. */
export const NOT_GENITIVE = wordSet('mans dams girls boys guys males females ladies');

/** Members of a family, who are not sought after 'med' or 'till': 'en pappa med dotter'. */
export const RELATIVES = wordSet(
  'dotter döttrar son söner mamma mamman pappa pappan syster bror fru hustru flickvän pojkvän morfar farfar mormor farmor moster faster farbror morbror svärmor svärfar make man',
);

/** Words after 'man' as a pronoun: 'man kan'. */
export const AFTER_PRONOUN = wordSet(
  'kan ska skall får måste bör behöver vill är har blir kommer vet tror ser gör går känner inte själv slipper söker letar hoppas önskar räknar planerar efterlyser',
);

/** Words before 'man' as a pronoun: 'om man'. */
export const BEFORE_PRONOUN = wordSet('om att när där vad hur så kan ska får måste bör då vill som vilken innan är');

/** Family and friends of the writer, who are mentioned and not sought. */
export const OWN_FAMILY = wordSet(
  'mamma mammas pappa pappas man fru sambo dotter dotters son sons bror brors brorsa brorsas syster systers syrra syrras mormor mormors morfar morfars farmor farmors farfar farfars svärmor svärfar kompis kompisar vän väninna barn döttrar söner föräldrar chef kollega pojkvän flickvän make maka svåger kusin tjej kille grabb grabbs unge ungar',
);

/** Adjectives before a family member. */
export const BEFORE_RELATIVE = wordSet('kära fina älskade lilla stora äldsta yngsta bästa gamla egen egna');

/** Grounds that the law protects or counts as sensitive, and that a role seldom needs. */
export const SENSITIVE_GROUNDS = [
  'ethnicity',
  'faith',
  'disability',
  'orientation',
  'gender_identity',
  'parenthood',
  'opinion',
  'age',
] as const;
export type SensitiveGround = (typeof SENSITIVE_GROUNDS)[number];

/**
 * Phrases that ask for the ground, separated by commas; a word ending in '-' is the beginning of longer words. A word
 * that is also a language, a dance or a dish is listed only together with the word that applies it to a person. Playing
 * age, gender and looks are left out: roles are cast by them.
 */
export const SENSITIVE_PHRASES: Readonly<Record<SensitiveGround, string>> = {
  ethnicity: `
    etnicitet-, etnisk-, hudfärg-, hudton-, mörkhy-, ljushy-, mörk hy, ljus hy, svart hy, vit hy, ursprung, härkomst,
    härstamning, påbrå, nationalitet-, osvensk-, invandrar-, utlandsfödd-, svenskfödd-, asiat-, araber, arab, afrikaner,
    latino, latina, svart kvinna, svart man, svart person, svarta kvinnor, svarta män, svarta personer, vit kvinna,
    vit man, vit person, vita kvinnor, vita män, vita personer, svenskt utseende, nordiskt utseende,
    skandinaviskt utseende, utländskt utseende, sydländskt utseende, afrikanskt utseende, arabiskt utseende,
    indiskt utseende, latinamerikanskt utseende, orientaliskt utseende, östeuropeiskt utseende, europeiskt utseende,
    exotiskt utseende, svensk bakgrund, utländsk bakgrund, invandrarbakgrund`,
  faith: `
    muslim-, kristen, kristna, kristet, judisk-, jude, judar, hindu-, buddhist-, katolik-, katolsk-, troende, religiös-,
    religion-, ateist-, hijab, kippa`,
  disability: `
    funktionsned-, funktionshind-, funktionsvariation-, handikapp-, rullstol-, autis-, adhd, döv, döva, dövblind-, blinda,
    blind kvinna, blind man, blind person, synskad-, synnedsatt-, hörselskad-, hörselnedsatt-, downs syndrom, amputera-,
    fullt frisk, fullt friska, fysiskt frisk, psykisk ohälsa, psykiskt sjuk, kroniskt sjuk, diagnos, diagnoser`,
  orientation: `
    homosexuell-, heterosexuell-, bisexuell-, sexuell läggning, gay, bög, bögar, lesbisk-, queer, hetero, hbtq-`,
  gender_identity: `
    transperson-, transkvinn-, transman, transmän, cisperson-, ciskvinn-, cisman, cismän, könsidentitet-,
    könsöverskridande`,
  parenthood: `
    gravid-, graviditet-, barnlös-, planerar barn, vill ha barn, skaffa barn, föräldraledig-`,
  opinion: `
    partimedlem-, partibok, fackligt ansluten, fackligt anslutna, fackmedlem-, politisk åsikt, politiska åsikter,
    politisk hemvist, röstar på`,
  age: `
    verklig ålder, verkliga ålder, faktisk ålder, faktiska ålder, riktig ålder, biologisk ålder, ung och fräsch,
    unga och fräscha, inte för gammal, inte för gamla`,
};

/** Words of a sentence that opens a role to everybody: 'oavsett etnicitet och ålder'. */
export const WELCOMING = 'oavsett oberoende välkomna välkomnar välkommen mångfald inkluderande';

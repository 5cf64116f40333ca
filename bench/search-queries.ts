import { addDays } from '#domain/kernel/time/day.ts';

/** One search of a company: the typed text, and wishes chosen in the panel, encoded as in the URL. */
export interface SearchQuery {
  readonly text: string;
  readonly wishes: readonly string[];
}

const typed = (text: string): SearchQuery => ({ text, wishes: [] });
const chosen = (...wishes: string[]): SearchQuery => ({ text: '', wishes });
const both = (text: string, ...wishes: string[]): SearchQuery => ({ text, wishes });

/** The 60 searches of the bench. Their days in the coming months count from `today` (ISO). */
export function searchQueries(today: string): readonly SearchQuery[] {
  const days = (from: number, to: number) => `dates.${addDays(today, from)}_${addDays(today, to)}`;
  return [
    // One to three words, some common and some rare.
    typed('statister Stockholm'),
    typed('kvinnliga modeller'),
    typed('skådespelare Göteborg'),
    typed('cirkusartist'),
    typed('fotmodell Skåne'),
    typed('kan jojka'),
    typed('talar isländska'),
    typed('skallig man'),
    typed('rödhårig kvinna'),
    typed('barnmodell Malmö'),
    typed('dansare Umeå'),
    typed('speaker med göteborgska'),
    // Names: whole, in part, and misspelt.
    typed('Anna Lindberg'),
    typed('Erik Johansson'),
    typed('Annderson'),
    typed('Zetterberg'),
    typed('Katarzyna Nowak'),
    typed('Gustavson'),
    typed('Yilm'),
    typed('Marie-Louise Björk'),
    // Words of talents' presentations, most of them in no vocabulary.
    typed('lajv medeltid'),
    typed('brandman'),
    typed('cosplay uniform'),
    typed('ljudbok poddar'),
    typed('resvillig kvinna med värnplikt'),
    // Whole sentences, as a company writes them.
    typed('Kvinna 25–35 i Göteborg som kan rida och talar flytande spanska'),
    typed('Man 40–55 med skägg, Stockholm med omnejd'),
    typed('Vi söker tjejer 18–25 som dansar street i Malmö'),
    typed('Skådespelare, man, 30–40 år, minst 185 cm, skånska'),
    typed('Manlig modell 20–30 år, minst 188 cm, mörkt hår och blå ögon'),
    typed('Äldre herre 65–80, gråhårig, helst med mustasch'),
    typed('Barn 6–9 år i Uppsala som kan simma'),
    typed('Person med B-körkort och vana vid hund, Västerås'),
    typed('Kvinnlig speaker med norska som modersmål'),
    typed('Pianist eller gitarrist, 30–60 år, inom 5 mil från Örebro'),
    typed('Statister i alla åldrar, ej tatueringar, Linköping'),
    typed('Ryttare, van, kvinna 20–30, inte rädd för hopp'),
    typed('Konståkare eller ishockeyspelare, 16–25 år'),
    typed('Tvåspråkig arabiska och svenska, kvinna 30–45, Stockholm'),
    typed('Fäktkunnig man 25–40, gärna med stuntvana'),
    typed('Fotomodell kvinna 173–180 cm, blont långt hår, 18–28'),
    typed('Programledare med humor, 25–45, flytande engelska, meriterande med tyska'),
    typed('Kvinna 50–60 som kan stepp eller balett, Stockholms län'),
    typed('Kille 20-30 med dreadlocks eller flätor'),
    // Wishes from the panel without text.
    chosen('gender.female'),
    chosen('gender.male', 'age.25-35', 'place.0180'),
    chosen('category.extra', 'place.14', 'licence.drivers_license_b'),
    chosen('skill.riding.3', 'gender.female', 'age.20-30'),
    chosen('place.1480.30', 'category.actor', 'age.30-45', 'language.en.3'),
    chosen('place.0380.60', days(20, 22)),
    chosen('gender.female', 'age.25-35', 'place.12', days(40, 46), 'skill.swimming'),
    chosen('skill.piano*skill.guitar*skill.violin', 'skill.singing.2', 'merit.language.fr'),
    chosen(
      'not.feature.tattoo',
      'not.feature.piercing',
      'category.model',
      'gender.female',
      'height.172-182',
      'age.18-25',
    ),
    chosen('hair_color.black', 'eye_color.green', 'gender.male'),
    chosen('language.ti.4*language.so.4*language.ar.4', 'language.sv.3', 'age.18-30', 'place.01'),
    chosen('media.several', 'habit.answers_fast', 'category.actor', 'merit.habit.has_worked'),
    chosen('skill.kulning', 'skill.cello', 'merit.place.2480.100'),
    // Text and wishes together, some with very many wishes.
    both('kan rida och simma', 'gender.female', 'age.20-35', 'place.1480.50', days(10, 12), 'not.feature.tattoo'),
    both('blå ögon, blont hår', 'category.model', 'gender.male', 'age.20-30', 'height.184-', 'place.01', days(60, 64)),
    both(
      'glad och van vid kamera',
      'category.actor*category.extra',
      'gender.female*gender.non_binary',
      'age.30-50',
      'place.0180.40',
      'language.en.3',
      'licence.drivers_license_b',
      'merit.skill.improv',
      days(5, 9),
      'not.beard.beard',
    ),
  ];
}

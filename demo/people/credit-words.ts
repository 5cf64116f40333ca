import type { CreditKindId } from '#domain/kernel/vocabulary/credit-kinds.ts';

type Lines = readonly [string, ...string[]];

interface CreditWords {
  readonly titles: Lines;
  readonly roles: Lines;
  readonly companies: Lines;
}

/** Made-up works, parts and houses; as far as we know none exists, except the classic plays. */
export const CREDIT_WORDS: Readonly<Record<CreditKindId, CreditWords>> = {
  film: {
    titles: ['Isranden', 'Söndagsbarn i regn', 'Tystnaden efter Berta', 'Fjorton trappor', 'Kajen', 'Röd dimma'],
    roles: ['Syskonet', 'Polisen', 'Grannen', 'Läraren', 'Sjuksköterskan', 'Vittnet'],
    companies: ['Norrsken Film', 'Långholm Bild', 'Filmkollektivet Vass'],
  },
  tv: {
    titles: ['Skiftet', 'Brännpunkten', 'Tre små hus', 'Sista färjan', 'Hemvändarna', 'Nattpasset'],
    roles: ['Episodroll, kassören', 'Episodroll, läkaren', 'Statist med agerande', 'Biroll, syskonet', 'Statist'],
    companies: ['Kvarnen Drama', 'Studio Sju', 'Nordlek Produktion'],
  },
  advertising: {
    titles: ['Lindals bageri', 'Havsvik resor', 'Bergtorp mejeri', 'Sparo bank', 'Vindruta 24', 'Granit kaffe'],
    roles: ['Huvudroll', 'Föräldern', 'Kunden', 'Bagaren', 'Grannen'],
    companies: ['Byrån Kläpp', 'Ljusgård Reklam', 'Tre Tumme'],
  },
  theatre: {
    titles: ['Ett drömspel', 'Tre systrar', 'Måsen', 'Som ni vill ha det', 'Fröken Julie', 'Vintersagan'],
    roles: ['Ensemble', 'Biroll', 'Flera roller', 'Inhopp'],
    companies: ['Teater Vinge', 'Scen Öst', 'Kulturhuset Bryggan'],
  },
  music_video: {
    titles: ['Vakna sent', 'Neon', 'Hem till dig', 'Fyra hjärtslag'],
    roles: ['Dansare', 'Huvudroll', 'Ensemble'],
    companies: ['Blå timmen', 'Repet Film'],
  },
  dubbing: {
    titles: ['Skogens vänner', 'Rymdpatrullen', 'Kapten Klo', 'Den lilla draken'],
    roles: ['Ekorren Ture', 'Kommendören', 'Berättaren', 'Draken'],
    companies: ['Röststudion', 'Ljudverket'],
  },
  photo: {
    titles: ['Höstkatalog', 'Lookbook vår', 'Omslag, Nordstil', 'Vinterkampanj', 'E-handel, bas'],
    roles: ['Modell', 'Modell, ansikte', 'Händer'],
    companies: ['Agnes & Co', 'Hemmets Linne', 'Fjällro'],
  },
  other: {
    titles: ['Invigning', 'Företagsfilm'],
    roles: ['Värd', 'Medverkande'],
    companies: ['Mässan i Väst', 'Byrån Kläpp'],
  },
  education: {
    titles: ['Scenkonst, kandidat', 'Fysisk teater, ett år', 'Kameraskådespeleri', 'Dansarutbildning'],
    roles: ['Skådespeleri', 'Mim och rörelse', 'Modern dans'],
    companies: ['Högskolan för scen', 'Folkhögskolan Strand', 'Balettakademin Norr'],
  },
  scholarship: {
    titles: ['Årets unga scenkonstnär', 'Resestipendium'],
    roles: [''],
    companies: ['Stiftelsen Ridån', 'Kulturfonden Väst'],
  },
};

/** Made-up directors and photographers. */
export const DIRECTORS: Lines = ['Maja Rennerfors', 'Johan Ekstam', 'Leila Sandgren', 'Per-Ola Vikman', 'Ida Tornell'];

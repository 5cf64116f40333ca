import type { CountyId } from '#domain/kernel/vocabulary/counties.ts';

/** Other names of counties. 'Örebro län' itself comes from the vocabulary. */
export const COUNTY_WORDS: Partial<Record<CountyId, string>> = {
  '01': 'storstockholm, stockholmsregionen, stor-stockholm, region stockholm',
  '12': 'region skåne',
  '14': 'västra götalandsregionen, vgr',
};

/** Landscapes and parts of the country, each with its counties. */
export const REGIONS = [
  { id: 'smaland', label: 'Småland', counties: ['06', '07', '08'], words: '' },
  {
    id: 'norrland',
    label: 'Norrland',
    counties: ['21', '22', '23', '24', '25'],
    words: 'norra sverige, norrlandskusten',
  },
  { id: 'lappland', label: 'Lappland', counties: ['24', '25'], words: 'sápmi' },
  { id: 'svealand', label: 'Svealand', counties: ['01', '03', '04', '17', '18', '19', '20'], words: '' },
  { id: 'mellansverige', label: 'Mellansverige', counties: ['01', '03', '04', '17', '18', '19', '20'], words: '' },
  { id: 'gotaland', label: 'Götaland', counties: ['05', '06', '07', '08', '09', '10', '12', '13', '14'], words: '' },
  { id: 'sydsverige', label: 'Sydsverige', counties: ['07', '08', '10', '12', '13'], words: 'södra sverige' },
  { id: 'vastsverige', label: 'Västsverige', counties: ['13', '14'], words: 'västra sverige' },
  { id: 'vastkusten', label: 'Västkusten', counties: ['13', '14'], words: '' },
  { id: 'ostkusten', label: 'Östkusten', counties: ['04', '05', '08'], words: '' },
  { id: 'malardalen', label: 'Mälardalen', counties: ['01', '03', '04', '18', '19'], words: 'mälardalsregionen' },
  { id: 'oresund', label: 'Öresundsregionen', counties: ['12'], words: 'öresund' },
  { id: 'bergslagen', label: 'Bergslagen', counties: ['17', '18', '19', '20'], words: '' },
  { id: 'hoga_kusten', label: 'Höga kusten', counties: ['22'], words: '' },
  { id: 'tornedalen', label: 'Tornedalen', counties: ['25'], words: '' },
  { id: 'vastra_gotaland', label: 'Västra Götaland', counties: ['14'], words: '' },
  { id: 'vasternorrland', label: 'Västernorrland', counties: ['22'], words: '' },
  { id: 'gavleborg', label: 'Gävleborg', counties: ['21'], words: '' },
  { id: 'kronoberg', label: 'Kronoberg', counties: ['07'], words: '' },
  { id: 'jamtland', label: 'Jämtland', counties: ['23'], words: '' },
  { id: 'skane', label: 'Skåne', counties: ['12'], words: '' },
  { id: 'blekinge', label: 'Blekinge', counties: ['10'], words: '' },
  { id: 'halland', label: 'Halland', counties: ['13'], words: '' },
  { id: 'oland', label: 'Öland', counties: ['08'], words: '' },
  { id: 'ostergotland', label: 'Östergötland', counties: ['05'], words: '' },
  { id: 'vastergotland', label: 'Västergötland', counties: ['14'], words: '' },
  { id: 'bohuslan', label: 'Bohuslän', counties: ['14'], words: '' },
  { id: 'dalsland', label: 'Dalsland', counties: ['14'], words: '' },
  { id: 'varmland', label: 'Värmland', counties: ['17'], words: '' },
  { id: 'narke', label: 'Närke', counties: ['18'], words: '' },
  { id: 'sormland', label: 'Sörmland', counties: ['04'], words: 'södermanland' },
  { id: 'uppland', label: 'Uppland', counties: ['03', '01'], words: 'roslagen' },
  { id: 'vastmanland', label: 'Västmanland', counties: ['19'], words: '' },
  { id: 'dalarna', label: 'Dalarna', counties: ['20'], words: '' },
  { id: 'gastrikland', label: 'Gästrikland', counties: ['21'], words: '' },
  { id: 'halsingland', label: 'Hälsingland', counties: ['21'], words: '' },
  { id: 'medelpad', label: 'Medelpad', counties: ['22'], words: '' },
  { id: 'angermanland', label: 'Ångermanland', counties: ['22'], words: '' },
  { id: 'vasterbotten', label: 'Västerbotten', counties: ['24'], words: '' },
  { id: 'norrbotten', label: 'Norrbotten', counties: ['25'], words: '' },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly counties: readonly CountyId[];
  readonly words: string;
}[];

/**
 * Place names that are also ordinary words or names of people: `isDoubtful` in grammar/places.ts says when they are a
 * place.
 */
export const DOUBTFUL_PLACES: ReadonlySet<string> = new Set(
  'lund mark vara sala nora ale kil ed berg boden mora heden backa viken arild roma nol lit backa dalby näset boda alby ryd hede vinga bohus hova kode åsa floda gränna kista heby flen trosa sunne hjo osby habo höör eda salem slussen skene triangeln solna skara lomma åre ånge orsa ydre kinda kisa bjuv kosta handen svarte boo'.split(
    ' ',
  ),
);

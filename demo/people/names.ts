import type { LanguageId } from '#domain/kernel/vocabulary/languages.ts';
import type { HairColorId, HairTypeId } from '#domain/kernel/vocabulary/looks.ts';

type Names = readonly [string, ...string[]];
type Weighted<T> = readonly (readonly [T, number])[];

/** A group of names, with the languages and hair that usually go with them. */
export type NameStock = {
  weight: number;
  female: Names;
  male: Names;
  last: Names;
  /** Languages spoken at home beside Swedish. */
  languages: readonly LanguageId[];
  hair: Weighted<HairColorId>;
  hair_type: Weighted<HairTypeId>;
};

const NORDIC_HAIR: Weighted<HairColorId> = [
  ['blonde', 18],
  ['light_blonde', 9],
  ['dark_blonde', 22],
  ['light_brown', 16],
  ['brown', 18],
  ['dark_brown', 9],
  ['red', 4],
  ['strawberry', 3],
  ['dyed', 2],
];
const MIXED_HAIR: Weighted<HairColorId> = [
  ['dark_blonde', 12],
  ['light_brown', 16],
  ['brown', 32],
  ['dark_brown', 32],
  ['black', 8],
];
const DARK_HAIR: Weighted<HairColorId> = [
  ['black', 55],
  ['dark_brown', 38],
  ['brown', 7],
];
const STRAIGHTISH: Weighted<HairTypeId> = [
  ['straight', 50],
  ['wavy', 38],
  ['curly', 12],
];
const WAVY: Weighted<HairTypeId> = [
  ['straight', 26],
  ['wavy', 44],
  ['curly', 30],
];
const STRAIGHT: Weighted<HairTypeId> = [
  ['straight', 85],
  ['wavy', 15],
];
const COILY: Weighted<HairTypeId> = [
  ['coily', 78],
  ['curly', 22],
];

const SWEDISH_LAST: Names = [
  'Ahlgren',
  'Backlund',
  'Berglind',
  'Björklund',
  'Boman',
  'Borgström',
  'Brolin',
  'Edström',
  'Ekdahl',
  'Eklöf',
  'Engdahl',
  'Falkner',
  'Forsell',
  'Fransson',
  'Granlund',
  'Hagberg',
  'Hallgren',
  'Hedström',
  'Hellberg',
  'Holmgren',
  'Isaksson',
  'Källström',
  'Lindvall',
  'Ljungberg',
  'Lundmark',
  'Malmgren',
  'Melander',
  'Månsson',
  'Norling',
  'Nyberg',
  'Olofsdotter',
  'Rosén',
  'Rydell',
  'Sandell',
  'Sjögren',
  'Stenvall',
  'Sundin',
  'Svedberg',
  'Söderlund',
  'Thorell',
  'Tjäder',
  'Wallgren',
  'Wennberg',
  'Wikander',
  'Åberg',
  'Åkerlund',
  'Öberg',
  'Östman',
];

/** Swedish first names by age: over 61 years, 34 to 61, and younger. */
export const SWEDISH_FIRST = {
  older: {
    female: [
      'Birgitta',
      'Gunilla',
      'Kerstin',
      'Margareta',
      'Ingrid',
      'Inger',
      'Anita',
      'Ulla',
      'Gun',
      'Solveig',
      'Monica',
      'Yvonne',
    ],
    male: ['Göran', 'Lennart', 'Bengt', 'Leif', 'Kjell', 'Rolf', 'Sven', 'Åke', 'Bertil', 'Roland', 'Christer', 'Hans'],
  },
  middle: {
    female: [
      'Helena',
      'Åsa',
      'Malin',
      'Jenny',
      'Ulrika',
      'Camilla',
      'Pernilla',
      'Linda',
      'Sofia',
      'Anneli',
      'Cecilia',
      'Johanna',
      'Petra',
      'Karin',
      'Jessica',
      'Emma',
    ],
    male: [
      'Magnus',
      'Jonas',
      'Fredrik',
      'Mattias',
      'Patrik',
      'Niklas',
      'Henrik',
      'Andreas',
      'Tobias',
      'Johan',
      'Martin',
      'Joakim',
      'Daniel',
      'Marcus',
      'Björn',
      'Stefan',
    ],
  },
  younger: {
    female: [
      'Alva',
      'Ebba',
      'Elsa',
      'Saga',
      'Tilda',
      'Moa',
      'Nellie',
      'Freja',
      'Linnea',
      'Wilma',
      'Tuva',
      'Signe',
      'Klara',
      'Agnes',
      'Hanna',
      'Stina',
      'Lovisa',
      'Amanda',
    ],
    male: [
      'Viktor',
      'Axel',
      'Emil',
      'Oscar',
      'Elias',
      'Albin',
      'Hugo',
      'Melker',
      'Isak',
      'Ludvig',
      'Anton',
      'Filip',
      'Gustav',
      'Love',
      'Simon',
      'Nils',
      'Alfred',
      'Edvin',
    ],
  },
} as const satisfies Record<string, { female: Names; male: Names }>;

export const NAME_STOCKS: Record<string, NameStock> = {
  swedish: {
    weight: 64,
    // Swedish first names are chosen by age instead; see SWEDISH_FIRST.
    female: SWEDISH_FIRST.middle.female,
    male: SWEDISH_FIRST.middle.male,
    last: SWEDISH_LAST,
    languages: [],
    hair: NORDIC_HAIR,
    hair_type: STRAIGHTISH,
  },
  finnish: {
    weight: 5,
    female: ['Päivi', 'Tiina', 'Aino', 'Riikka', 'Katja', 'Sanna'],
    male: ['Jari', 'Timo', 'Mikko', 'Pekka', 'Antti', 'Sami'],
    last: ['Koskela', 'Lahtinen', 'Niemelä', 'Rantala', 'Salmela', 'Heikkilä'],
    languages: ['fi'],
    hair: NORDIC_HAIR,
    hair_type: STRAIGHTISH,
  },
  bosnian: {
    weight: 5,
    female: ['Amra', 'Lejla', 'Selma', 'Emina', 'Dženana', 'Aida'],
    male: ['Adnan', 'Emir', 'Haris', 'Damir', 'Senad', 'Nedim'],
    last: ['Begović', 'Hadžić', 'Mujić', 'Omerović', 'Delić', 'Kovačević'],
    languages: ['bs'],
    hair: MIXED_HAIR,
    hair_type: WAVY,
  },
  arabic: {
    weight: 6,
    female: ['Rania', 'Noor', 'Yasmin', 'Dalia', 'Samira', 'Hiba'],
    male: ['Karim', 'Yousef', 'Omar', 'Tarek', 'Bilal', 'Samir'],
    last: ['Haddad', 'Nasser', 'Khalil', 'Mansour', 'Al-Rashid', 'Saleh'],
    languages: ['ar'],
    hair: DARK_HAIR,
    hair_type: WAVY,
  },
  persian: {
    weight: 4,
    female: ['Parisa', 'Shirin', 'Nasrin', 'Leila', 'Mina', 'Azadeh'],
    male: ['Arash', 'Kaveh', 'Reza', 'Babak', 'Siavash', 'Omid'],
    last: ['Rahimi', 'Karimi', 'Moradi', 'Tehrani', 'Sadeghi', 'Jafari'],
    languages: ['fa'],
    hair: DARK_HAIR,
    hair_type: WAVY,
  },
  kurdish: {
    weight: 2,
    female: ['Berivan', 'Rojin', 'Dilan', 'Evin'],
    male: ['Azad', 'Baran', 'Rebin', 'Zana'],
    last: ['Aydin', 'Demir', 'Barzan', 'Ciftci'],
    languages: ['ku', 'tr'],
    hair: DARK_HAIR,
    hair_type: WAVY,
  },
  somali: {
    weight: 3,
    female: ['Hodan', 'Ifrah', 'Sahra', 'Ayaan', 'Fadumo'],
    male: ['Abdi', 'Liban', 'Mahad', 'Guled', 'Zakaria'],
    last: ['Warsame', 'Abdullahi', 'Farah', 'Jama', 'Osman'],
    languages: ['so'],
    hair: [['black', 1]],
    hair_type: COILY,
  },
  eritrean: {
    weight: 2,
    female: ['Selam', 'Luwam', 'Feven', 'Rahel'],
    male: ['Yonas', 'Samuel', 'Filmon', 'Dawit'],
    last: ['Tesfay', 'Haile', 'Kidane', 'Gebre'],
    languages: ['ti'],
    hair: [['black', 1]],
    hair_type: COILY,
  },
  polish: {
    weight: 3,
    female: ['Agnieszka', 'Katarzyna', 'Ewelina', 'Zofia'],
    male: ['Piotr', 'Tomasz', 'Marek', 'Kamil'],
    last: ['Wójcik', 'Zielińska', 'Mazur', 'Kaczmarek'],
    languages: ['pl'],
    hair: NORDIC_HAIR,
    hair_type: STRAIGHTISH,
  },
  spanish: {
    weight: 3,
    female: ['Camila', 'Valentina', 'Paola', 'Marisol', 'Catalina'],
    male: ['Mateo', 'Diego', 'Ignacio', 'Rodrigo', 'Sebastián'],
    last: ['Fuentes', 'Sepúlveda', 'Rojas', 'Vargas', 'Contreras'],
    languages: ['es'],
    hair: DARK_HAIR,
    hair_type: WAVY,
  },
  thai_vietnamese: {
    weight: 2,
    female: ['Linh', 'Mai', 'Thuy', 'Huong'],
    male: ['Minh', 'Duc', 'Tuan', 'Long'],
    last: ['Nguyen', 'Tran', 'Pham', 'Vo'],
    languages: ['vi'],
    hair: [['black', 1]],
    hair_type: STRAIGHT,
  },
  west_african: {
    weight: 1,
    female: ['Awa', 'Fatou', 'Isatou', 'Mariama'],
    male: ['Lamin', 'Ebrima', 'Modou', 'Ousman'],
    last: ['Ceesay', 'Jallow', 'Touray', 'Sowe'],
    languages: ['fr'],
    hair: [['black', 1]],
    hair_type: COILY,
  },
};

/** Names of widely known people, which the generator does not use. Extend the list when you notice another. */
export const KNOWN_NAMES: readonly string[] = [
  'Andreas Isaksson',
  'Ebba Åkerlund',
  'Fredrik Ljungberg',
  'Fredrik Nyberg',
  'Hanna Öberg',
  'Jonas Åkerlund',
  'Sven Rydell',
];

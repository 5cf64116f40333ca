import type { DemoProject } from './demo-project.ts';
import { roleOf } from './role-of.ts';

/** Commercials, stills, fashion and company film. */
export const ADVERTISING_PROJECTS: readonly DemoProject[] = [
  {
    title: 'Fredagsmys för en livsmedelskedja',
    company_key: 'tegel',
    production_type: 'commercial_film',
    description:
      'Tre filmer på tjugo sekunder i ett radhus. Varm ton, vardagskomik och mat som ska ätas på riktigt i många omtagningar.',
    municipality_id: '0182',
    days: 2,
    usage: { media: ['tv', 'online', 'paid_social'], territory: 'SE', months: 12 },
    roles: [
      roleOf({
        title: 'Mamman',
        description: 'Trött men road. Äter tacos elva gånger utan att tappa glöden.',
        category_id: 'actor',
        ages: [36, 48],
        genders: ['female'],
        fee_kr: 8500,
      }),
      roleOf({
        title: 'Pappan',
        description: 'Överambitiös vid spisen.',
        category_id: 'actor',
        ages: [38, 50],
        genders: ['male'],
        skills: [{ skill_id: 'cooking', level: 1 }],
        fee_kr: 8500,
      }),
      roleOf({
        title: 'Tonåringen',
        description: 'Ser knappt upp från mobilen. Arbetstid enligt reglerna för minderåriga.',
        category_id: 'actor',
        ages: [13, 17],
        fee_kr: 5500,
      }),
    ],
  },
  {
    title: 'Höstkollektion, e-handel',
    company_key: 'melins',
    production_type: 'stills',
    description:
      'Stillbild i vår studio i Borås, åttio plagg om dagen. Vi visar alla storlekar och söker modeller som är snabba på byten.',
    municipality_id: '1490',
    days: 3,
    usage: { media: ['online', 'organic_social'], territory: 'NORDIC', months: 6 },
    roles: [
      roleOf({
        title: 'Dammodell, storlek 38 till 40',
        description: 'Längd 172 till 178 cm, naturligt hår.',
        category_id: 'model',
        headcount: 2,
        ages: [20, 35],
        genders: ['female'],
        skills: [{ skill_id: 'posing', level: 2 }],
        fee_kr: 5500,
      }),
      roleOf({
        title: 'Dammodell, storlek 46 till 50',
        description: 'Trygg framför kameran och van vid e-handel.',
        category_id: 'plus_model',
        ages: [24, 45],
        genders: ['female'],
        fee_kr: 5500,
      }),
      roleOf({
        title: 'Herrmodell, storlek 50',
        description: 'Längd 184 till 190 cm, skägg går bra.',
        category_id: 'model',
        ages: [22, 40],
        genders: ['male'],
        fee_kr: 5500,
      }),
    ],
  },
  {
    title: 'Pensionen som reser',
    company_key: 'kvarter',
    production_type: 'stills',
    description:
      'Kampanj för en bank om livet efter jobbet. Vi fotograferar ett par och två ensamma resenärer på tåg och brygga, i dagsljus.',
    municipality_id: '1383',
    days: 2,
    usage: { media: ['ooh', 'print', 'online'], territory: 'SE', months: 12 },
    roles: [
      roleOf({
        title: 'Paret',
        description: 'Två personer som ser ut att ha levt ihop länge, i vilken sammansättning som helst.',
        category_id: 'model',
        headcount: 2,
        ages: [64, 76],
        fee_kr: 7000,
      }),
      roleOf({
        title: 'Badaren',
        description: 'Badar i åtta grader och ser ut att njuta.',
        category_id: 'real_person',
        ages: [60, 75],
        skills: [{ skill_id: 'swimming', level: 1 }],
        fee_kr: 6500,
      }),
    ],
  },
  {
    title: 'Cykla till jobbet',
    company_key: 'kvarter',
    production_type: 'commercial_film',
    description:
      'Film för en kommunal kampanj om cykelvägar. Tidiga morgnar i Uppsala, regn är välkommet. Alla cyklar på egen cykel.',
    municipality_id: '0380',
    days: 2,
    usage: { media: ['online', 'paid_social', 'ooh'], territory: 'SE', months: 9 },
    roles: [
      roleOf({
        title: 'Pendlaren',
        description: 'Bär filmen genom tre årstider. Ska cykla utan händer en kort bit.',
        category_id: 'actor',
        ages: [28, 45],
        skills: [{ skill_id: 'cycling', level: 2 }],
        fee_kr: 7000,
      }),
      roleOf({
        title: 'Strömmen av cyklister',
        description: 'Statister i alla åldrar med egen cykel, lådcykel är en merit.',
        category_id: 'extra',
        headcount: 15,
        ages: [18, 70],
        fee_kr: 1400,
      }),
    ],
  },
  {
    title: 'Brygga, ny kollektion i linne',
    company_key: 'oresundsbild',
    production_type: 'stills',
    description:
      'Modefoto på Österlen för ett mindre klädmärke. Naturligt ljus, nästan inget smink och bara fötter på varm sten.',
    municipality_id: '1291',
    days: 1,
    usage: { media: ['online', 'print', 'instore'], territory: 'EU', months: 12 },
    roles: [
      roleOf({
        title: 'Huvudmodell',
        description: 'Lugnt uttryck och fräknar eller annat som gör ansiktet eget.',
        category_id: 'model',
        ages: [25, 40],
        genders: ['female', 'non_binary'],
        skills: [{ skill_id: 'posing', level: 3 }],
        fee_kr: 8000,
      }),
      roleOf({
        title: 'Händer som viker tyg',
        description: 'Handmodell för närbilder, korta omålade naglar.',
        category_id: 'hand_model',
        ages: [20, 60],
        fee_kr: 3600,
      }),
    ],
  },
  {
    title: 'Säker på höjden, utbildningsfilm',
    company_key: 'vastlanken',
    production_type: 'corporate',
    description:
      'Utbildningsfilm för byggbranschen om fallskydd. Inspelning på en riktig ställning i Mölndal, med skyddsombud på plats.',
    municipality_id: '1481',
    days: 2,
    usage: { media: ['internal'], territory: 'SE', months: 36 },
    roles: [
      roleOf({
        title: 'Arbetsledaren',
        description: 'Förklarar lugnt till kameran, läser från prompter.',
        category_id: 'actor',
        ages: [40, 58],
        skills: [{ skill_id: 'teleprompter', level: 1 }],
        fee_kr: 5400,
      }),
      roleOf({
        title: 'Hantverkare som faller',
        description: 'Faller två meter i sele mot tjock matta.',
        category_id: 'stunt',
        ages: [22, 45],
        skills: [{ skill_id: 'falls', level: 3 }],
        fee_kr: 8500,
      }),
    ],
  },
  {
    title: 'Gotland i november',
    company_key: 'gotska',
    production_type: 'social',
    description:
      'Korta filmer om ön utanför säsong: bageri, ringmur, storm. Liten grupp, mycket promenader och ingen replik som inte kommer naturligt.',
    municipality_id: '0980',
    days: 2,
    usage: { media: ['organic_social', 'paid_social'], territory: 'NORDIC', months: 12 },
    roles: [
      roleOf({
        title: 'Två vänner',
        description: 'Känner varandra på riktigt eller spelar det trovärdigt.',
        category_id: 'real_person',
        headcount: 2,
        ages: [25, 40],
        fee_kr: 3500,
      }),
    ],
  },
];

import type { DemoProject } from './demo-project.ts';
import { roleOf } from './role-of.ts';

/** Theatre, show, event and voice. */
export const STAGE_PROJECTS: readonly DemoProject[] = [
  {
    title: 'Måsen på magasinet',
    company_key: 'alvsborgsscenen',
    production_type: 'theatre',
    description:
      'Tjechov i nedlagt spannmålsmagasin. Sex veckors repetition och trettio föreställningar, turné i Västergötland på våren.',
    municipality_id: '1488',
    days: 60,
    usage: null,
    roles: [
      roleOf({
        title: 'Nina',
        description: 'Sjunger en visa a cappella i fjärde akten.',
        category_id: 'actor',
        ages: [20, 29],
        genders: ['female'],
        skills: [{ skill_id: 'singing', level: 2 }],
        fee_kr: 3200,
      }),
      roleOf({
        title: 'Doktor Dorn',
        description: 'Scenvan skådespelare med god diktion.',
        category_id: 'actor',
        ages: [50, 66],
        genders: ['male'],
        skills: [{ skill_id: 'acting', level: 3 }],
        fee_kr: 3200,
      }),
    ],
  },
  {
    title: 'Ronja på turné',
    company_key: 'alvsborgsscenen',
    production_type: 'musical',
    description:
      'Familjemusikal i fri tolkning, med levande musik på scen. Alla medverkande sjunger, och flera spelar instrument.',
    municipality_id: '1480',
    days: 45,
    usage: null,
    roles: [
      roleOf({
        title: 'Rövare som spelar',
        description: 'Sång i stämmor och minst ett instrument som går att bära.',
        category_id: 'musician',
        headcount: 4,
        ages: [22, 50],
        skills: [{ skill_id: 'accordion', level: 2 }],
        fee_kr: 3300,
      }),
      roleOf({
        title: 'Vildvittra',
        description: 'Luftakrobat med röst, arbetar sex meter upp.',
        category_id: 'circus',
        headcount: 2,
        ages: [20, 38],
        skills: [{ skill_id: 'aerial', level: 3 }],
        fee_kr: 4600,
      }),
    ],
  },
  {
    title: 'Invigning av kulturhuset',
    company_key: 'polarljus',
    production_type: 'event',
    description:
      'Tre dagars invigning i Skellefteå med tal, konserter och visningar. Vi behöver värdar som hittar i huset och en konferencier som håller tiden.',
    municipality_id: '2482',
    days: 3,
    usage: { media: ['pr', 'organic_social'], territory: 'SE', months: 6 },
    roles: [
      roleOf({
        title: 'Konferencier',
        description: 'Leder invigningskvällen på svenska och engelska.',
        category_id: 'host',
        ages: [28, 60],
        skills: [{ skill_id: 'hosting', level: 3 }],
        languages: [{ language_id: 'en', level: 3 }],
        fee_kr: 9000,
      }),
      roleOf({
        title: 'Värdar',
        description: 'Tar emot gäster, visar vägen och svarar på frågor. Samiska är en merit.',
        category_id: 'event_staff',
        headcount: 10,
        ages: [18, 65],
        fee_kr: 2100,
      }),
      roleOf({
        title: 'Jojkare',
        description: 'Öppnar kvällen ensam på scen.',
        category_id: 'singer',
        ages: [20, 70],
        skills: [{ skill_id: 'joik', level: 3 }],
        fee_kr: 6000,
      }),
    ],
  },
  {
    title: 'Modevisning i saluhallen',
    company_key: 'oresundsbild',
    production_type: 'fashion_show',
    description:
      'Kvällsvisning med skånska formgivare i Malmö saluhall. Provning dagen före, två genomgångar och en visning.',
    municipality_id: '1280',
    days: 2,
    usage: { media: ['pr', 'organic_social', 'online'], territory: 'NORDIC', months: 6 },
    roles: [
      roleOf({
        title: 'Modeller, alla åldrar',
        description: 'Van gång, egna svarta skor.',
        category_id: 'runway_model',
        headcount: 12,
        ages: [18, 70],
        skills: [{ skill_id: 'catwalk', level: 2 }],
        fee_kr: 3800,
      }),
      roleOf({
        title: 'Dj',
        description: 'Eget spår i samarbete med koreografen, allt på vinyl.',
        category_id: 'dj',
        ages: [20, 55],
        skills: [{ skill_id: 'djing', level: 3 }],
        fee_kr: 6500,
      }),
    ],
  },
  {
    title: 'Ljudboken om haven',
    company_key: 'rostkammaren',
    production_type: 'voice',
    description: 'Fackbok på nio timmar om havens historia. Inläsning fyra timmar om dagen med regissör i studion.',
    municipality_id: '0180',
    days: 6,
    usage: { media: ['streaming'], territory: 'NORDIC', months: 120 },
    roles: [
      roleOf({
        title: 'Inläsare',
        description: 'Mörk, lugn röst och säkert uttal av latinska artnamn.',
        category_id: 'voiceover',
        ages: [40, 70],
        skills: [{ skill_id: 'voice_work', level: 3 }],
        fee_kr: 4200,
      }),
    ],
  },
  {
    title: 'Radioreklam på fem dialekter',
    company_key: 'rostkammaren',
    production_type: 'voice',
    description:
      'Fem korta spottar för ett elbolag, var och en på sin dialekt. En halvdag i studio eller på distans med godkänd ljudmiljö.',
    municipality_id: '0180',
    days: 1,
    usage: { media: ['radio', 'online'], territory: 'SE', months: 6 },
    roles: [
      roleOf({
        title: 'Dialektröst',
        description: 'Skånska, göteborgska, norrländska, dalmål eller gotländska som modersmål.',
        category_id: 'voiceover',
        headcount: 5,
        ages: [25, 65],
        fee_kr: 3900,
      }),
      roleOf({
        title: 'Avsändarröst',
        description: 'Rikssvenska, saklig och varm.',
        category_id: 'voiceover',
        ages: [30, 55],
        skills: [{ skill_id: 'voice_work', level: 3 }],
        fee_kr: 5200,
      }),
    ],
  },
];

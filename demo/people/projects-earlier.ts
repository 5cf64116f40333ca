import type { DemoProject } from './demo-project.ts';
import { roleOf } from './role-of.ts';

/** A brief of one day and one role whose recordings are not shown afterwards. */
function smallJob(
  brief: Pick<DemoProject, 'title' | 'company_key' | 'production_type' | 'description' | 'municipality_id'>,
  role: Parameters<typeof roleOf>[0],
): DemoProject {
  return { ...brief, days: 1, usage: null, roles: [roleOf(role)] };
}

/** Briefs of the companies' first small jobs, with fees that tend to grow over the year. */
export const EARLIER_PROJECTS: readonly DemoProject[] = [
  smallJob(
    {
      title: 'Provläsning av en debutroman',
      company_key: 'norrhamn',
      production_type: 'feature_film',
      municipality_id: '0180',
      description: 'Vi läser ett manus högt för finansiärerna, en förmiddag vid bord.',
    },
    {
      title: 'Läsaren',
      description: 'Läser huvudrollen från bladet.',
      category_id: 'actor',
      ages: [18, 65],
      fee_kr: 3200,
    },
  ),
  smallJob(
    {
      title: 'Mässvärdar i Luleå',
      company_key: 'polarljus',
      production_type: 'event',
      municipality_id: '2580',
      description: 'En dag på en branschmässa. Montern har kaffe och frågesport.',
    },
    {
      title: 'Värdar i montern',
      description: 'Tar emot och leder frågesporten.',
      category_id: 'event_staff',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 2600,
    },
  ),
  smallJob(
    {
      title: 'Telefonröst till en vårdcentral',
      company_key: 'rostkammaren',
      production_type: 'voice',
      municipality_id: '0180',
      description: 'Fyrtio korta meddelanden, lugnt och tydligt lästa.',
    },
    {
      title: 'Rösten',
      description: 'Varm röst och tydlig diktion.',
      category_id: 'voiceover',
      ages: [18, 70],
      fee_kr: 4200,
    },
  ),
  smallJob(
    {
      title: 'Provplagg inför visning',
      company_key: 'melins',
      production_type: 'stills',
      municipality_id: '1490',
      description: 'Vi provar en kollektion på kropp och ändrar medan ni har den på er.',
    },
    {
      title: 'Provmodell',
      description: 'Står länge och säger var det stramar.',
      category_id: 'fit_model',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 3800,
    },
  ),
  smallJob(
    {
      title: 'Referensbilder till ett äventyrsspel',
      company_key: 'fyrkant',
      production_type: 'game',
      municipality_id: '1496',
      description: 'Hundra hållningar och ansiktsuttryck som våra tecknare ritar efter.',
    },
    {
      title: 'Förlagan',
      description: 'Rör sig väl och håller en pose.',
      category_id: 'actor',
      ages: [18, 65],
      fee_kr: 5600,
    },
  ),
  smallJob(
    {
      title: 'Sommelieren provspelar',
      company_key: 'norrhamn',
      production_type: 'short_film',
      municipality_id: '0180',
      description: 'Provinspelning av två scener, för att hitta tonen i en kommande film.',
    },
    {
      title: 'Gästerna',
      description: 'Ett par som inte är överens om vinet.',
      category_id: 'actor',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 4500,
    },
  ),
  smallJob(
    {
      title: 'Kundkväll på banken',
      company_key: 'kvarter',
      production_type: 'event',
      municipality_id: '0180',
      description: 'En kväll om att spara. Någon leder samtalet och håller tiden.',
    },
    {
      title: 'Konferencier',
      description: 'Påläst, snabb och vänlig.',
      category_id: 'host',
      ages: [18, 70],
      fee_kr: 8900,
    },
  ),
  smallJob(
    {
      title: 'Repliker till en ljudguide',
      company_key: 'rostkammaren',
      production_type: 'voice',
      municipality_id: '0180',
      description: 'En vandring genom ett museum, läst av två personer som möts där.',
    },
    {
      title: 'Guiderna',
      description: 'Berättar som för en vän.',
      category_id: 'voice_actor',
      headcount: 2,
      ages: [18, 70],
      fee_kr: 5200,
    },
  ),
  smallJob(
    {
      title: 'Skolföreställning på turné',
      company_key: 'alvsborgsscenen',
      production_type: 'theatre',
      municipality_id: '1488',
      description: 'Inhopp en dag i två föreställningar för mellanstadiet.',
    },
    {
      title: 'Inhopparen',
      description: 'Lär sig rollen på tre dagar.',
      category_id: 'actor',
      ages: [18, 65],
      fee_kr: 6400,
    },
  ),
  smallJob(
    {
      title: 'Modeller till en inredningsbutik',
      company_key: 'oresundsbild',
      production_type: 'stills',
      municipality_id: '1280',
      description: 'Händer, ryggar och en soffa. Bilderna är till ett internt säljmöte.',
    },
    {
      title: 'Paret i soffan',
      description: 'Ser ut att bo där.',
      category_id: 'model',
      headcount: 2,
      ages: [18, 70],
      fee_kr: 6800,
    },
  ),
  smallJob(
    {
      title: 'Smakprov på torget',
      company_key: 'gotska',
      production_type: 'event',
      municipality_id: '0980',
      description: 'Vi bjuder på ost och senap och berättar om dem som gör den.',
    },
    {
      title: 'Berättare vid disken',
      description: 'Gillar folk och ost.',
      category_id: 'promoter',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 5900,
    },
  ),
  smallJob(
    {
      title: 'Utbildning i bemötande',
      company_key: 'norrhamn',
      production_type: 'corporate',
      municipality_id: '0180',
      description: 'Skådespelare spelar svåra samtal med personalen på ett sjukhus.',
    },
    {
      title: 'Den oroliga anhöriga',
      description: 'Improviserar och lyssnar.',
      category_id: 'actor',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 7800,
    },
  ),
  smallJob(
    {
      title: 'Provfilm för en matkedja',
      company_key: 'tegel',
      production_type: 'commercial_film',
      municipality_id: '0180',
      description: 'En film som bara kunden ser, för att välja mellan två idéer.',
    },
    {
      title: 'Grannarna',
      description: 'Lånar socker och stannar på middag.',
      category_id: 'actor',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 9200,
    },
  ),
  smallJob(
    {
      title: 'Bordsläsning inför säsong två',
      company_key: 'norrhamn',
      production_type: 'tv_series',
      municipality_id: '0180',
      description: 'Sex avsnitt på en dag, med författarna i rummet.',
    },
    {
      title: 'Läsare av alla biroller',
      description: 'Byter röst mellan raderna.',
      category_id: 'actor',
      headcount: 2,
      ages: [18, 65],
      fee_kr: 8400,
    },
  ),
  smallJob(
    {
      title: 'Jubileum på konserthuset',
      company_key: 'polarljus',
      production_type: 'event',
      municipality_id: '2482',
      description: 'Ett energibolag fyller hundra år och bjuder in hela staden.',
    },
    {
      title: 'Kvällens värdar',
      description: 'Leder kvällen från scenen, två tillsammans.',
      category_id: 'host',
      headcount: 2,
      ages: [18, 70],
      fee_kr: 12500,
    },
  ),
];

import type { CategoryId } from '#domain/kernel/vocabulary/categories.ts';
import { type LanguageId, languages } from '#domain/kernel/vocabulary/languages.ts';
import { type MunicipalityId, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { Random } from './random.ts';
import { COASTAL_SKILLS, COMMON_SKILLS, type DemoSkillId, NORTHERN_SKILLS, SKILL_PHRASES } from './skill-phrases.ts';

type Lines = readonly [string, ...string[]];

/** First sentences by main trade. {plats} is the municipality, {år} years in the trade, {start} the year it began. */
const OPENINGS: Partial<Record<CategoryId, Lines>> = {
  actor: [
    'Skådespelare i {plats} med {år} år i yrket, mest inom film och fri scenkonst.',
    'Jag är skådespelare och bor i {plats}. Började på scen {start} och har sedan dess växlat mellan teater och kamera.',
    'Utbildad på teaterhögskola, verksam i {plats} sedan {start}.',
    'Jag dras till roller där något skaver och till regissörer som låter en prova.',
    'Skådespelare med fysisk bakgrund. Det mesta av mitt arbete har varit kortfilm, reklam och turnerande teater.',
    'Har spelat allt från julspel till tv-drama och trivs bäst när texten är bra.',
    'Jag arbetar som skådespelare på heltid och har {plats} som bas.',
  ],
  extra: [
    'Jag har varit statist i {år} år och vet hur en inspelningsdag går till.',
    'Statist från {plats} som kommer i tid, väntar utan att klaga och minns sin position.',
    'Har medverkat som statist i flera svenska serier sedan {start}.',
    'Arbetar deltid och kan därför ofta ställa upp med kort varsel.',
    'Jag tycker om att stå i bakgrunden och se hur en scen byggs upp.',
    'Ny som statist men nyfiken på allt som händer runt en inspelning.',
  ],
  model: [
    'Modell sedan {start}, mest e-handel och katalog.',
    'Jag bor i {plats} och arbetar som modell vid sidan av studierna.',
    'Van vid stillbild, både i studio och utomhus i alla väder.',
    'Har arbetat med kampanjer för kläder, glasögon och resor i {år} år.',
    'Jag blev upptäckt på tunnelbanan {start} och har fortsatt sedan dess.',
    'Kommersiell modell med bas i {plats}, lätt att ta regi och snabb på byten.',
  ],
  dancer: [
    'Dansare och rörelsemänniska med {år} år på scen.',
    'Utbildad dansare, bosatt i {plats}, med vana av både musikvideo och turné.',
    'Jag har dansat sedan jag var sex och lär mig koreografi snabbt.',
    'Arbetar som dansare och undervisar mellan uppdragen.',
  ],
  singer: [
    'Sångare med {år} år i band, studio och på privata scener.',
    'Jag sjunger det mesta från visa till soul och bor i {plats}.',
    'Har sjungit på fler bröllop än jag kan räkna och i några riktigt stora körer.',
  ],
  musician: [
    'Frilansmusiker i {plats} som gärna syns i bild när det behövs någon som spelar på riktigt.',
    'Jag lever på musik sedan {start}, i orkester, på turné och i studio.',
    'Musiker som är van vid att spela till klick och ta om samma fyra takter hela dagen.',
  ],
  voiceover: [
    'Speaker med egen studio i {plats} och leverans samma dag.',
    'Jag har läst in reklam, e-utbildningar och telefonslingor i {år} år.',
    'Lugn röst, rak ton och vana att läsa mot bild.',
  ],
  presenter: [
    'Programledare med bakgrund i lokalradio och direktsändning.',
    'Jag har lett konferenser och sändningar sedan {start}.',
    'Van vid hörsnäcka, körschema och gäster som pratar för länge.',
  ],
  comedian: [
    'Ståuppare från {plats} som också spelar karaktärsroller.',
    'Jag skriver och framför komik sedan {start}, på klubb och i podd.',
  ],
  stunt: [
    'Stuntperson med {år} år inom film och tv.',
    'Jag arbetar med fall, slagsmål och bilar, alltid efter en riskgenomgång.',
  ],
  circus: [
    'Cirkusartist som arbetar både på gatan, i tält och på företagsfester.',
    'Utbildad cirkusartist med {plats} som utgångspunkt.',
  ],
  real_person: [
    'Jag är ingen skådespelare utan mig själv, och det brukar vara det som efterfrågas.',
    'Arbetar till vardags med något helt annat och medverkar i reklam när det passar.',
    'Pappa, mamma, granne eller kollega: jag ser ut som folk gör mest.',
  ],
  amateur_actor: [
    'Amatörskådespelare i {plats} med {år} säsonger på bygdescenen.',
    'Har spelat revy och sommarteater sedan {start} och vill prova på film.',
  ],
  event_staff: ['Värd på mässor och event sedan {start}.', 'Jag är van vid långa dagar, många frågor och bra skor.'],
  bartender: [
    'Bartender med {år} år bakom baren, på krog och på event.',
    'Jag driver bar på fester och inspelningar i trakten av {plats}.',
  ],
  photographer: [
    'Fotograf i {plats} med egen utrustning och bil.',
    'Jag fotograferar porträtt och stillbild på inspelningar sedan {start}.',
  ],
  makeup: ['Sminkör med {år} år inom reklam och film.', 'Jag arbetar med smink och hår, från naturligt till åldrande.'],
  dj: ['Dj från {plats} som läser golvet.', 'Jag spelar på klubbar och företagsfester sedan {start}.'],
  voice_actor: ['Jag gör röster till animerad film och spel.', 'Röstskådespelare som gärna provar många läsningar.'],
};

const TEEN_OPENINGS: Lines = [
  'Jag går i skolan i {plats} och har spelat teater på fritiden i flera år.',
  'Gillar att stå framför kameran och har varit med i två kortfilmer.',
  'Jag går i kulturskolan i {plats} och vill prova på film.',
  'Har varit statist några gånger tillsammans med min vårdnadshavare.',
];

const CLOSINGS: Lines = [
  'Reser gärna i hela landet.',
  'Har bil och kan ta med egen garderob.',
  'Ledig de flesta vardagar.',
  'Kan börja tidigt på morgonen.',
  'Lättast att nå på kvällarna.',
  'Klipper eller färgar håret om rollen kräver det.',
  'Ställer gärna upp på provfilmning.',
  'Skickar egen film inom ett dygn.',
  'Har sovplats både i Stockholm och i Göteborg.',
  'Arbetar helst i små team.',
  'Tackar ja till det mesta men läser alltid manus först.',
  'Föredrar helger under terminerna.',
  'Har arbetat mycket med barn och djur på inspelning.',
  'Tar regi lätt och gillar att repetera.',
  'Kan ta med hund, en lugn golden retriever.',
  'Har F-skatt sedan flera år.',
  'Lämnar referenser på begäran.',
  'Van vid långa dagar och kallt väder.',
];

type BioSource = {
  municipality_id: MunicipalityId;
  categories: readonly CategoryId[];
  skills: readonly { skill_id: DemoSkillId; level: number }[];
  languages: readonly { language_id: LanguageId; level: number }[];
};

const LEISURE_SKILLS = [...COMMON_SKILLS, ...NORTHERN_SKILLS, ...COASTAL_SKILLS];

/** 'a', 'a och b' or 'a, b och c'. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} och ${last}`;
}

/** 'spelar gitarr' becomes 'spelar jag gitarr': Swedish inverts after an opening word. */
const turned = (phrase: string) => phrase.replace(/^(\S+)/, '$1 jag');

function skillSentence(person: BioSource, random: Random): string {
  const best = [...person.skills].sort((a, b) => b.level - a.level).map((skill) => skill.skill_id);
  const isLeisure = (id: DemoSkillId) => LEISURE_SKILLS.includes(id) && !/^(har|är) /.test(SKILL_PHRASES[id]);
  const leisure = random.sample(best.filter(isLeisure), random.int(1, 2)).map((id) => SKILL_PHRASES[id]);
  const [hobby] = leisure;
  if (hobby !== undefined && random.chance(0.5)) {
    return random.pick([
      `På fritiden ${listed([turned(hobby), ...leisure.slice(1)])}.`,
      `Utanför yrket: jag ${listed(leisure)}.`,
      `När jag är ledig ${listed([turned(hobby), ...leisure.slice(1)])}.`,
      `Sedan många år ${turned(hobby)}.`,
    ]);
  }
  const all = listed(random.sample(best.slice(0, 4), random.int(1, 3)).map((id) => SKILL_PHRASES[id]));
  return random.pick([
    `Jag ${all}.`,
    `Bra att veta är att jag ${all}.`,
    `Jag ${all}, och det har jag haft nytta av i flera uppdrag.`,
    `Det ni får på köpet: jag ${all}.`,
  ]);
}

function languageSentence(person: BioSource, random: Random): string | undefined {
  const others = person.languages.filter((spoken) => spoken.language_id !== 'sv' && spoken.language_id !== 'en');
  const best = others.find((spoken) => spoken.level >= 3);
  if (best === undefined) return undefined;
  const name = languages.label(best.language_id).toLowerCase();
  if (best.level === 4) {
    return random.pick([
      `Växte upp med ${name} hemma.`,
      `Jag är tvåspråkig och talar ${name} med min familj.`,
      `Spelar lika gärna på ${name} som på svenska.`,
    ]);
  }
  return `Talar ${name} flytande.`;
}

/**
 * The openings of a main trade, without those that would be odd at this age (years); people under 18 have openings of
 * their own.
 */
function openingsFor(main: CategoryId, age: number): Lines {
  const lines = age < 18 ? TEEN_OPENINGS : (OPENINGS[main] ?? CLOSINGS);
  const [first, ...rest] = lines.filter(
    (line) => (age < 35 || !/studierna|tunnelbanan/.test(line)) && (age >= 24 || !/[Uu]tbildad/.test(line)),
  );
  return first === undefined ? lines : [first, ...rest];
}

/** One to three sentences in the first person, made from the profile; `year` is the current year. */
export function demoBio(person: BioSource, age: number, year: number, random: Random): string {
  const [main = 'extra'] = person.categories;
  const years = Math.max(2, Math.min(random.int(2, 24), age - 17));
  const opening = random
    .pick(openingsFor(main, age))
    .replace('{plats}', municipalities.label(person.municipality_id))
    .replace('{år}', years < NUMBER_WORDS.length ? (NUMBER_WORDS[years] ?? '') : String(years))
    .replace('{start}', String(year - years));
  const second = skillSentence(person, random);
  const spoken = random.chance(0.7) ? languageSentence(person, random) : undefined;
  const third = spoken ?? (age >= 18 ? random.pick(CLOSINGS) : undefined);
  const parts = random.weighted<(string | undefined)[]>([
    [[opening, second, third], 5],
    [[opening, second], 4],
    [[opening, third], 3],
    [[second, third], 1],
  ]);
  // An opening of two sentences takes one more sentence at most.
  const isLong = opening.split('. ').length > 1;
  return parts
    .filter((part) => part !== undefined)
    .slice(0, isLong ? 2 : 3)
    .join(' ');
}

/** Running Swedish spells out numbers up to twelve. */
const NUMBER_WORDS = 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv'.split(' ');

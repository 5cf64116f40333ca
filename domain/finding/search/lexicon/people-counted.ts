import { wordSet } from './word-set.ts';

/** Endings of nouns for several people. */
export const PLURAL_ENDING = /(?:or|ar|er|män|are|s|arna|orna|erna)$/;

/** Nouns for people without a trade or a gender. */
export const PEOPLE = wordSet(
  'personer pers person människor medverkande talanger talang deltagare ungdomar barn vuxna roller ansikten original profiler kompisar vänner artister åringar platser studenter karaktärer volontärer spelare kandidater figuranter röster bästisar typer ekipage frivilliga förbipasserande sångglada dansglada teatersugna spelsugna nyfikna modiga medhjälpare hjälpredor individer instruktörer musikanter tärnor funktionärer själar livvakter personligheter statyer figurer tomtar maskotar syskon bebisar',
);

/** Endings of nouns for people of a craft, singular or plural. */
export const CRAFT_ENDING =
  /(?:are|arna|ister|örer|öser|inor|innor|anter|loger|ör|gymnaster|akrobater|clowner|gymnast|akrobat|erskor|grafer|spelmän|trummisar|skyttar|kockar|smeder|florister|kusker|kuskar|ädgårdsmästare|männ)$/;

/** Endings by which a noun that the lexicon lacks is a noun for people: ambulanssjukvårdare. */
export const PERSON_ENDING =
  /.{3,}(?:are|ister|törer|amatörer|bybor|anter|ikter|loger|nomer|iker|skötare|personal|publik|ungar|kvinnor|män|fåglar)$/;

/** Participles that describe people: 'sjungande och agerande amatörer'. */
export const DESCRIBING = /.{3,}(?:ande|ende)$/;

/** Endings of nouns for people and things that nobody casts: audiences, staff, machines. */
export const NOT_SOUGHT_ENDING =
  /(?:följare|prenumeranter|användare|besökare|tittare|lyssnare|läsare|åskådare|gäster|anställda|medarbetare|hektare|dagare|högtalare|skivspelare|varianter|elefanter|diamanter|konsumenter|minnare|restauranger|åhörare|festivalbesökare|mässbesökare|ändare|pengar|tidningar|ledare)$/;

/** Nouns for one person, whatever number comes before: 'modell 25–35 kvinna'. */
export const SINGULAR_ENDING =
  /(?:kvinna|^man|kille|tjej|^dam|herre|flicka|pojke|modell|skådespelerska|sångerska|^person|dansös)$/;

/** Words between a number and a noun (verbs, prepositions, times) that make the number count something else. */
export const NOT_DESCRIBING_PEOPLE = wordSet(
  'och eller som till i på med för av under per år gånger dagar timmar veckor månader bilder scener repliker minuter låtar inspelningsdagar mil km cm kr kronor tkr heldagar filmer st stycken hundar hästar katter dagars timmars från mot vid personers montörer gäster',
);

/** Words before a number of people who are there already: 'mina fyra tärnor', 'vi blir 90'. */
export const BEFORE_OWN_PEOPLE = wordSet('mina våra deras hennes hans dina era blir bjuder väntar');

/** Words allowed between a label of a count ('antal', 'grupp') and the number. */
export const AFTER_COUNT_LABEL = /^(?:[:=]|roller|personer|statister|om|på|medverkande|ca|är|cirka|av)$/;

/** Words allowed between a number and the counted noun. */
export const PIECES = wordSet('st stycken styck pers');

/** Round numbers as nouns: ett tiotal, ett hundratal, ett dussin. */
export const ROUND_NUMBERS: Readonly<Record<string, number>> = {
  tiotal: 10,
  tjugotal: 20,
  trettiotal: 30,
  femtiotal: 50,
  hundratal: 100,
  dussin: 12,
  dussintal: 12,
  tusental: 1000,
};

/** Feasts and other gatherings, after which a number counts guests: 'firmafest 50 pers'. */
export const FEASTS = /(?:fest|kickoff|bröllop|middag|kalas|konferens|galan?|mingel)$/;

/** Groups and rooms in which people are counted: 'fyra i kören och fyra i orkestern'. */
export const GROUPS = /(?:kören|orkestern|baren|bandet|ensemblen|köket|entrén|garderoben|baletten|dansgruppen|scenen)$/;

/** Plurals of groups, which count groups, not people: 'körer, gärna två stycken'. */
export const COUNTED_GROUPS = /(?:körer|band|orkestrar|grupper|lag|familjer|föreningar|trupper)$/;

/** Words after 'i' that name no group or place of counted people: '2 i rad'. */
export const NO_WHEREABOUTS = wordSet('rad taget veckan timmen dagen månaden år åldern stöten sänder');

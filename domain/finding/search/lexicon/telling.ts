import { wordSet } from './word-set.ts';

/** What happened is a story, not what is asked for. */
export const HAPPENED =
  /^(?:spelade|sjöng|dansade|.{3,}(?:ades|ddes|erade)|träffades|bodde|växte|flyttade|gifte|föddes|jobbade|hade|körde|kört|drömmer|jobbar|fd|bott|minns|brukade)$/;

/** Words that begin a sentence and are nobody's name. */
export const NOT_A_NAME = wordSet('du den som vi ni personen talang helst gärna någon alla bor');

/** Verbs of what is to be, at a place that counts. */
export const TO_HOLD = wordSet('gifter firar håller vigs plåtar arrangerar anordnar bjuder spelas filmas plåtas hålls');

/** Where a sentence about who asks goes on to something else. */
export const AFTER_WHAT_WE_ARE = /^(?:som|och|o|så|,|[.;!?]|men|-)$/;

/** After 'vi är' it says what is sought, not who asks. */
export const AFTER_WE_ARE = wordSet('på ute intresserade i nyfikna sugna redo efter öppna från av');

/** Journeys that are paid for, beside a place that is not searched. */
export const JOURNEYS = wordSet('resa resan resor tåg tåget flyg flyget tågresa buss milersättning');

/** Verbs of a day that is another one now. */
export const MOVED = wordSet('flyttad flyttat flyttas flyttats ändrad ändrat ändras bytt byter ändrats');

/** Verbs of somebody's life, which is told and not asked for. */
export const LIVES = wordSet(
  'älskar gillar avgudar hatar saknar minns brukade fyller blir fyllde jobbar spelade drömmer',
);

/** Who is told of. */
export const WHO_IS_TOLD_OF = wordSet('han hon hen de mamma pappa mormor morfar farmor farfar');

/** Somebody in the definite form who is there already. */
export const CAST_ALREADY = wordSet(
  'kvinnan mannen tjejen killen skådisen skådespelaren skådespelerskan partnern motspelaren',
);

/** Labels of who pays for a film. */
export const CLIENT_LABELS = wordSet(
  'kund kunden slutkund byrå byrån uppdragsgivare klient varumärke bolag beställare produktionsbolag produkt produkten not kontakt kontaktperson avsändare annonsör referens regi regissör manus producent foto musik titel arbetstitel arbetsnamn film filmtitel publik målgrupp målgruppen moodboard tonalitet brand logline frågor ref kanal kanaler media medier format författare rollnamn namn karaktärsnamn sponsor sponsorer samarbete fotograf koreograf scenograf',
);

/** Labels of what a film tells. */
export const STORY_LABELS = wordSet(
  'synopsis handling handlingen story storyn storyline bakgrund premiss logline berättelse berättelsen intrig koncept konceptet idé idén manusidé sammanfattning historien',
);

/** Works that are about somebody: 'en film om en polis'. */
export const WORKS_ENDING =
  /(?:film|filmen|podd|podden|podcast|program|programmet|video|videon|kampanj|kampanjen|serie|serien|dokumentär|pjäs|pjäsen|föreläsning|föreläsningen|reportage|inslag|bok|ljudbok|musikal|föreställning)$/;

/** What is said of where and how long a film is shown. */
export const USAGE = wordSet(
  'visas sänds släpps lanseras klipps visningsområde visningstid nyttjande nyttjanderätt nyttjanderätten buyout buy licens licensen rättigheter rättigheterna exklusivitet branschspärr spridning publiceras publicering territorium territorier kampanjperiod usage användning användningsområde användningen användarrättigheter friköp frikop marknader livslängd löptid',
);

/** Words of a day by which to answer. */
export const DEADLINES = wordSet(
  'senast deadline sista osa ansökan ansök ansökningar svara svar besked svarstid anmäl anmälan skicka intresseanmälan ansökningstid leverans levereras maila mejla bifoga sök',
);

/** Verbs of what is told on a day that is no day of work. */
export const TOLD_LATER = wordSet(
  'bekräftas meddelas lämnas kontaktas återkopplas återkopplar beslutas stänger publiceras',
);

/** After 'sista' it is a deadline. */
export const AFTER_LAST = wordSet(
  'dag dagen ansökningsdag svarsdag anmälningsdag datum ansökningsdatum chans dagen: anmälan ansökan svarsdatum svar',
);

/** Between a word of a deadline and its day. */
export const BEFORE_DEADLINE_DAY = wordSet('den på fredag måndag tisdag onsdag torsdag lördag söndag idag imorgon :');

/** What a story is told with; what follows is in it. */
export const STORY_VERBS: readonly string[] = [
  'handlar om',
  'utspelar sig',
  'utspelas',
  'berättar om',
  'berättelsen om',
  'historien om',
  'inspirerad av',
  'baserad på',
  'baseras på',
  'bygger på',
  'skildrar',
  'film om',
  'filmen om',
  'serie om',
  'serien om',
  'dokumentär om',
  'pjäs om',
  'pjäsen om',
  'reportage om',
  'följer',
  'filmen följer',
  'vi får följa',
  'tar plats i',
  'säsong av',
];

/** Groups that look for more people. */
export const GROUP_THAT_ASKS = wordSet('ensemblen gruppen kören bandet orkestern gänget laget kvartetten');

/** Those a show is for. */
export const THOSE_IT_IS_FOR = wordSet('barnen deltagarna eleverna gästerna besökarna publiken');

/** What the writer does, after 'jag'. */
export const PLAYED_BY_WRITER = wordSet('spelar sjunger dansar skriver');

/** After 'har' it is there already: 'vi har gott om kvinnor'. */
export const ENOUGH = wordSet('redan gott nog tillräckligt fullt många');

/** A group that does something together, in the definite form. */
export const GROUP_NOUN =
  /(?:kören|körerna|tåget|bandet|gruppen|ensemblen|laget|orkestern|trion|kvartetten|truppen|duon)$/;

/** Before the name of a play. */
export const STAGED = wordSet(
  'musikalen pjäsen operan operetten farsen komedin baletten föreställningen filmen serien',
);

/** What ties the words of a title: 'Trollkarlen från Oz'. */
export const IN_TITLES = wordSet('från på och av den det de i the of');

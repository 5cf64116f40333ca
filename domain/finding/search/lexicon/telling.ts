import { wordSet } from './word-set.ts';

/** Verbs of past events, which tell a story and ask for nothing. */
export const HAPPENED =
  /^(?:spelade|sjöng|dansade|.{3,}(?:ades|ddes|erade)|träffades|bodde|växte|flyttade|gifte|föddes|jobbade|hade|körde|kört|drömmer|jobbar|fd|bott|minns|brukade)$/;

/** Words at the beginning of a sentence that are nobody's name. */
export const NOT_A_NAME = wordSet('du den som vi ni personen talang helst gärna någon alla bor');

/** Verbs of a coming event; its place counts. */
export const TO_HOLD = wordSet('gifter firar håller vigs plåtar arrangerar anordnar bjuder spelas filmas plåtas hålls');

/** Words and signs that end a statement about the writers. */
export const AFTER_WHAT_WE_ARE = /^(?:som|och|o|så|,|[.;!?]|men|-)$/;

/** Words after 'vi är' that introduce the person sought, not the writers. */
export const AFTER_WE_ARE = wordSet('på ute intresserade i nyfikna sugna redo efter öppna från av');

/** Paid journeys; the places beside them are not searched. */
export const JOURNEYS = wordSet('resa resan resor tåg tåget flyg flyget tågresa buss milersättning');

/** Verbs of a day that has been moved. */
export const MOVED = wordSet('flyttad flyttat flyttas flyttats ändrad ändrat ändras bytt byter ändrats');

/** Verbs of somebody's life, which tell a story and ask for nothing. */
export const LIVES = wordSet(
  'älskar gillar avgudar hatar saknar minns brukade fyller blir fyllde jobbar spelade drömmer',
);

/** Subjects of a story, who are not sought: 'mamma älskar fiol'. */
export const WHO_IS_TOLD_OF = wordSet('han hon hen de mamma pappa mormor morfar farmor farfar');

/** People in the definite form, who are there already. */
export const CAST_ALREADY = wordSet(
  'kvinnan mannen tjejen killen skådisen skådespelaren skådespelerskan partnern motspelaren',
);

/** Labels before the client or the product, which are not read as wishes: 'Kund: …'. */
export const CLIENT_LABELS = wordSet(
  'kund kunden slutkund byrå byrån uppdragsgivare klient varumärke bolag beställare produktionsbolag produkt produkten not kontakt kontaktperson avsändare annonsör referens regi regissör manus producent foto musik titel arbetstitel arbetsnamn film filmtitel publik målgrupp målgruppen moodboard tonalitet brand logline frågor ref kanal kanaler media medier format författare rollnamn namn karaktärsnamn sponsor sponsorer samarbete fotograf koreograf scenograf',
);

/** Labels before a story, which is not read as wishes: 'Synopsis: …'. */
export const STORY_LABELS = wordSet(
  'synopsis handling handlingen story storyn storyline bakgrund premiss logline berättelse berättelsen intrig koncept konceptet idé idén manusidé sammanfattning historien',
);

/** Works with a topic: 'en film om en polis'. */
export const WORKS_ENDING =
  /(?:film|filmen|podd|podden|podcast|program|programmet|video|videon|kampanj|kampanjen|serie|serien|dokumentär|pjäs|pjäsen|föreläsning|föreläsningen|reportage|inslag|bok|ljudbok|musikal|föreställning)$/;

/** Words for where and how long a film is shown. */
export const USAGE = wordSet(
  'visas sänds släpps lanseras klipps visningsområde visningstid nyttjande nyttjanderätt nyttjanderätten buyout buy licens licensen rättigheter rättigheterna exklusivitet branschspärr spridning publiceras publicering territorium territorier kampanjperiod usage användning användningsområde användningen användarrättigheter friköp frikop marknader livslängd löptid',
);

/** Words for the last day to answer. */
export const DEADLINES = wordSet(
  'senast deadline sista osa ansökan ansök ansökningar svara svar besked svarstid anmäl anmälan skicka intresseanmälan ansökningstid leverans levereras maila mejla bifoga sök',
);

/** Verbs of answers from the client, whose day is no day of work. */
export const TOLD_LATER = wordSet(
  'bekräftas meddelas lämnas kontaktas återkopplas återkopplar beslutas stänger publiceras',
);

/** Words after 'sista' that make it a deadline. */
export const AFTER_LAST = wordSet(
  'dag dagen ansökningsdag svarsdag anmälningsdag datum ansökningsdatum chans dagen: anmälan ansökan svarsdatum svar',
);

/** Words allowed between a deadline word and its day. */
export const BEFORE_DEADLINE_DAY = wordSet('den på fredag måndag tisdag onsdag torsdag lördag söndag idag imorgon :');

/** Verbs and phrases before the content of a story. */
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

/** Words for the audience, whose age is not that of the people sought: 'barnen är 6–9 år'. */
export const THOSE_IT_IS_FOR = wordSet('barnen deltagarna eleverna gästerna besökarna publiken');

/** Activities of the writer, after 'jag'. */
export const PLAYED_BY_WRITER = wordSet('spelar sjunger dansar skriver');

/** Words after 'har' for something that is there already: 'vi har gott om kvinnor'. */
export const ENOUGH = wordSet('redan gott nog tillräckligt fullt många');

/** A group that does something together, in the definite form. */
export const GROUP_NOUN =
  /(?:kören|körerna|tåget|bandet|gruppen|ensemblen|laget|orkestern|trion|kvartetten|truppen|duon)$/;

/** Words before the name of a play, an opera, a film or a series. */
export const STAGED = wordSet(
  'musikalen pjäsen operan operetten farsen komedin baletten föreställningen filmen serien',
);

/** Words that join the words of a title: 'Trollkarlen från Oz'. */
export const IN_TITLES = wordSet('från på och av den det de i the of');

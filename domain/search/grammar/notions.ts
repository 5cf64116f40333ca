import type { Slot } from '#domain/search/reading.ts';
import type { Sense } from '#domain/search/words/sense.ts';
import { categories } from '#domain/vocabulary/categories.ts';
import { skills } from '#domain/vocabulary/skills.ts';
import { beginsLine, type Item, type Match, type Rule, senseOf, type Text } from './text.ts';

const SPEAKING =
  /^(?:talar|tala|pratar|prata|pratande|talande|kunna|kan|kunnig|flytande|obehindrat|god|goda|bra|på|i|behärskar|behärska|förstår|förstå|lite|perfekt|språk|språken|språk:|grundläggande|modersmål|svarar|snackar|snacka|skriver|läser|hyfsad|utmärkt|viss|eller|och|\/|&|samt|:|som|gärna|med|låter|har|undervisa|höra|sjunga|sjunger|repliker|obehindrad)$/;
const AFTER_LANGUAGE =
  /^(?:och|o|el|alt|eller|samt|flytande|obehindrat|som|på|med|är|i|krävs|krav|meriterande|gärna|till|utan|bra|perfekt|minst|ett|kan|för|men|då|hemma|önskas|önskvärt|felfritt|felfri|ska|ej|inte|eftersom|brytning|lite|väl|dialekt|behövs|plus|om|båda|måste|talas|och\/eller|språk|språket|av)$/;

/** 'svenska män', 'den norska filmen': the adjective, not the language. */
function isLanguage(text: Text, at: number, to: number): boolean {
  const word = text.word(at);
  if (!/sk[at]$/.test(word) || word.startsWith('svensksp')) return true;
  const before = text.tokens[at - 1];
  const after = text.tokens[to];
  // 'lättläst svenska', 'textad på engelska': how something is written.
  if (/^(?:lättläst|textad|textat|översatt)$/.test(before?.text ?? '')) return false;
  if (
    before &&
    before.lines === 0 &&
    /^(?:den|det|de|vår|vårt|våra|dessa|denna|mot|för|av)$/.test(before.text) &&
    after?.kind === 'word' &&
    !AFTER_LANGUAGE.test(after.text)
  )
    return false;
  if (after?.kind !== 'word' || after.lines > 0 || AFTER_LANGUAGE.test(after.text)) return true;
  if (senseOf(text, to, 'language') || senseOf(text, to, 'dialect')) return true;
  return (
    before !== undefined &&
    SPEAKING.test(before.text) &&
    !(text.found(to)?.senses.some(({ slot }) => slot === 'gender' || slot === 'category') ?? false)
  );
}

/** The work behind the camera in the definite singular is somebody who is already there: 'regissören heter'. */
function isCrewAlreadyThere(text: Text, at: number, sense: Sense): boolean {
  return (
    categories.find(sense.id)?.group === 'crew' &&
    /(?:en|aren|n)$/.test(text.word(at)) &&
    !/(?:man|anden)$/.test(text.word(at))
  );
}

/** 'artisten Berlin': somebody with a name is already there. */
function isNamed(text: Text, at: number, to: number): boolean {
  const next = text.tokens[to];
  return (
    /(?:en|aren)$/.test(text.word(at)) &&
    to === at + 1 &&
    next?.is_capital === true &&
    next.lines === 0 &&
    !text.found(to)
  );
}

const POSSESSIVE =
  /^(?:min|mitt|mina|din|ditt|dina|hans|hennes|sin|sitt|sina|vår|vårt|våra|deras|er|ert|dess|ens|brudens|mammas|pappas)$/;

/** What somebody is to play is no trade of theirs: 'ska spela servitriser'. */
function isPlayed(text: Text, at: number): boolean {
  const before = /^(?:en|ett|två|tre|rollen|vår|den|glada|gammal|ung|unga|äldre)$/.test(text.word(at - 1))
    ? at - 2
    : at - 1;
  return (
    /^(?:spela|spelar|spelas|gestalta|gestaltar|föreställa|föreställer|agera|agerar|låtsas)$/.test(text.word(before)) ||
    (text.word(before) === 'som' &&
      /^(?:klädd|utklädd|komma|kommer|agera|rollen|kläs|agerar|klädda)$/.test(text.word(before - 1)))
  );
}

function isForSomebodyElse(text: Text, at: number): boolean {
  return /^(?:för|åt|mot|bakom|av)$/.test(text.word(at - 1)) && !beginsLine(text, at);
}

function isGender(text: Text, at: number, to: number): boolean {
  const word = text.word(at);
  const before = text.word(at - 1);
  // 'vi söker hans son', 'kvar att casta: hennes bror'
  const isSought =
    /^(?:hans|hennes|deras|dennes)$/.test(before) &&
    /^(?:söker|behöver|castar|casta|hitta|söks|sökes|efter|nu|:|-)$/.test(text.word(at - 2));
  if ((POSSESSIVE.test(before) && !isSought) || (before === 'som' && !/^(?:kvinna|man|kvinnlig|manlig)$/.test(word)))
    return false;
  // The genitive belongs to somebody else: 'farfars begravning'.
  const isOnlyGender = text.found(at)?.senses.every(({ slot }) => slot === 'gender');
  if (
    isOnlyGender &&
    to === at + 1 &&
    /[^sö]s$/.test(word) &&
    !/^(?:mans|dams|girls|boys|guys|males|females|ladies)$/.test(word)
  )
    return false;
  // 'en pappa med dotter', 'spela schack med morfar'
  if (/^(?:med|till|och)$/.test(before) && FAMILY.test(word) && (before !== 'och' || text.word(at - 2) === 'barn'))
    return false;
  return !(text.tokens[at]?.glued && before === '-' && text.tokens[at - 1]?.glued);
}

const FAMILY =
  /^(?:dotter|döttrar|son|söner|mamma|mamman|pappa|pappan|syster|bror|fru|hustru|flickvän|pojkvän|morfar|farfar|mormor|farmor|moster|faster|farbror|morbror|svärmor|svärfar|make|man)$/;

/** What somebody did is told, not asked for. */
const PAST = /^.{3,}(?:ade|dde|kte)$/;

/** A verb with its own people as subject tells what the company does: 'vi filmar i våra lokaler'. */
function isOurs(text: Text, at: number): boolean {
  return (
    /^(?:vi|ni)$/.test(text.word(at - 1)) ||
    (/^(?:vi)$/.test(text.word(at - 2)) && /^(?:ska|kommer|vill)$/.test(text.word(at - 1)))
  );
}

/** 'dansar salsa': the style is meant, not dancing as such. */
function isGeneralOfNext(text: Text, sense: Sense, to: number): boolean {
  if (sense.id !== 'dance_general' && sense.id !== 'singing') return false;
  const next = senseOf(text, to, 'skill');
  const isSameKind =
    next !== undefined && next.id !== sense.id && skills.find(next.id)?.group === skills.find(sense.id)?.group;
  return isSameKind && !beginsLine(text, to);
}

/** 'värdinnor/värdar', 'skådespelare eller skådespelerska': the trade is named in both its forms, no gender is asked for. */
function isBothForms(text: Text, at: number, to: number, sense: Sense): boolean {
  const trade = senseOf(text, at, 'category');
  if (sense.slot !== 'gender' || !trade) return false;
  const isPlain = (index: number) =>
    senseOf(text, index, 'category')?.id === trade.id && senseOf(text, index, 'gender') === undefined;
  const isJoiner = (index: number) => /^(?:\/|eller|och|el)$/.test(text.word(index));
  return (isJoiner(to) && isPlain(to + 1)) || (isJoiner(at - 1) && isPlain(at - 2));
}

/** The item that a sense stands for. */
export function itemOf(sense: Sense): Item {
  return {
    slot: sense.slot as Slot,
    value: sense.id,
    ...(sense.level && { level: sense.level }),
    ...(sense.noun && { noun: sense.noun }),
  };
}

/** The slots that a word can wish for by itself. */
export const WISHED: ReadonlySet<string> = new Set([
  'skill',
  'language',
  'licence',
  'dialect',
  'category',
  'gender',
  'hair_color',
  'eye_color',
  'beard',
  'feature',
  'body_type',
  'hair_length',
  'hair_type',
  'ruled_out',
]);

function isWish(text: Text, at: number, to: number, sense: Sense): boolean {
  switch (sense.slot) {
    case 'language':
      return isLanguage(text, at, to);
    case 'category':
      return !(
        (sense.id === 'speaker_talk' && text.word(at) === 'talare' && /ska$/.test(text.word(at - 1))) ||
        isNamed(text, at, to) ||
        isCrewAlreadyThere(text, at, sense) ||
        isPlayed(text, at) ||
        isForSomebodyElse(text, at) ||
        POSSESSIVE.test(text.word(at - 1))
      );
    case 'gender':
      return isGender(text, at, to);
    case 'skill':
      return !(
        POSSESSIVE.test(text.word(at - 1)) ||
        /^(?:bli|blir|blev)$/.test(text.word(at - 1)) ||
        PAST.test(text.word(at)) ||
        (text.word(at - 1) === 'som' && /^roll(?:en)?$/.test(text.word(at - 2))) ||
        isOurs(text, at) ||
        isGeneralOfNext(text, sense, to) ||
        (isForSomebodyElse(text, at) && /(?:are|ist|ör|utbildning)$/.test(text.word(at)))
      );
    default:
      return true;
  }
}

const notion: Rule = {
  name: 'notion',
  examples: [
    ['kan rida', { skills: [{ skill: 'ridning' }] }],
    ['ridvan', { skills: [{ skill: 'ridning', min_level: 'van' }] }],
    ['skådespelerska', { categories: ['skådespelare'], genders: ['kvinna'] }],
    ['spansktalande', { languages: [{ language: 'spanska' }] }],
    ['svenska män', { genders: ['man'] }],
    ['dansar salsa', { skills: [{ skill: 'salsa' }] }],
    ['dansa polska', { skills: [{ skill: 'folkdans' }] }],
    ['göteborgsk dialekt', { dialects: ['göteborgska'] }],
    ['utan dialekt', { dialects: ['rikssvenska'] }],
    ['MC-körkort', { licences: ['mc-körkort'] }],
    ['helskägg', { beard: 'helskägg' }],
    ['regissören', {}],
    ['värdinnor/värdar', { categories: ['värdinna'] }],
    ['vi söker hans son', { genders: ['man'] }],
    ['danska el norska', { any_of: [{ language: 'danska' }, { language: 'norska' }] }],
    ['herrmodell', { categories: ['modell'], genders: ['man'] }],
  ],
  match(text, at) {
    const found = text.found(at);
    if (!found) return undefined;
    const wished = found.senses.filter(({ slot }) => WISHED.has(slot));
    if (wished.length === 0) return undefined;
    const items = wished
      .filter((sense) => isWish(text, at, found.to, sense) && !isBothForms(text, at, found.to, sense))
      .map(itemOf);
    return items.length > 0 ? { to: found.to, items } : { to: found.to };
  },
};

const PRONOUN_AFTER =
  /^(?:kan|ska|skall|får|måste|bör|behöver|vill|är|har|blir|kommer|vet|tror|ser|gör|går|känner|inte|själv|slipper)$/;
const PRONOUN_BEFORE = /^(?:om|att|när|där|vad|hur|så|kan|ska|får|måste|bör|då|vill|som|vilken|innan|är)$/;

const man: Rule = {
  name: 'man',
  examples: [
    ['man 30–40', { genders: ['man'], age_min: 30, age_max: 40 }],
    ['där man kan äta', {}],
    ['en man', { genders: ['man'] }],
  ],
  match(text, at): Match | undefined {
    const word = text.word(at);
    if (/^(?:hon|han|hen)$/.test(word)) {
      const value = word === 'hon' ? 'female' : word === 'han' ? 'male' : undefined;
      return value && { to: at + 1, items: [{ slot: 'gender', value, rank: 0 }] };
    }
    if (word !== 'man') return undefined;
    const isPronoun =
      PRONOUN_BEFORE.test(text.word(at - 1)) ||
      (PRONOUN_AFTER.test(text.word(at + 1)) &&
        text.word(at - 1) !== 'en' &&
        !(
          /^(?:kan|ska)$/.test(text.word(at + 1)) &&
          text.tokens[at]?.is_capital === false &&
          /^(?:,|:|söker|är|vi)$/.test(text.word(at - 1))
        ));
    return isPronoun || POSSESSIVE.test(text.word(at - 1))
      ? { to: at + 1 }
      : { to: at + 1, items: [{ slot: 'gender', value: 'male' }] };
  },
};

const letters: Rule = {
  name: 'gender-letters',
  examples: [
    ['k/m', { genders: ['kvinna', 'man'] }],
    ['skådespelare (m)', { categories: ['skådespelare'], genders: ['man'] }],
    ['skådespelare (f, 30-38)', { categories: ['skådespelare'], genders: ['kvinna'], age_min: 30, age_max: 38 }],
    ['f/m', { genders: ['kvinna', 'man'] }],
    ['oavsett kön', { genders: ['alla'] }],
    ['Kön: spelar ingen roll', { genders: ['alla'] }],
  ],
  match(text, at) {
    if (
      /^(?:k|f|m|kv)$/.test(text.word(at)) &&
      text.word(at + 1) === '/' &&
      /^(?:k|f|m|kv)$/.test(text.word(at + 2)) &&
      text.word(at) !== text.word(at + 2) &&
      !(text.tokens[at + 3]?.glued && text.tokens[at + 3]?.kind !== 'sign')
    ) {
      return {
        to: at + 3,
        items: [
          { slot: 'gender', value: 'female' },
          { slot: 'gender', value: 'male' },
        ],
      };
    }
    // 'skådespelare (m)'
    if (/^[kmf]$/.test(text.word(at)) && text.word(at - 1) === '(' && /^[),]$/.test(text.word(at + 1)))
      return { to: at + 1, items: [{ slot: 'gender', value: text.word(at) === 'm' ? 'male' : 'female' }] };
    const any = senseOf(text, at, 'any_gender');
    const found = text.found(at);
    if (any && found) return { to: found.to, items: [{ slot: 'gender', value: 'any' }] };
    return undefined;
  },
};

export const NOTION_RULES: readonly Rule[] = [letters, man, notion];

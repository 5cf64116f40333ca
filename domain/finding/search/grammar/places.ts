import {
  AFTER_RADIUS,
  BEFORE_PLACE,
  BEFORE_RADIUS,
  HARDLY_PLACES,
  INSTITUTIONS,
  OF_THE_PLACE,
  PLAIN_TOWNS,
  VENUES,
  WITHIN_RADIUS,
} from '#domain/finding/search/lexicon/place-words.ts';
import { DOUBTFUL_PLACES } from '#domain/finding/search/lexicon/places.ts';
import { MONTHS } from '#domain/finding/search/words/time-words.ts';
import { numberAt } from './number-phrases.ts';
import { isOurHome, isWhereTheyLive } from './our-home.ts';
import { beginsLine, type Rule, senseOf, type Text } from './text.ts';

/** True if the name at a token is not a place to search. */
function isOther(text: Text, at: number, to: number): boolean {
  const next = text.tokens[to];
  if (
    next &&
    next.lines === 0 &&
    next.kind === 'word' &&
    INSTITUTIONS.has(next.text) &&
    (next.is_capital || !/^(?:film|bil|bilar|media|live|arena|hotell)$/.test(next.text))
  )
    return !isVenue(text, at, to);
  // 'Göteborgs-Posten', 'Mora-Nisse', 'Lund & Partners'
  const after = text.tokens[to + 1];
  if (next?.text === '-' && next.glued && after?.kind === 'word' && after.glued && !senseOf(text, to + 1, 'place'))
    return true;
  if (next?.text === '&' && after?.kind === 'word' && after.is_capital && !senseOf(text, to + 1, 'place')) return true;
  return (
    text.word(at - 1) === '@' ||
    (text.word(at - 1) === 'region' && text.tokens[at - 1]?.is_capital === true) ||
    (next?.text === '.' && next.glued && /^(?:se|nu|com)$/.test(text.word(to + 1)) && after?.glued === true)
  );
}

/** 'på Ystad Teater', 'Ystad Teater 9 okt' are venues; in 'Uppsala stadsteater söker' the theatre is the client. */
function isVenue(text: Text, at: number, to: number): boolean {
  if (!VENUES.has(text.word(to))) return false;
  const isAfterDay =
    text.word(at - 1) === ',' && (MONTHS.has(text.word(at - 2)) || text.tokens[at - 2]?.kind === 'number');
  return /^(?:på|i|vid|utanför|📍)$/.test(text.word(at - 1)) || text.tokens[to + 1]?.kind === 'number' || isAfterDay;
}

/**
 * True for a name that is probably no place: an ordinary word or a surname without a word of place before it or signs
 * around it, or a corrected spelling without a capital or a word of place.
 */
function isDoubtful(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (!token) return true;
  const before = text.tokens[at - 1];
  const isPlaced = !before || BEFORE_PLACE.has(before.text) || senseOf(text, at - 1, 'place') !== undefined;
  if (DOUBTFUL_PLACES.has(token.text)) {
    if (/^(?:i|från|utanför|nära)$/.test(before?.text ?? '') && !HARDLY_PLACES.has(token.text)) return false;
    if (!token.is_capital) return !isPlainTown(text, at);
    // 'en kvinna 30–40 (Nora)': the name of the part.
    if (before?.text === '(' && text.word(at + 1) === ')' && hasNameInBrackets(text, at)) return true;
    // Alone between signs, as in a list: 'Kvinna, Lund, 30+'.
    return !(
      isPlaced ||
      (before?.kind === 'sign' && before.text !== '"' && before.text !== '&') ||
      beginsLine(text, at)
    );
  }
  const found = text.found(at);
  if (found?.is_corrected)
    return !(token.is_capital || isPlaced || (before.kind !== 'word' && !token.glued)) || token.text.length < 5;
  return false;
}

/** True if another bracket nearby holds an unknown name: '(Nora) … (Torvald)'. */
function hasNameInBrackets(text: Text, at: number): boolean {
  for (let near = Math.max(1, at - 15); near < at + 15; near += 1)
    if (
      text.word(near - 1) === '(' &&
      text.word(near + 1) === ')' &&
      text.tokens[near]?.is_capital &&
      near !== at &&
      !text.found(near)
    )
      return true;
  return false;
}

/** 'hammarö eller kil', and 'lund, 17 april' in a text without capitals. */
function isPlainTown(text: Text, at: number): boolean {
  if (/^(?:eller|och|\/)$/.test(text.word(at - 1)) && senseOf(text, at - 2, 'place'))
    return !DOUBTFUL_PLACES.has(text.word(at - 2));
  if (!PLAIN_TOWNS.has(text.word(at))) return false;
  const next = text.tokens[at + 1];
  const isAlone =
    (!next || next.lines > 0 || /^[,.!]$/.test(next.text) || next.kind === 'number') &&
    (at === 0 || text.tokens[at - 1]?.kind === 'sign');
  return isAlone && !text.has_capitals;
}

export const PLACE_RULES: readonly Rule[] = [
  {
    name: 'place-in-a-name',
    begins: 'word',
    examples: [
      ['Uppsala stadsteater', {}],
      ['på Ystad Teater', { places: ['Ystad'] }],
      ['Region Värmland', {}],
      ['Tilde är 13 och bor i Umeå. Inspelning i Lund', { places: ['Lund'] }],
      ['Göteborgs-Posten', {}],
      ['Lund & Partners', {}],
      ['byta liv med någon från Norrland', {}],
      ['start i Malmö och mål i Kiruna', { places: ['Malmö', 'Kiruna'] }],
      ['kvinna 30–40 (Nora), man 30–40 (Torvald)', { genders: ['kvinna', 'man'], age_min: 30, age_max: 40 }],
      ['dialekt från Kiruna', {}],
    ],
    match(text, at) {
      if (
        /^(?:dialekt|dialekten|brytning|mål|accent)$/.test(text.word(at)) &&
        (text.word(at + 1) === 'från' || (text.word(at + 1) === 'i' && text.word(at) !== 'mål')) &&
        senseOf(text, at + 2, 'place')
      ) {
        return { to: text.found(at + 2)?.to ?? at + 3, mark: { kind: 'unread' } };
      }
      const sense = senseOf(text, at, 'place');
      const to = text.found(at)?.to;
      if (!sense || to === undefined) return undefined;
      if (isOther(text, at, to)) {
        const joined = /^[-&.]$/.test(text.word(to)) ? to + 2 : to + 1;
        return { to: Math.min(joined, text.tokens.length), mark: { kind: 'unread' } };
      }
      // 'byta liv med någon från Norrland': a person who is not sought.
      if (
        text.word(at - 1) === 'från' &&
        [3, 4].some((back) => text.word(at - back) === 'med') &&
        /^(?:någon|några|en|ett|andra)$/.test(text.word(at - 2))
      )
        return { to, mark: { kind: 'unread' } };
      const isPlace = !sense.is_genitive || OF_THE_PLACE.has(text.word(to));
      return isPlace && !isDoubtful(text, at) ? undefined : { to, mark: { kind: 'unread' } };
    },
  },
  {
    name: 'place',
    begins: 'word',
    examples: [
      ['i Göteborg', { places: ['Göteborg'] }],
      ['Malmö eller Lund', { places: ['Malmö', 'Lund'] }],
      ['Örebro län', { places: ['Örebro län'] }],
      ['Stockholm (Södermalm)', { places: ['Stockholm'] }],
      ['stockholmsbaserad', { places: ['Stockholm'] }],
      ['Borås med omnejd', { places: ['Borås'] }],
      ['Göteborgstrakten', { places: ['Göteborg'] }],
      ['Norrland', { places: ['Norrland'] }],
      ['hammarö eller kil', { places: ['Hammarö', 'Kil'] }],
      ['film! lund, 17 april', { places: ['Lund'], dates: [{ from: '2027-04-17', to: '2027-04-17' }] }],
      ['Karin Lund', {}],
      ['Hej Lundabor! Göteborgare och umebor sökes', { places: ['Lund', 'Göteborg', 'Umeå'] }],
      ['Valdemarsviks marknad', { places: ['Valdemarsvik'] }],
    ],
    match(text, at) {
      const sense = senseOf(text, at, 'place');
      const found = text.found(at);
      if (!sense || !found || isOther(text, at, found.to) || isDoubtful(text, at)) return undefined;
      if (sense.is_genitive && !OF_THE_PLACE.has(text.word(found.to))) return undefined;
      let to = sense.is_genitive ? found.to + 1 : found.to;
      if (/^(?:med|och|m)$/.test(text.word(to)) && text.word(to + 1) === 'omnejd') to += 2;
      if (text.word(to) === '-' && /^(?:trakten|området|regionen)$/.test(text.word(to + 1))) to += 2;
      return {
        to,
        items: [
          {
            slot: 'place',
            value: sense.id,
            rank: isOurHome(text, at) ? 0 : 1,
            ...(isWhereTheyLive(text, at) && { is_home: true }),
          },
        ],
      };
    },
  },
  {
    name: 'radius',
    examples: [
      ['inom 5 mil från Borås', { radius_km: 50, places: ['Borås'] }],
      ['Västerås eller inom 3 mil', { radius_km: 30, places: ['Västerås'] }],
      ['max 30 km från Lund', { radius_km: 30, places: ['Lund'] }],
      ['radie 50 km', { radius_km: 50 }],
      ['springa 10 km', { skills: [{ skill: 'löpning' }] }],
    ],
    match(text, at) {
      const before = text.word(at);
      const isLed = BEFORE_RADIUS.has(before);
      let from = isLed ? at + 1 : at;
      while (WITHIN_RADIUS.test(text.word(from)) && from < at + 5 && isLed) {
        if (text.word(from) === 'en' && /^(?:mil|halv)$/.test(text.word(from + 1))) break;
        from += 1;
      }
      const number = numberAt(text, from);
      if (!number) return undefined;
      let value = number.value;
      let unit = number.to;
      if (/^[,.]$/.test(text.word(unit)) && text.tokens[unit]?.glued && text.tokens[unit + 1]?.kind === 'number') {
        value += text.digits(unit + 1) / 10;
        unit += 2;
      }
      // 'två och en halv mil', 'en halv mil'
      if (text.word(unit) === 'och' && /^(?:en|ett)$/.test(text.word(unit + 1)) && text.word(unit + 2) === 'halv') {
        value += 0.5;
        unit += 3;
      } else if (text.word(unit) === 'halv' && value === 1) {
        value = 0.5;
        unit += 1;
      }
      if (text.word(unit) === '-' && numberAt(text, unit + 1)) {
        value = numberAt(text, unit + 1)?.value ?? value;
        unit += 2;
      }
      const factor = /^(?:mil|mils)$/.test(text.word(unit))
        ? 10
        : /^(?:km|kilometer|kilometers)$/.test(text.word(unit))
          ? 1
          : undefined;
      if (factor === undefined) return undefined;
      const to = /^(?:radie)$/.test(text.word(unit + 1)) ? unit + 2 : unit + 1;
      const isFrom = AFTER_RADIUS.has(text.word(to)) || to > unit + 1;
      const km = Math.round(value * factor);
      if (
        !(
          (isFrom && (isLed || isPlaceNear(text, to, to))) ||
          /^(?:inom|radie)$/.test(before) ||
          (isLed && isPlaceNear(text, at, to))
        ) ||
        km < 1 ||
        km > 2000
      )
        return { to, mark: { kind: 'unread' } };
      return { to, items: [{ slot: 'radius', value: { max: km } }] };
    },
  },
];

function isPlaceNear(text: Text, from: number, to: number): boolean {
  for (let at = Math.max(0, from - 4); at < to + 4; at += 1) if (senseOf(text, at, 'place')) return true;
  return false;
}

import type { Reason, SearchHit } from '#contract/finding/search.ts';
import {
  type Choice,
  type ChoiceKind,
  type Condition,
  isLevelKind,
  isUnknownKind,
  LEVELS,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { labelOfRank } from '#domain/kernel/vocabulary/notion.ts';
import { eitherOf, nameOf, placesPhrase, spanText } from '#texts/finding/condition-words.ts';
import { conditionsText } from '#texts/finding/wish-words.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';
import { playingAgeText } from '#texts/people/profile-words.ts';
import { CHOICE_FORMS, choiceWords, UNTOLD } from './reason-forms.ts';

/** The parts of a search result from which the words are made. */
export type Told = Pick<SearchHit, 'playing_age_min' | 'playing_age_max' | 'height_cm' | 'municipality_id' | 'reasons'>;

/** One reason in plain Swedish. */
export interface ReasonWords {
  readonly key: string;
  readonly state: Reason['state'];
  readonly text: string;
  /** The token of the wish that the reason concerns; absent for a general reason. */
  readonly wish?: string | undefined;
  readonly about: Reason['about'];
}

const asks = <Kind extends Condition['kind']>(wish: Wish | undefined, kind: Kind) =>
  (wish?.any ?? []).filter((one): one is Extract<Condition, { kind: Kind }> => one.kind === kind);

const wanted = (words: string) => (words ? ` (önskat ${words})` : '');

function ageWords(told: Told, wish: Wish | undefined, isWhole: boolean): string {
  const plays = playingAgeText(told.playing_age_min, told.playing_age_max);
  const asked = asks(wish, 'age').map((span) => spanText(span, 'år'));
  if (!plays) return UNTOLD.age;
  return `Spelar ${plays}${isWhole ? '' : wanted(eitherOf(asked))}`;
}

function heightWords(told: Told, wish: Wish | undefined, isWhole: boolean): string {
  if (told.height_cm === null) return UNTOLD.height;
  const asked = asks(wish, 'height').map((span) => spanText(span, 'cm'));
  return `Längd ${told.height_cm} cm${isWhole ? '' : wanted(eitherOf(asked))}`;
}

function placeWords(told: Told, reason: Reason, wish: Wish | undefined): string {
  const { distance_km = 0, state } = reason;
  const lives =
    distance_km > 0
      ? `Bor ${distance_km} km bort`
      : told.municipality_id
        ? `Bor i ${municipalities.label(told.municipality_id)}`
        : 'Bor där du söker';
  return `${lives}${state === 'met' ? '' : wanted(placesPhrase(asks(wish, 'place')))}`;
}

/** The words if neither the profile nor the wish tells the subject of the reason. */
const WORDLESS: Readonly<Record<Reason['state'], string>> = {
  met: 'Som önskat',
  partly: 'Delvis som önskat',
  missing: 'Inte som önskat',
  unknown: 'Ej angivet',
};

function choiceReason(kind: ChoiceKind, reason: Reason, wish: Wish | undefined): string {
  const { state, level } = reason;
  const asked: readonly Choice[] = asks(wish, kind);
  const askedIds = asked.map(({ id }) => id);
  const words = choiceWords(kind, reason.ids.length > 0 ? reason.ids : askedIds);
  if (words.length === 0) return WORDLESS[state];
  if (state === 'unknown') return `Ej angivet: ${eitherOf(words)}`;
  const forms = CHOICE_FORMS[kind];
  if (state === 'missing') return forms.lacks(eitherOf(words));
  const ranks = isLevelKind(kind) ? LEVELS[kind].entries : [];
  const rank = level === undefined || words.length > 1 ? undefined : labelOfRank(ranks, level);
  const has = forms.has(words.join(', ')) + (rank ? `: ${inSentence(rank)}` : '');
  if (state === 'met') return has;
  const sameThing = asked.find(({ id }) => id === reason.ids[0])?.min_level;
  const askedLevel = sameThing === undefined ? undefined : labelOfRank(ranks, sameThing);
  return has + wanted(askedLevel ? inSentence(askedLevel) : conditionsText(asked));
}

/** Words for a wish that excludes traits. */
function withoutWords(wish: Wish): string {
  const said = wish.any.map((one) => {
    if (one.kind === 'place') return `Bor inte i ${placesPhrase([one])}`;
    if (one.kind === 'age') return `Spelar inte ${spanText(one, 'år')}`;
    if (one.kind === 'height') return `Längd inte ${spanText(one, 'cm')}`;
    if (one.kind === 'dates') return 'Upptagen de dagarna';
    return CHOICE_FORMS[one.kind].without(inSentence(nameOf(one)));
  });
  return said.join(', ');
}

const STATE_WORDS: Readonly<Record<'text' | 'dates' | 'completeness' | 'freshness', Record<Reason['state'], string>>> =
  {
    text: {
      met: 'Orden finns i profilen',
      partly: 'Några av orden finns i profilen',
      missing: 'Orden finns inte i profilen',
      unknown: 'Orden finns inte i profilen',
    },
    dates: {
      met: 'Ledig alla dagar',
      partly: 'Ledig några av dagarna',
      missing: 'Upptagen någon av dagarna',
      unknown: 'Lediga dagar ej angivna',
    },
    completeness: {
      met: 'Profilen är väl ifylld',
      partly: 'Profilen är delvis ifylld',
      missing: 'Profilen är knappt ifylld',
      unknown: 'Profilen är knappt ifylld',
    },
    freshness: {
      met: 'Uppdaterad den senaste månaden',
      partly: 'Uppdaterad det senaste året',
      missing: 'Inte uppdaterad på ett år',
      unknown: 'Inte uppdaterad på ett år',
    },
  };

function wordsOf(told: Told, reason: Reason, wish: Wish | undefined): string {
  const { about, state } = reason;
  if (state === 'unknown' && isUnknownKind(about)) return UNTOLD[about];
  if (wish?.demand === 'not' && state !== 'missing') return withoutWords(wish);
  switch (about) {
    case 'age':
      return ageWords(told, wish, state === 'met');
    case 'height':
      return heightWords(told, wish, state === 'met');
    case 'place':
      return placeWords(told, reason, wish);
    case 'text':
    case 'dates':
    case 'completeness':
    case 'freshness':
      return STATE_WORDS[about][state];
    default:
      return choiceReason(about, reason, wish);
  }
}

/** All reasons for a person's rank, in words: the wishes first, then the general reasons. */
export function reasonsInWords(told: Told, wishes: readonly Wish[]): ReasonWords[] {
  const said = told.reasons.map((reason, index) => {
    const wish = reason.wish === undefined ? undefined : wishes[reason.wish];
    return {
      key: `${index} ${reason.about}`,
      state: reason.state,
      about: reason.about,
      text: wordsOf(told, reason, wish),
      wish: wish && writeWish(wish),
      is_asked: reason.wish !== undefined,
    };
  });
  return [...said.filter((one) => one.is_asked), ...said.filter((one) => !one.is_asked)].map(
    ({ is_asked, ...words }) => words,
  );
}

/** Maximum number of reasons on a card of the wall. */
const WALL_MAX = 3;

/** Reasons that the portrait or the line of facts on the card already shows. */
const SEEN: ReadonlySet<ReasonWords['about']> = new Set(['gender', 'age', 'height', 'place']);

/**
 * The few reasons for a card, and the number of further ones. Reasons that the card does not show otherwise come first.
 * If a reason is unmet or unknown, at least one such reason is shown, in the last place. Completeness and freshness of
 * a profile are only in the longer lists.
 */
export function wallReasons(reasons: readonly ReasonWords[]): { shown: readonly ReasonWords[]; more: number } {
  const isSeen = ({ about, state }: ReasonWords) => state === 'met' && SEEN.has(about);
  const worded = reasons.filter(({ about }) => about !== 'completeness' && about !== 'freshness');
  const telling = [...worded.filter((one) => !isSeen(one)), ...worded.filter(isSeen)];
  const first = telling.slice(0, WALL_MAX);
  const isOff = ({ state }: ReasonWords) => state !== 'met';
  const hiddenOff = first.some(isOff) ? undefined : telling.slice(WALL_MAX).find(isOff);
  const shown = hiddenOff ? [...first.slice(0, WALL_MAX - 1), hiddenOff] : first;
  return { shown, more: telling.length - shown.length };
}

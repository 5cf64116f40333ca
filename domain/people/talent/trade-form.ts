import { type CategoryGroupId, categories } from '#domain/kernel/vocabulary/categories.ts';

/**
 * The parts of a profile that only some trades are asked for. Every other part is asked of all: name, trades, home, skills,
 * languages, licences, pictures, own words, credits, lowest fee and practical facts.
 */
export const TRADE_PARTS = ['playing', 'looks', 'sizes', 'speech', 'limits', 'kit'] as const;
export type TradePart = (typeof TRADE_PARTS)[number];

const SEEN_OR_HEARD: readonly TradePart[] = ['playing', 'looks', 'sizes', 'speech', 'limits'];

/**
 * The parts that each group of trades is asked for. Forms, demands, screens, completeness, tips and what is stored follow
 * it: a photographer is not cast, so a playing age says nothing about the work and a height is nobody's business.
 */
const PARTS_OF: Readonly<Record<CategoryGroupId, readonly TradePart[]>> = {
  performer: SEEN_OR_HEARD,
  model: SEEN_OR_HEARD,
  event: SEEN_OR_HEARD,
  crew: ['kit'],
};

/**
 * True if a talent with these trades is asked for a part: if one of the trades is. Without a trade, as before the first is
 * chosen, the parts of performers are asked.
 */
export function asksFor(part: TradePart, trades: readonly string[]): boolean {
  const groups = trades.flatMap((id) => categories.find(id)?.group ?? []);
  return (groups.length > 0 ? groups : (['performer'] as const)).some((group) => PARTS_OF[group].includes(part));
}

/** The parts that a talent with these trades is asked for. */
export const partsAskedOf = (trades: readonly string[]): TradePart[] =>
  TRADE_PARTS.filter((part) => asksFor(part, trades));

/** The empty values of the fields of the parts that these trades are not asked for. The list `kit` is kept by all. */
export function emptiedFor(trades: readonly string[]) {
  const drops = (part: TradePart) => !asksFor(part, trades);
  return {
    ...(drops('playing') && { plays_genders: [], playing_age_min: null, playing_age_max: null }),
    ...(drops('looks') && {
      height_cm: null,
      hair_color: null,
      hair_length: null,
      hair_type: null,
      eye_color: null,
      facial_hair: null,
      body_type: null,
      features: null,
    }),
    ...(drops('sizes') && { sizes: [] }),
    ...(drops('speech') && { dialect: null, other_dialects: [], accents: [] }),
    ...(drops('limits') && { declines: null, accepts: [] }),
  };
}

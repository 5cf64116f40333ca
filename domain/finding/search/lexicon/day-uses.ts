import type { DayUse } from '#domain/finding/search/reading.ts';

/** Words for the use of a day. The nearest word before a day counts, so work has its words too. */
export const DAY_USE_WORDS: readonly (readonly [DayUse, RegExp])[] = [
  [
    'rehearsal',
    /^(?:rep|reps|repet|repen|repar|repas|repa|repstart|repdag(?:ar|en)?|rephelg(?:er|en)?|genrep.*|repeter.*|repetition.*|kollationering.*|övning|övningen|övningar|övningarna|övar|öva|övas|träning|träningen|träningar|träningarna|tränar|instudering.*|genomdrag|ses|träffas|läsning|manusläsning|förstaläsning)$/,
  ],
  [
    'audition',
    /^(?:audition.*|prov(?:film|sjung|spel|dans|inspel|lagning|läsning).*|(?:roll)?uttagning.*|castas|casting|castingen|castings|castingdag.*|callback.*|antagningsprov.*)$/,
  ],
  ['premiere', /^(?:ur|ny|sverige)?premiär(?:en|er|dag|dagen|kväll|kvällen|datum)?$/],
  ['tour', /^(?:.*turné(?:n|er|erna|buss.*|period.*|start.*)?|turnerar|turneras)$/],
  [
    'work',
    /^(?:inspelning.*|inspelas|filmning.*|filmas|filmar|film|plåt.*|fotograf(?:ering|eras|erar).*|fotodag.*|spelas|spelar|spel|speldag.*|spelperiod.*|spelning.*|föreställning.*|.*konsert(?:en|er|erna)?|show|showen|shower|jobb.*|arbet.*|anställning.*|kontrakt.*|säsong.*|visning.*|invigning.*|uppdrag.*|gala.*|event.*|mässa.*|festival.*|provning.*|kostymprov.*|fitting|tillträde|.*derniär.*|framträdande.*|uppträd.*)$/,
  ],
];

/**
 * 'Casting' also heads whole texts, so it is the use of a day only if the day follows within five words and no ':' is
 * between.
 */
export const ALSO_A_HEADING = /^casting(?:en)?$/;

/** Words between two days of a list; both days have the use of the first. */
export const BETWEEN_LISTED_DAYS =
  /^(?:och|o|samt|eller|&|\+|,|;|-|•|\*|\(|\)|den|d|kl|klockan|[.:]|\d+|mån|tis|ons|tors|fre|lör|sön|m[åa]|ti|to|fr|lö|sö|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en|ar)?|sedan|därefter|till|helg(?:en|er)?|även)$/;

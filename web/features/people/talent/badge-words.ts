/**
 * What the two badges of the talent's menu count, in words: beside the number for readers and on hover, and as a sentence
 * on the screen that it stands for, whose own lists are cut otherwise. The rules are the spec's (section 4; U-07, U-08).
 */
export const BADGE_WORDS = {
  requests: {
    label: 'som väntar på ditt svar eller på besked',
    sentence:
      'Siffran i menyn räknar det som väntar på ditt svar eller på besked, men inte det vars svarsdag har gått.',
  },
  assignments: {
    label: 'i projekt som pågår',
    sentence: 'Siffran i menyn räknar uppdrag i projekt som pågår, även när dina egna dagar är över.',
  },
} as const;

/**
 * The meaning of the two numbers in the talent's menu. `label` is for screen readers and hover; `sentence` is shown on
 * the screen, whose lists are divided differently from the number. The rules are in the spec (section 4; U-07, U-08).
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

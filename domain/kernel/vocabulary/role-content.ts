import { type Notion, vocabulary } from './notion.ts';

/**
 * What somebody in a role has to do or stand for that not everybody will: said up front, before anybody answers, and what
 * talents set their limits by.
 */
const ROLE_CONTENT = [
  { id: 'intimacy', label: 'Intima scener' },
  { id: 'nudity', label: 'Nakenhet' },
  { id: 'violence', label: 'Våld' },
  { id: 'stunts', label: 'Stunt' },
  { id: 'animals', label: 'Djur' },
  { id: 'smoking', label: 'Rökning' },
  { id: 'drunk', label: 'Spela berusad' },
  { id: 'dead', label: 'Spela död' },
  { id: 'kiss', label: 'Kyss' },
  { id: 'fur', label: 'Pälsverk' },
  { id: 'alcohol_ads', label: 'Reklam för alkohol' },
  { id: 'gambling_ads', label: 'Reklam för spel om pengar' },
  { id: 'politics', label: 'Politisk reklam' },
] as const satisfies readonly Notion[];
export type RoleContentId = (typeof ROLE_CONTENT)[number]['id'];
export const roleContent = /* @__PURE__ */ vocabulary(ROLE_CONTENT);

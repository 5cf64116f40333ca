import { type Notion, vocabulary } from './notion.ts';

/**
 * Content of a role that not every talent accepts. A request states it before the talent answers, and talents state in
 * their limits what they decline.
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

import { type Notion, vocabulary } from './notion.ts';

/** The genders a talent plays and a role is written for; a talent may play several. */
const GENDERS = [
  { id: 'female', label: 'Kvinna' },
  { id: 'male', label: 'Man' },
  { id: 'non_binary', label: 'Icke-binär' },
] as const satisfies readonly Notion[];
export type GenderId = (typeof GENDERS)[number]['id'];
export const genders = /* @__PURE__ */ vocabulary(GENDERS);

/** A talent's pronouns; never a requirement. */
const PRONOUNS = [
  { id: 'she', label: 'hon/henne' },
  { id: 'he', label: 'han/honom' },
  { id: 'they', label: 'hen/hen' },
  { id: 'own', label: 'Eget pronomen (fritext)' },
] as const satisfies readonly Notion[];
export const pronouns = /* @__PURE__ */ vocabulary(PRONOUNS);

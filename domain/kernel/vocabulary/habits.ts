import { type Notion, vocabulary } from './notion.ts';

/** How somebody deals with requests and bookings, counted from what happened; never said by the talent or bought. */
export const HABITS = [
  { id: 'answers_fast', label: 'Svarar oftast inom ett dygn' },
  { id: 'has_worked', label: 'Har genomfört uppdrag' },
] as const satisfies readonly Notion[];
export const habits = /* @__PURE__ */ vocabulary(HABITS);

/** What there is to look at in a profile. */
const MEDIA_KINDS = [
  { id: 'portrait', label: 'Har porträtt' },
  { id: 'several', label: 'Minst tre bilder' },
  { id: 'video', label: 'Har film' },
  { id: 'voice', label: 'Har röstprov' },
] as const satisfies readonly Notion[];
export const mediaKinds = /* @__PURE__ */ vocabulary(MEDIA_KINDS);

import { type Notion, vocabulary } from './notion.ts';

/** A talent's habits with requests and bookings, counted from events; never stated by the talent, never for sale. */
export const HABITS = [
  { id: 'answers_fast', label: 'Svarar oftast inom ett dygn' },
  { id: 'has_worked', label: 'Har genomfört uppdrag' },
] as const satisfies readonly Notion[];
export const habits = /* @__PURE__ */ vocabulary(HABITS);

/** Kinds of media in a profile. */
const MEDIA_KINDS = [
  { id: 'portrait', label: 'Har porträtt' },
  { id: 'several', label: 'Minst tre bilder' },
  { id: 'video', label: 'Har film' },
  { id: 'voice', label: 'Har röstprov' },
] as const satisfies readonly Notion[];
export const mediaKinds = /* @__PURE__ */ vocabulary(MEDIA_KINDS);

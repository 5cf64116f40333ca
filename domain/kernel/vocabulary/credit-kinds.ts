import { type Notion, vocabulary } from './notion.ts';

/** Kinds of credits: work, training and prizes. */
const CREDIT_KINDS = [
  { id: 'film', label: 'Film' },
  { id: 'tv', label: 'TV och serie' },
  { id: 'advertising', label: 'Reklam' },
  { id: 'theatre', label: 'Teater och scen' },
  { id: 'music_video', label: 'Musikvideo' },
  { id: 'dubbing', label: 'Dubb och röst' },
  { id: 'photo', label: 'Foto' },
  { id: 'other', label: 'Annat uppdrag' },
  { id: 'education', label: 'Utbildning' },
  { id: 'scholarship', label: 'Stipendium och pris' },
] as const satisfies readonly Notion[];
export type CreditKindId = (typeof CREDIT_KINDS)[number]['id'];
export const creditKinds = /* @__PURE__ */ vocabulary(CREDIT_KINDS);

import { type Notion, vocabulary } from './notion.ts';

/** Kinds of productions; domain/deal/terms/templates.ts proposes terms for each. */
const PRODUCTION_TYPES = [
  { id: 'commercial_film', label: 'Reklamfilm' },
  { id: 'stills', label: 'Stillbild/fotografering' },
  { id: 'feature_film', label: 'Långfilm' },
  { id: 'tv_series', label: 'TV-serie' },
  { id: 'short_film', label: 'Kortfilm' },
  { id: 'music_video', label: 'Musikvideo' },
  { id: 'theatre', label: 'Teater' },
  { id: 'musical', label: 'Musikalproduktion' },
  { id: 'show', label: 'Show/gala' },
  { id: 'event', label: 'Event/mässa' },
  { id: 'fashion_show', label: 'Modevisning' },
  { id: 'voice', label: 'Röstjobb' },
  { id: 'corporate', label: 'Företagsfilm' },
  { id: 'social', label: 'Sociala medier' },
  { id: 'documentary', label: 'Dokumentär/tv-program' },
  { id: 'game', label: 'Spel' },
] as const satisfies readonly Notion[];
export type ProductionTypeId = (typeof PRODUCTION_TYPES)[number]['id'];
export const productionTypes = /* @__PURE__ */ vocabulary(PRODUCTION_TYPES);

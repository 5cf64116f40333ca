import { type Notion, vocabulary } from './notion.ts';

/** Media in which the recording may be shown; each has its own price. */
const MEDIA = [
  { id: 'tv', label: 'TV' },
  { id: 'cinema', label: 'Bio' },
  { id: 'online', label: 'Online' },
  { id: 'paid_social', label: 'Sociala medier (köpt)' },
  { id: 'organic_social', label: 'Sociala medier (egna kanaler)' },
  { id: 'streaming', label: 'Streaming' },
  { id: 'ooh', label: 'Utomhus' },
  { id: 'print', label: 'Tryck' },
  { id: 'instore', label: 'Butik' },
  { id: 'radio', label: 'Radio/podd' },
  { id: 'internal', label: 'Internt' },
  { id: 'pr', label: 'PR' },
  { id: 'trade_fair', label: 'Mässa/event' },
  { id: 'all_media', label: 'Alla medier' },
] as const satisfies readonly Notion[];
export type MediumId = (typeof MEDIA)[number]['id'];
export const media = /* @__PURE__ */ vocabulary(MEDIA);

/** Territories in which the recording may be shown, smallest first. */
const TERRITORIES = [
  { id: 'SE', label: 'Sverige' },
  { id: 'NORDIC', label: 'Norden' },
  { id: 'EU', label: 'Europa' },
  { id: 'WORLD', label: 'Världen' },
] as const satisfies readonly Notion[];
export type TerritoryId = (typeof TERRITORIES)[number]['id'];
export const territories = /* @__PURE__ */ vocabulary(TERRITORIES);

import { type Notion, vocabulary } from './notion.ts';

/** Groups of trades in menus. */
const CATEGORY_GROUPS = [
  { id: 'performer', label: 'Medverkande' },
  { id: 'model', label: 'Modeller' },
  { id: 'event', label: 'Event' },
  { id: 'crew', label: 'Bakom kameran' },
] as const satisfies readonly Notion[];
export type CategoryGroupId = (typeof CATEGORY_GROUPS)[number]['id'];
export const categoryGroups = /* @__PURE__ */ vocabulary(CATEGORY_GROUPS);

/**
 * Trades of one talent. Kinds of role (lead, small part) and groups of people (twins, families) are left out: they
 * describe a role or a group, not a person.
 */
const CATEGORIES = [
  { id: 'actor', label: 'Skådespelare', group: 'performer' },
  { id: 'amateur_actor', label: 'Amatörskådespelare', group: 'performer' },
  { id: 'child_actor', label: 'Barnskådespelare', group: 'performer' },
  { id: 'voice_actor', label: 'Röstskådespelare', group: 'performer' },
  { id: 'voiceover', label: 'Speaker', group: 'performer' },
  { id: 'extra', label: 'Statist', group: 'performer' },
  { id: 'real_person', label: 'Verklig person', group: 'performer' },
  { id: 'stand_in', label: 'Stand-in', group: 'performer' },
  { id: 'body_double', label: 'Body double', group: 'performer' },
  { id: 'stunt', label: 'Stuntperson', group: 'performer' },
  { id: 'model', label: 'Modell', group: 'model' },
  { id: 'runway_model', label: 'Catwalkmodell', group: 'model' },
  { id: 'fitness_model', label: 'Fitnessmodell', group: 'model' },
  { id: 'plus_model', label: 'Plus size-modell', group: 'model' },
  { id: 'hand_model', label: 'Handmodell', group: 'model' },
  { id: 'foot_model', label: 'Fot- och benmodell', group: 'model' },
  { id: 'hair_model', label: 'Hårmodell', group: 'model' },
  { id: 'makeup_model', label: 'Sminkmodell', group: 'model' },
  { id: 'fit_model', label: 'Passformsmodell', group: 'model' },
  { id: 'child_model', label: 'Barnmodell', group: 'model' },
  { id: 'senior_model', label: 'Seniormodell', group: 'model' },
  { id: 'dancer', label: 'Dansare', group: 'performer' },
  { id: 'choreographer', label: 'Koreograf', group: 'crew' },
  { id: 'singer', label: 'Sångare', group: 'performer' },
  { id: 'musician', label: 'Musiker', group: 'performer' },
  { id: 'dj', label: 'DJ', group: 'performer' },
  { id: 'comedian', label: 'Komiker', group: 'performer' },
  { id: 'magician', label: 'Trollkarl', group: 'performer' },
  { id: 'circus', label: 'Cirkusartist', group: 'performer' },
  { id: 'artist', label: 'Artist', group: 'performer' },
  { id: 'presenter', label: 'Programledare', group: 'performer' },
  { id: 'host', label: 'Konferencier', group: 'performer' },
  { id: 'speaker_talk', label: 'Föreläsare', group: 'performer' },
  { id: 'influencer', label: 'Influencer', group: 'performer' },
  { id: 'lookalike', label: 'Lookalike', group: 'performer' },
  { id: 'event_staff', label: 'Event- och värdpersonal', group: 'event' },
  { id: 'promoter', label: 'Demonstratör', group: 'event' },
  { id: 'waiter', label: 'Serveringspersonal', group: 'event' },
  { id: 'bartender', label: 'Bartender', group: 'event' },
  { id: 'santa', label: 'Tomte', group: 'event' },
  { id: 'photographer', label: 'Fotograf', group: 'crew' },
  { id: 'videographer', label: 'Filmare', group: 'crew' },
  { id: 'director', label: 'Regissör', group: 'crew' },
  { id: 'producer', label: 'Producent', group: 'crew' },
  { id: 'casting', label: 'Castingansvarig', group: 'crew' },
  { id: 'editor', label: 'Klippare', group: 'crew' },
  { id: 'stylist', label: 'Stylist', group: 'crew' },
  { id: 'costume', label: 'Kostymör', group: 'crew' },
  { id: 'makeup', label: 'Sminkör', group: 'crew' },
  { id: 'hair', label: 'Hårstylist', group: 'crew' },
  { id: 'set_design', label: 'Scenograf', group: 'crew' },
  { id: 'sound', label: 'Ljudtekniker', group: 'crew' },
  { id: 'light', label: 'Ljussättare', group: 'crew' },
  { id: 'pa', label: 'Produktionsassistent', group: 'crew' },
  { id: 'interpreter', label: 'Tolk', group: 'crew' },
  { id: 'chaperone', label: 'Barnansvarig', group: 'crew' },
] as const satisfies readonly (Notion & { readonly group: CategoryGroupId })[];
export type CategoryId = (typeof CATEGORIES)[number]['id'];
export const categories = /* @__PURE__ */ vocabulary(CATEGORIES);

import type { z } from 'zod';
import type { talentWishes } from './search.ts';

type Wish = Partial<z.input<typeof talentWishes>>;

/** One thing that a phrase asks for: the word on its chip, and the wish that the search gets. */
interface Understood {
  readonly word: string;
  readonly wish: Wish;
}

/** A request as a company writes it, and how it is understood. */
export interface SearchPhrase {
  readonly id: string;
  readonly text: string;
  readonly understood: readonly Understood[];
}

/**
 * What the search demo asks: a closed list, so that nothing a visitor types reaches the search. Each chip stands beside
 * the wish that it means, and no two of a phrase concern the same field: what is read is what is counted.
 */
export const SEARCH_PHRASES: readonly SearchPhrase[] = [
  {
    id: 'riding',
    text: 'Kvinna 25–45 i Västra Götaland som rider',
    understood: [
      { word: 'Kvinna', wish: { genders: ['female'] } },
      { word: 'Spelålder 25–45', wish: { age_min: 25, age_max: 45 } },
      { word: 'Västra Götaland', wish: { counties: ['14'] } },
      { word: 'Ridning', wish: { skills: [{ id: 'riding', min_level: 1 }] } },
    ],
  },
  {
    id: 'spanish',
    text: 'Skådespelare som talar flytande spanska',
    understood: [
      { word: 'Skådespelare', wish: { categories: ['actor'] } },
      { word: 'Spanska, flytande', wish: { languages: [{ id: 'es', min_level: 3 }] } },
    ],
  },
  {
    id: 'dance',
    text: 'Dansare mellan 20 och 40 till en musikvideo',
    understood: [
      { word: 'Dansare', wish: { categories: ['dancer'] } },
      { word: 'Spelålder 20–40', wish: { age_min: 20, age_max: 40 } },
    ],
  },
  {
    id: 'senior',
    text: 'Man över 60 som är minst 180 lång',
    understood: [
      { word: 'Man', wish: { genders: ['male'] } },
      { word: 'Spelålder från 61', wish: { age_min: 61 } },
      { word: 'Minst 180 cm', wish: { height_min_cm: 180 } },
    ],
  },
  {
    id: 'voice',
    text: 'Speaker med finska som modersmål',
    understood: [
      { word: 'Speaker', wish: { categories: ['voiceover'] } },
      { word: 'Finska, modersmål', wish: { languages: [{ id: 'fi', min_level: 4 }] } },
    ],
  },
];

/** One wish of a phrase: the word on its chip, and the token of the wish in a URL. */
interface Understood {
  readonly word: string;
  readonly wish: string;
}

/** A company's request and how the search understands it. */
export interface SearchPhrase {
  readonly id: string;
  readonly text: string;
  readonly understood: readonly Understood[];
}

/**
 * The phrases of the search demo: a closed list, so that no visitor's text reaches the search. The search gets each
 * phrase word for word. The chips are in the order in which the search reads the phrase, each beside its wish (the test
 * in this folder proves it).
 */
export const SEARCH_PHRASES: readonly SearchPhrase[] = [
  {
    id: 'riding',
    text: 'Kvinna 25–45 i Västra Götaland som rider',
    understood: [
      { word: 'Kvinna', wish: 'gender.female' },
      { word: 'Spelålder 25–45', wish: 'age.25-45' },
      { word: 'Västra Götaland', wish: 'place.14' },
      { word: 'Ridning', wish: 'skill.riding' },
    ],
  },
  {
    id: 'spanish',
    text: 'Skådespelare som talar flytande spanska',
    understood: [
      { word: 'Skådespelare', wish: 'category.actor' },
      { word: 'Spanska, flytande', wish: 'language.es.3' },
    ],
  },
  {
    id: 'dance',
    text: 'Dansare mellan 20 och 40 i Stockholm',
    understood: [
      { word: 'Dansare', wish: 'category.dancer' },
      { word: 'Spelålder 20–40', wish: 'age.20-40' },
      { word: 'Stockholm', wish: 'place.0180' },
    ],
  },
  {
    id: 'senior',
    text: 'Man över 60 som är minst 180 lång',
    understood: [
      { word: 'Man', wish: 'gender.male' },
      { word: 'Spelålder från 61', wish: 'age.61-' },
      { word: 'Minst 180 cm', wish: 'height.180-' },
    ],
  },
  {
    id: 'voice',
    text: 'Speaker med finska som modersmål',
    understood: [
      { word: 'Speaker', wish: 'category.voiceover' },
      { word: 'Finska, modersmål', wish: 'language.fi.4' },
    ],
  },
];

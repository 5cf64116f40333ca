import { type Notion, vocabulary } from './notion.ts';

/** Ways of speaking Swedish that castings ask for. */
export const DIALECTS = [
  { id: 'standard', label: 'Rikssvenska' },
  { id: 'skanska', label: 'Skånska' },
  { id: 'goteborgska', label: 'Göteborgska' },
  { id: 'stockholmska', label: 'Stockholmska' },
  { id: 'norrlandska', label: 'Norrländska' },
  { id: 'dalmal', label: 'Dalmål' },
  { id: 'gotlandska', label: 'Gotländska' },
  { id: 'varmlandska', label: 'Värmländska' },
  { id: 'smalandska', label: 'Småländska' },
  { id: 'ostgotska', label: 'Östgötska' },
  { id: 'hallandska', label: 'Halländska' },
  { id: 'orebroska', label: 'Gnällbältessvenska' },
  { id: 'vastgotska', label: 'Västgötska' },
  { id: 'bohuslanska', label: 'Bohuslänska' },
  { id: 'upplandska', label: 'Uppländska' },
  { id: 'sormlandska', label: 'Sörmländska' },
  { id: 'olandska', label: 'Öländska' },
  { id: 'finlandssvenska', label: 'Finlandssvenska' },
  { id: 'fororts', label: 'Förortssvenska' },
  { id: 'accent', label: 'Brytning' },
] as const satisfies readonly Notion[];
export type DialectId = (typeof DIALECTS)[number]['id'];
export const dialects = /* @__PURE__ */ vocabulary(DIALECTS);

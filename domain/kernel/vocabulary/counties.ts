import { type Notion, vocabulary } from './notion.ts';

export type County = Notion & { readonly letter: string };

/** Sweden's 21 counties by their two-digit SCB code; `letter` is the old county letter. */
export const COUNTIES = [
  { id: '01', label: 'Stockholms län', letter: 'AB' },
  { id: '03', label: 'Uppsala län', letter: 'C' },
  { id: '04', label: 'Södermanlands län', letter: 'D' },
  { id: '05', label: 'Östergötlands län', letter: 'E' },
  { id: '06', label: 'Jönköpings län', letter: 'F' },
  { id: '07', label: 'Kronobergs län', letter: 'G' },
  { id: '08', label: 'Kalmar län', letter: 'H' },
  { id: '09', label: 'Gotlands län', letter: 'I' },
  { id: '10', label: 'Blekinge län', letter: 'K' },
  { id: '12', label: 'Skåne län', letter: 'M' },
  { id: '13', label: 'Hallands län', letter: 'N' },
  { id: '14', label: 'Västra Götalands län', letter: 'O' },
  { id: '17', label: 'Värmlands län', letter: 'S' },
  { id: '18', label: 'Örebro län', letter: 'T' },
  { id: '19', label: 'Västmanlands län', letter: 'U' },
  { id: '20', label: 'Dalarnas län', letter: 'W' },
  { id: '21', label: 'Gävleborgs län', letter: 'X' },
  { id: '22', label: 'Västernorrlands län', letter: 'Y' },
  { id: '23', label: 'Jämtlands län', letter: 'Z' },
  { id: '24', label: 'Västerbottens län', letter: 'AC' },
  { id: '25', label: 'Norrbottens län', letter: 'BD' },
] as const satisfies readonly County[];
export type CountyId = (typeof COUNTIES)[number]['id'];
export const counties = /* @__PURE__ */ vocabulary(COUNTIES);

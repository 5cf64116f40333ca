import type { ViewedPerson } from '#contract/auditions/viewing.ts';
import { considerationLabels, decisionLabels } from '#texts/casting/labels.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** The parts of the viewing's address: the audition, the role, the shown person, and the person beside. */
export interface ViewingAddress {
  /** Id of the audition. */
  readonly id: string;
  readonly role: string;
  /** Ids of invitations. */
  readonly person?: string | undefined;
  readonly beside?: string | undefined;
}

/** The address of the screen. */
export function viewingHref({ id, role, person, beside }: ViewingAddress): string {
  const question = new URLSearchParams({ id, role, ...(person && { person }), ...(beside && { beside }) });
  return `/CompanyAuditionRoleCandidates?${question}`;
}

/** The person in the address, otherwise the first new person, otherwise the first person. */
export const personShown = (people: readonly ViewedPerson[], id: string | null): ViewedPerson | undefined =>
  people.find((one) => one.id === id) ?? people.find(({ is_new }) => is_new) ?? people[0];

/** The person `step` places further down the list; undefined past its ends. */
export const personAt = (people: readonly ViewedPerson[], id: string, step: number): ViewedPerson | undefined =>
  people[people.findIndex((one) => one.id === id) + step];

export type ViewingKey =
  | { readonly does: 'step'; readonly by: 1 | -1 }
  | { readonly does: 'rate'; readonly stars: number | null }
  | { readonly does: 'decide'; readonly command: 'approve' | 'reject' | 'hold' | 'call-back' }
  | { readonly does: 'note' | 'play' | 'help' };

const KEYS: Readonly<Record<string, ViewingKey>> = {
  j: { does: 'step', by: 1 },
  k: { does: 'step', by: -1 },
  ArrowDown: { does: 'step', by: 1 },
  ArrowUp: { does: 'step', by: -1 },
  a: { does: 'decide', command: 'approve' },
  r: { does: 'decide', command: 'reject' },
  h: { does: 'decide', command: 'hold' },
  c: { does: 'decide', command: 'call-back' },
  n: { does: 'note' },
  ' ': { does: 'play' },
  '?': { does: 'help' },
};

/** The action of a key on the viewing screen; undefined for other keys. */
export function viewingKey(key: string): ViewingKey | undefined {
  if (/^[0-5]$/.test(key)) return { does: 'rate', stars: key === '0' ? null : Number(key) };
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}

/** The keys and their actions, in words. */
export const KEY_HELP = [
  ['J eller ↓', 'Nästa person'],
  ['K eller ↑', 'Föregående person'],
  ['Mellanslag', 'Spela eller pausa'],
  ['1–5', 'Dina stjärnor'],
  ['0', 'Ta bort dina stjärnor'],
  ['N', 'Skriv i din anteckning (Esc för att komma tillbaka)'],
  ['A', 'Godkänn'],
  ['C', 'Kalla igen'],
  ['H', 'Avvakta'],
  ['R', 'Välj bort'],
  ['?', 'De här tangenterna'],
] as const;

/** The company's decision or consideration, in words; undefined without one. */
export function decisionWord({
  client_decision,
  consideration,
}: Pick<ViewedPerson, 'client_decision' | 'consideration'>): StateLabel | undefined {
  if (client_decision) return decisionLabels[client_decision];
  return consideration === null ? undefined : considerationLabels[consideration];
}

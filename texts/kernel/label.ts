export type Tone = 'agreed' | 'waiting' | 'lost' | 'neutral' | 'info';

export interface StateLabel {
  readonly word: string;
  readonly tone: Tone;
}

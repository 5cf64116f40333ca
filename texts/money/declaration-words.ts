/** Words of the employer's declaration. Total by type: a state or a change without words does not compile. */
import type { DeclarationState } from '#domain/money/declaration/declared-month.ts';
import type { StatementChange } from '#domain/money/declaration/people.ts';
import type { TaxBox } from '#domain/money/declaration/statement.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const declarationStateLabels: Record<DeclarationState, StateLabel> = {
  running: { word: 'Pågår', tone: 'neutral' },
  to_make: { word: 'Att skapa', tone: 'waiting' },
  made: { word: 'Att lämna in', tone: 'waiting' },
  to_correct: { word: 'Att rätta', tone: 'lost' },
  handed_in: { word: 'Inlämnad', tone: 'agreed' },
};

export const statementChangeLabels: Record<StatementChange, StateLabel> = {
  new: { word: 'Ny', tone: 'info' },
  changed: { word: 'Ändrad', tone: 'waiting' },
  removed: { word: 'Tas bort', tone: 'lost' },
  same: { word: 'Inlämnad', tone: 'agreed' },
};

export const taxBoxLabels: Record<TaxBox, string> = {
  preliminary: 'Preliminär (001)',
  sink: 'SINK (274)',
  a_sink: 'A-SINK (275)',
};

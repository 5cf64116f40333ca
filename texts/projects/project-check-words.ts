import type { ProjectCheckStatus } from '#domain/projects/project-check/project-check.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const projectCheckLabels: Record<ProjectCheckStatus, StateLabel> = {
  waiting: { word: 'Att granska', tone: 'waiting' },
  changes_asked: { word: 'Ska ändras', tone: 'waiting' },
  approved: { word: 'Godkända', tone: 'agreed' },
  refused: { word: 'Avslagna', tone: 'lost' },
  ended: { word: 'Behövdes inte', tone: 'neutral' },
};

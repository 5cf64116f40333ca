// Swedish words for a company's states and commands. Total by type: a state or command without a word does not compile.

import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const companyStatusLabels: Record<CompanyStatus, StateLabel> = {
  pending: { word: 'Väntar på besked', tone: 'waiting' },
  approved: { word: 'Godkänt', tone: 'agreed' },
  refused: { word: 'Avslaget', tone: 'lost' },
  suspended: { word: 'Avstängt', tone: 'lost' },
  deleted: { word: 'Borttaget', tone: 'neutral' },
};

export const companyCommandLabels: Record<PersonCommandOf<typeof companyWorkflow>, string> = {
  approve: 'Godkänn',
  refuse: 'Avslå',
  suspend: 'Stäng av',
  reinstate: 'Häv avstängningen',
};

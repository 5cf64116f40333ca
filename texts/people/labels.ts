// Swedish words for steps, later parts and commands of a profile. Total by type: a step, part or command without a word
// does not compile.

import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';

export const profileStepLabels: Record<ProfileStep, string> = {
  basics: 'Grunder',
  looks: 'Utseende',
  abilities: 'Kunskaper',
  pictures: 'Bilder',
  about: 'Om dig',
};

export const laterPartLabels: Record<LaterPart, string> = {
  credits: 'Meriter och utbildning',
  sizes: 'Storlekar och mått',
  practical: 'Praktiskt och röst',
  limits: 'Gränser',
};

export const profileCommandLabels: Record<PersonCommandOf<typeof profileWorkflow>, string> = {
  submit: 'Skicka för granskning',
  approve: 'Godkänn',
  'ask-changes': 'Be om ändringar',
  suspend: 'Stäng av',
  reinstate: 'Häv avstängningen',
  merge: 'Slå ihop',
};

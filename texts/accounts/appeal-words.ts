import type { AppealAbout } from '#domain/accounts/appeal/appeal.rules.ts';
import type { AppealStatus } from '#domain/accounts/appeal/appeal.workflow.ts';
import type { Decided } from '#domain/accounts/facts.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** The administrators' roles as nouns for the middle of a sentence. */
export const deskWords: Record<AdminRole, string> = {
  owner: 'ägare',
  review: 'granskning',
  finance: 'ekonomi',
  support: 'support',
};

export const appealAboutWords: Record<AppealAbout, string> = {
  refusal: 'Avslag på ansökan',
  suspension: 'Avstängning',
  review: 'Granskning av profil',
};

export const appealStatusLabels: Record<AppealStatus, StateLabel> = {
  open: { word: 'Inte överklagat', tone: 'neutral' },
  waiting: { word: 'Väntar på svar', tone: 'waiting' },
  upheld: { word: 'Beslutet står fast', tone: 'lost' },
  granted: { word: 'Beslutet ändrades', tone: 'agreed' },
  lapsed: { word: 'Beslutet gäller inte längre', tone: 'neutral' },
};

/** Sentence saying that a person decided, with the person's role at Medverka but no name. */
export const decidedBy = ({ decided_role = 'review' }: Pick<Decided, 'decided_role'>): string =>
  `Beslutet är fattat av en människa på ${BRAND}, med rollen ${deskWords[decided_role]}.`;

/** Explains how to appeal a decision, in a mail whose button opens the appeal. */
export const appealWay = ({ appeal_until }: Pick<Decided, 'appeal_until'>): string =>
  `Tycker du att det blev fel? Överklaga med knappen här${appeal_until ? `, senast ${formatLongDay(appeal_until)}` : ''}. Du behöver inte logga in. En människa läser det du skriver och svarar dig, och om det finns någon annan som kan göra det är det inte samma person som fattade beslutet.`;

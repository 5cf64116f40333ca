/**
 * The texts that administrators may rewrite, with their defaults. Facts are left out: the code that knows a person, a
 * day or an amount writes it in the mail or document, and terms have versions of their own.
 */
import { HELP_KEYS, MAIL_CLOSING, PUBLIC_KEY, TEMPLATE_KEY } from '#domain/accounts/setting/wording-keys.ts';
import { answerTemplates } from '#texts/talk/help/answer-templates.ts';
import { companyAnswers } from '#texts/talk/help/company.ts';
import { talentAnswers } from '#texts/talk/help/talent.ts';
import { PUBLIC_WORDS } from './public-words.ts';

export const WORDING_GROUPS = {
  home: 'Startsidan',
  how: 'Så fungerar det',
  mails: 'Mejl',
  talent_help: 'Hjälp för talanger',
  company_help: 'Hjälp för företag',
  templates: 'Svarsmallar',
} as const;
export type WordingGroup = keyof typeof WORDING_GROUPS;

export interface Wording {
  readonly key: string;
  readonly group: WordingGroup;
  readonly label: string;
  /** The default text; may be empty. */
  readonly text: string;
}

export const WORDINGS: readonly Wording[] = [
  { key: MAIL_CLOSING, group: 'mails', label: 'Sist i alla mejl', text: '' },
  ...talentAnswers.map(({ id, question, answer }) => ({
    key: `${HELP_KEYS.talent}${id}`,
    group: 'talent_help' as const,
    label: question,
    text: answer,
  })),
  ...companyAnswers.map(({ id, question, answer }) => ({
    key: `${HELP_KEYS.company}${id}`,
    group: 'company_help' as const,
    label: question,
    text: answer,
  })),
  ...answerTemplates.map(({ id, name, words }) => ({
    key: `${TEMPLATE_KEY}${id}`,
    group: 'templates' as const,
    label: name,
    text: words,
  })),
  ...Object.entries(PUBLIC_WORDS).map(([id, { page, label, text }]) => ({
    key: `${PUBLIC_KEY}${id}`,
    group: page,
    label,
    text,
  })),
];

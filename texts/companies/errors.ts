import type { ErrorData, errors } from '#contract/companies/errors.ts';
import { seenEnoughText } from '#texts/companies/shown-people-words.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  members_full: 'Företaget har så många medlemmar som får plats. Ta bort någon först.',
  already_member: 'Personen är redan medlem.',
  last_owner: 'Företaget behöver en ägare. Gör någon annan till ägare först.',
  keys_full: 'Företaget har redan så många nycklar som får finnas. Avsluta en som inte används.',
  webhooks_full: 'Företaget har redan så många webhookar som får finnas. Ta bort en som inte används.',
  seen_enough: seenEnoughText,
};

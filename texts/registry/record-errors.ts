import type { ErrorData, errors } from '#contract/registry/record/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  unknown_field: (data) => `Fältet ${data?.field ?? 'du angav'} finns inte här.`,
  state_field: (data) => `Fältet ${data?.field ?? 'du angav'} ändras inte direkt, utan av det som händer.`,
  read_only_field: (data) => `Fältet ${data?.field ?? 'du angav'} kan läsas men inte ändras här.`,
  record_deleted: 'En post med det här id:t har tagits bort. Använd ett nytt id.',
};

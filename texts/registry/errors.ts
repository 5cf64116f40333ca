/** The Swedish sentence of every error code, context by context. */
import type { ERRORS, ErrorCode, ErrorData } from '#contract/registry/errors.ts';
import { errorTexts as accounts } from '#texts/accounts/errors.ts';
import { errorTexts as auditions } from '#texts/auditions/errors.ts';
import { errorTexts as casting } from '#texts/casting/errors.ts';
import { errorTexts as companies } from '#texts/companies/errors.ts';
import { errorTexts as deal } from '#texts/deal/errors.ts';
import { errorTexts as finding } from '#texts/finding/errors.ts';
import { type ErrorTextsOf, sentenceOf } from '#texts/kernel/error-texts.ts';
import { errorTexts as kernel } from '#texts/kernel/errors.ts';
import { errorTexts as money } from '#texts/money/errors.ts';
import { errorTexts as office } from '#texts/office/errors.ts';
import { errorTexts as people } from '#texts/people/errors.ts';
import { errorTexts as projects } from '#texts/projects/errors.ts';
import { errorTexts as talk } from '#texts/talk/errors.ts';
import { errorTexts as work } from '#texts/work/errors.ts';
import { errorTexts as records } from './record-errors.ts';

export const errorTexts: ErrorTextsOf<typeof ERRORS, ErrorData> = {
  ...kernel,
  ...deal,
  ...accounts,
  ...people,
  ...companies,
  ...finding,
  ...projects,
  ...casting,
  ...auditions,
  ...work,
  ...money,
  ...talk,
  ...office,
  ...records,
};

/** The sentence of an error code, filled in with the error's data. */
export const errorText = (code: ErrorCode, data?: unknown): string => sentenceOf(errorTexts, code, data);

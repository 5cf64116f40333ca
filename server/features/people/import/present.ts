import type { Refusal } from '#domain/kernel/refusal.ts';
import { errorTexts as accounts } from '#texts/accounts/errors.ts';
import { sentenceOf } from '#texts/kernel/error-texts.ts';
import { errorTexts as kernel } from '#texts/kernel/errors.ts';
import { errorTexts as people } from '#texts/people/errors.ts';

const WORDS = { ...kernel, ...accounts, ...people };

/** The reason why a record or a part of it cannot be imported. */
export type WhyNotBrought = Refusal<keyof typeof WORDS>;

/** The reason as a sentence. */
export const refusalWords = ({ refused, data }: WhyNotBrought): string => sentenceOf(WORDS, refused, data);

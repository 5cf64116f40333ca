import { PHONE_CODE_MINUTES } from '#domain/people/phone/phone-code.rules.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** The text message that confirms a number; it must fit one message of 160 characters. */
export const confirmationText = (code: string) =>
  `${code} är din kod hos ${BRAND}. Den gäller i ${PHONE_CODE_MINUTES} minuter. Har du inte bett om den kan du bortse från den.`;

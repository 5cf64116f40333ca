/**
 * The series of Swedish mobile numbers (PTS, national numbering plan): 070, 072, 073, 076 and 079, and seven digits.
 */
const SWEDISH_MOBILE = /^\+467[02369]\d{7}$/;
/** Country code and number, at most fifteen digits (ITU-T E.164). */
const ABROAD = /^\+(?!46)[1-9]\d{6,14}$/;
const BETWEEN_FIGURES = /[\s\-–().]/g;

/**
 * The stored form (E.164, '+46701234567') of a mobile number such as '070-123 45 67', '0046 70 …' or '+47 …'. Null for
 * any other text: a Swedish number of another series cannot receive a text message.
 */
export function readMobileNumber(text: string): string | null {
  const figures = text.replace(BETWEEN_FIGURES, '');
  const number = figures
    .replace(/^00/, '+')
    .replace(/^\+460/, '+46')
    .replace(/^0(?=[1-9])/, '+46');
  return SWEDISH_MOBILE.test(number) || ABROAD.test(number) ? number : null;
}

/** The number as people read it: '070-123 45 67'; a foreign number stays in its stored form. */
export function showMobileNumber(number: string): string {
  const [, series = '', first = '', second = '', third = ''] = /^\+46(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(number) ?? [];
  return series ? `0${series}-${first} ${second} ${third}` : number;
}

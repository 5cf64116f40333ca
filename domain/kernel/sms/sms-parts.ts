/** The signs of GSM 03.38 that take one septet; å, ä and ö are among them. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The signs of the extension table, which take two septets. */
const EXTENDED = '^{}\\[~]|€\f';

/** Septets of one message, and of each part of a longer one (3GPP TS 23.040). */
const [SEPTETS_ONE, SEPTETS_PART] = [160, 153];
/** UTF-16 units of one message with any other sign, and of each part of a longer one. */
const [UNITS_ONE, UNITS_PART] = [70, 67];

/** The number of parts in which a text message is sent and charged; at least 1. */
export function smsParts(words: string): number {
  let septets = 0;
  for (const sign of words) {
    if (EXTENDED.includes(sign)) septets += 2;
    else if (BASIC.includes(sign)) septets += 1;
    else return words.length <= UNITS_ONE ? 1 : Math.ceil(words.length / UNITS_PART);
  }
  return septets <= SEPTETS_ONE ? 1 : Math.ceil(septets / SEPTETS_PART);
}

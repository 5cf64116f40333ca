/** Words for the reasons with which banks reject and return payments. */

/** Sentences by code (ISO 20022, external code sets of status and return reasons). */
const SENTENCES: Readonly<Record<string, string>> = {
  AC01: 'Kontonumret är fel',
  AC02: 'Vårt eget kontonummer är fel',
  AC03: 'Kontonumret är fel',
  AC04: 'Kontot är avslutat',
  AC05: 'Vårt eget konto är avslutat',
  AC06: 'Kontot är spärrat',
  AC07: 'Kontot är avslutat',
  AC13: 'Vårt eget konto är av fel slag',
  AC14: 'Kontot är av fel slag',
  AC15: 'Kontot har fått ett annat nummer',
  AG01: 'Kontot tar inte emot sådana betalningar',
  AG02: 'Banken godtar inte det slaget av betalning',
  AGNT: 'Banken som anges är fel',
  AM04: 'Det fanns för lite pengar på vårt konto',
  AM05: 'Banken har redan fått betalningen',
  AM09: 'Beloppet är fel',
  BE01: 'Namnet hör inte till kontot',
  BE04: 'Mottagarens adress saknas',
  BE06: 'Banken känner inte mottagaren',
  CNOR: 'Mottagarens bank tar inte emot betalningen',
  CUST: 'Mottagaren har skickat tillbaka pengarna',
  DT01: 'Betalningens dag är fel',
  DU01: 'Banken har redan fått filen',
  DU02: 'Banken har redan fått betalningen',
  DU03: 'Banken har redan fått betalningen',
  DU04: 'Banken har redan fått betalningen',
  DU05: 'Banken har redan fått betalningen',
  FF01: 'Banken kan inte läsa filen',
  FOCR: 'Betalningen återkallades',
  MD07: 'Kontot är avslutat',
  MS02: 'Mottagaren har avböjt betalningen',
  MS03: 'Banken anger inget skäl',
  NOAS: 'Mottagarens bank svarar inte',
  RC01: 'Bankens clearingnummer är fel',
  RC03: 'Vår egen banks nummer är fel',
  RC04: 'Clearingnumret är fel',
  RR01: 'Uppgifter om mottagaren saknas',
  RR02: 'Uppgifter om mottagaren saknas',
  RR03: 'Uppgifter om mottagaren saknas',
  TM01: 'Filen kom för sent till banken',
};

/** Longest part of the bank's own words in a reason, in characters. */
const WORDS_MAX = 300;

/**
 * Why a payment was rejected or returned: 'Kontot är avslutat (AC04).' For a code without a sentence, in the bank's own
 * words.
 */
export function returnReason({ code, words }: { readonly code: string; readonly words: string }): string {
  const own = words.trim().slice(0, WORDS_MAX).replace(/\.$/, '');
  const sentence = SENTENCES[code] ?? (own === '' ? 'Banken anger inget skäl' : own);
  return code === '' ? `${sentence}.` : `${sentence} (${code.slice(0, 35)}).`;
}

const WORDS: Readonly<Record<string, string>> = {
  '5.1.2': 'Domänen finns inte.',
  '5.1.10': 'Domänen tar inte emot mejl.',
  '5.2.1': 'Brevlådan är avstängd.',
};

/** The reason why mails do not reach an address, by the status of the mail that came back (RFC 3463). */
export function unreachedWords(code: string): string {
  const exact = WORDS[code];
  if (exact) return exact;
  if (code.startsWith('5.1.')) return 'Brevlådan finns inte.';
  if (code.endsWith('.2.2')) return 'Brevlådan är full.';
  return code === '5.0.0' ? 'Adressen tar inte emot mejl.' : 'Mejlen har kommit tillbaka flera dagar.';
}

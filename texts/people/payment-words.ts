/** Words for taxation and pay of talents. */

import type { TaxForm } from '#domain/deal/price/person.ts';
import type { AccountDoubt } from '#domain/people/payment/account-doubts.ts';
import type { AccountKind } from '#domain/people/payment/bank-account.ts';
import { formatMoment } from '#texts/kernel/format.ts';

export interface TaxFormWords {
  readonly label: string;
  /** The meaning for the talent. */
  readonly meaning: string;
}

export const taxFormWords: Record<TaxForm, TaxFormWords> = {
  A: {
    label: 'A-skatt',
    meaning:
      'Du har inget eget företag, eller är osäker. Vi betalar ut lön, drar skatten och betalar arbetsgivaravgifterna. Det gäller de flesta, också dig som är under 18.',
  },
  F: {
    label: 'F-skatt',
    meaning:
      'Du har eget företag och betalar skatt och avgifter själv. Du får arvodet mot faktura och vi drar ingenting.',
  },
  FA: {
    label: 'FA-skatt',
    meaning:
      'Du har eget företag och är anställd ibland. Vi betalar ut lön, om du inte skriftligen åberopar F-skatt för uppdraget.',
  },
  UMBRELLA: {
    label: 'Egenanställning',
    meaning: 'Ett bolag som du har valt fakturerar oss och betalar ut din lön. Bolaget tar en avgift av arvodet.',
  },
  SINK: {
    label: 'SINK',
    meaning:
      'Du bor utomlands och arbetar i Sverige som annat än artist. Med ett beslut från Skatteverket drar vi den särskilda skatten, utan beslut 30 %.',
  },
  A_SINK: {
    label: 'A-SINK',
    meaning: 'Du bor utomlands och uppträder i Sverige. Vi drar den särskilda skatten för artister.',
  },
};

export const accountKindLabels: Record<AccountKind, string> = {
  bank: 'Bankkonto',
  bankgiro: 'Bankgiro',
  plusgiro: 'Plusgiro',
  iban: 'Konto utomlands, IBAN',
};

/** Explains why the form asks for payment details, and who sees them. */
export const WHY_PAYMENT_DETAILS =
  'Vi behöver uppgifterna för att kunna betala ut dina pengar och lämna uppgifter till Skatteverket. Inget företag ser dem.';

/** Tells a talent who is registered for VAT and has given no VAT number. */
export const NO_VAT_WITHOUT_NUMBER =
  'Numret ska stå på fakturan. Tills du har fyllt i det betalar vi ditt arvode utan moms.';

/** Doubts about an account, for its talent. */
const ownDoubtWords: Record<AccountDoubt, string> = {
  check_digit: 'Kontrollsiffran stämmer inte med det som banken brukar ha.',
  unknown_bank: 'Vi känner inte igen clearingnumret.',
  length: 'Banken brukar ha fler eller färre siffror i sina kontonummer.',
  filled: 'Banken har fler siffror i sina kontonummer, så vi sätter nollor framför dina.',
  iban_form: 'IBAN-nummer i det landet brukar se annorlunda ut.',
  abroad_incomplete: 'Banken kan behöva en BIC-kod och orten där du bor. Fyll i kontot på nytt.',
};

/** The doubts about a talent's account in sentences, ending with the way on. */
export const doubtfulText = (doubts: readonly AccountDoubt[]): string =>
  [...doubts.map((doubt) => ownDoubtWords[doubt]), 'Är numret rätt behöver du inte göra något.'].join(' ');

interface ShownAccount {
  readonly kind: AccountKind;
  readonly bank: string | null;
  readonly ends_with: string;
}

/** Explains whose account to enter, and shows the stored account; undefined if neither is needed. */
export function accountHint(tax_form: TaxForm, kept: ShownAccount | null): string | undefined {
  const sentences = [
    // The umbrella company is paid, with VAT, and pays the talent's wage.
    tax_form === 'UMBRELLA' &&
      'Skriv bolagets konto eller bankgiro, inte ditt eget. Vi betalar bolaget, som betalar din lön.',
    kept && `Sparat: ${accountText(kept)}. Fyll bara i om det ska ändras.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** An account without its full number: 'SEB, slutar på 60'. */
export const accountText = (account: ShownAccount): string =>
  `${account.bank ?? accountKindLabels[account.kind]}, slutar på ${account.ends_with}`;

/** Shown to the person who entered a new account: the instant from which we pay to it. */
export const newAccountText = (paid_from: string): string =>
  `Kontot är nytt. Vi betalar till det från ${formatMoment(paid_from)}, så att du hinner säga till om det inte var du. Ska pengar fram tidigare hör vi av oss.`;

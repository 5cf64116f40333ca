import { NEW_ACCOUNT_DAYS } from '#domain/people/payment/new-account.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';

interface NewAccount {
  readonly account_bank: string | null;
  readonly account_ends_with: string;
}

/** The mail to the owner about changed payment details, sent to the present and recent former addresses. */
export function paymentChangedMail(
  { first_name }: { readonly first_name: string },
  account: NewAccount | null,
  now: string,
): MailContent {
  const changed = account
    ? `Ett konto för dina utbetalningar från ${BRAND} skrevs in ${formatMoment(now)}: ${account.account_bank ?? 'ett nummer'} som slutar på ${account.account_ends_with}. Vi betalar till det tidigast om ${NEW_ACCOUNT_DAYS} dagar.`
    : `Dina uppgifter för utbetalning från ${BRAND} ändrades ${formatMoment(now)}. Kontot är detsamma.`;
  return {
    title: account ? 'Ett nytt konto för dina utbetalningar' : 'Dina uppgifter för utbetalning är ändrade',
    message: `Hej ${first_name}. ${changed} Var det du behöver du inte göra något. Var det inte du: svara på det här mejlet genast, så stoppar vi utbetalningarna, och välj ett nytt lösenord.`,
    action: 'Välj nytt lösenord',
    path: '/ForgotPassword',
  };
}

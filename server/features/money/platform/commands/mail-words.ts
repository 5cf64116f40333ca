import type { MailContent } from '#server/mail/render-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay, formatMoment } from '#texts/kernel/format.ts';

export interface ChangedAccount {
  /** Name of the administrator who wrote the version. */
  readonly by: string;
  /** ISO day. */
  readonly valid_from: string;
  /** Instant. */
  readonly now: string;
}

/**
 * The mail to the administrators who can take back a change of account: from `valid_from` on, customers pay to another
 * account or payouts are paid from another.
 */
export function accountChangedMail(
  { first_name }: { readonly first_name: string },
  { by, valid_from, now }: ChangedAccount,
): MailContent {
  return {
    title: `${BRAND} byter konto`,
    message: `Hej ${first_name}. ${by} skrev in ett nytt bankgiro eller konto för ${BRAND} ${formatMoment(now)}. Det gäller från ${formatLongDay(valid_from)}. Är det väntat behöver du inte göra något. Är det inte det: spara de rätta uppgifterna igen genast, och hör av dig till de andra ägarna.`,
    action: 'Se uppgifterna',
    path: '/AdminSettings',
  };
}

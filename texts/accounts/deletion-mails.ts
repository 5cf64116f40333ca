/** Mails about the deletion of an account. */
import { REGRET_DAYS } from '#domain/accounts/deletion/deletion.rules.ts';
import { RETENTION } from '#domain/accounts/retention/classes.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';
import { periodWords } from './retention-words.ts';

/** Confirms a requested deletion and links to its cancellation. `due_date` is an instant. */
export const deletionAskedMail = (first_name: string, due_date: string, token: string) => ({
  title: 'Ditt konto raderas om en vecka',
  message: `Hej ${first_name}. Du har bett oss radera ditt konto hos ${BRAND}. Det görs ${formatMoment(due_date)}, om ${REGRET_DAYS} dagar. Till dess kan du ångra dig med knappen. Har du en profil är den dold under tiden. Var det inte du som bad om det: tryck på knappen och välj ett nytt lösenord.`,
  action: 'Behåll kontot',
  path: `/KeepAccount?token=${token}`,
});

/** Confirms that the account stays. */
export const deletionRegrettedMail = (first_name: string) => ({
  title: 'Ditt konto finns kvar',
  message: `Hej ${first_name}. Du har ångrat dig, och ditt konto hos ${BRAND} raderas inte. Allt är som det var.`,
  action: 'Logga in',
  path: '/Login',
});

/** Asks if an account that has not been used for a long time should stay. */
export const idleAskedMail = (first_name: string) => ({
  title: 'Vill du ha kvar ditt konto?',
  message: `Hej ${first_name}. Det är länge sedan du var inloggad hos ${BRAND}. Vill du ha kvar ditt konto räcker det att du loggar in. Gör du inte det raderar vi kontot när ingen har använt det på ${periodWords(RETENTION.idle.period)}.`,
  action: 'Logga in',
  path: '/Login',
});

/** Announces the deletion of an unused account and links to its cancellation. `due_date` is an instant. */
export const idleEndsMail = (first_name: string, due_date: string, token: string) => ({
  title: 'Ditt konto raderas om en vecka',
  message: `Hej ${first_name}. Ingen har använt ditt konto hos ${BRAND} på ${periodWords(RETENTION.idle.period)}. Därför raderas det ${formatMoment(due_date)}, om ${REGRET_DAYS} dagar. Vill du ha kvar det trycker du på knappen. Har du en profil är den dold under tiden.`,
  action: 'Behåll kontot',
  path: `/KeepAccount?token=${token}`,
});

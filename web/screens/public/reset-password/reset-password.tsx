import { query } from '#web/api/client.ts';
import { LinkPage } from '#web/screens/public/link-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /ResetPassword: the link of the mail for a new password. */
export default function ResetPassword() {
  return (
    <LinkPage
      title="Nytt lösenord"
      ask={(token) => query('POST /account/password/reset/check', { body: { token } })}
      describe={() => 'När du har valt ett nytt lösenord loggas du ut överallt.'}
      portraits={[5, 10, 3]}
      broken="Länken är inte hel. Öppna den direkt ur mejlet, eller be om en ny."
      onward={{ to: '/ForgotPassword', label: 'Be om en ny länk' }}
    >
      {(link) => <ResetPasswordForm {...link} />}
    </LinkPage>
  );
}

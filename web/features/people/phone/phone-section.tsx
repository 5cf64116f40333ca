import type { Phone } from '#contract/people/phone.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { PhonePanel } from './phone-panel.tsx';

/** The talent's own mobile number, which companies see once they have booked the talent. */
export function PhoneSection({ phone }: { phone: Phone }) {
  const { send } = useCommand();
  const asks = useAsksPassword();
  const withPassword = (password: string | undefined) => (password ? { password } : {});
  const steps = {
    sendCode: (number: string, password?: string) =>
      phone.number !== null && number !== phone.waiting?.number
        ? send('PUT /talent/phone', { body: { number, ...withPassword(password) } })
        : send('POST /talent/phone/code', { body: { number } }),
    confirm: (code: string) => send('POST /talent/phone/confirm', { body: { code } }),
    choose: (kinds: Phone['kinds']) => send('PUT /talent/phone/kinds', { body: { kinds } }),
    remove: (password?: string) => send('DELETE /talent/phone', { body: withPassword(password) }),
  };
  return (
    <PhonePanel
      phone={phone}
      steps={steps}
      asks={asks}
      title="Mobilnummer"
      description="Företag som har bokat dig ser numret, så att de når dig. Ingen annan ser det."
    />
  );
}

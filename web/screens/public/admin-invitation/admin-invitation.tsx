import { useState } from 'react';
import { adminRoleWords } from '#texts/office/admin-words.ts';
import { query } from '#web/api/client.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { LinkPage } from '#web/screens/public/link-page.tsx';
import { AdminInvitationForm } from './admin-invitation-form.tsx';
import { type AdminKey, AdminKeyStep } from './admin-key-step.tsx';

const PORTRAITS = [4, 8, 2];

/** /AdminInvitation: the link of the mail that invites an administrator. */
export default function AdminInvitation() {
  const [key, setKey] = useState<AdminKey>();
  if (key) {
    return (
      <AccountFrame
        title="Din autentiseringsapp"
        portraits={PORTRAITS}
        description="Ditt konto är klart. Lägg till det i appen innan du går vidare: nyckeln visas bara nu."
      >
        <AdminKeyStep adminKey={key} />
      </AccountFrame>
    );
  }
  return (
    <LinkPage
      title="Inbjudan som administratör"
      ask={(token) => query('POST /admin-invitations/view', { body: { token } })}
      describe={(offer) =>
        offer &&
        `${offer.invited_by_name} bjuder in dig, med rollen ${adminRoleWords[offer.role].name.toLowerCase()}. Du loggar in med ${offer.email} och en kod ur en autentiseringsapp.`
      }
      portraits={PORTRAITS}
      broken="Länken är inte hel. Öppna den direkt ur mejlet, eller be om en ny inbjudan."
      onward={{ to: '/Login', label: 'Till inloggningen' }}
    >
      {(link) => <AdminInvitationForm {...link} onKey={setKey} />}
    </LinkPage>
  );
}

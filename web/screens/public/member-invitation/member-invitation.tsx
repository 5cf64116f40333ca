import { memberRoleWords } from '#texts/companies/member-words.ts';
import { query } from '#web/api/client.ts';
import { LinkPage } from '#web/screens/public/link-page.tsx';
import { MemberInvitationForm } from './member-invitation-form.tsx';

/** /MemberInvitation: the link of the mail that invites a member to a company. */
export default function MemberInvitation() {
  return (
    <LinkPage
      title="Inbjudan"
      ask={(token) => query('POST /member-invitations/view', { body: { token } })}
      describe={(offer) =>
        offer &&
        `${offer.invited_by_name} bjuder in dig till ${offer.company_name}, som ${memberRoleWords[offer.role].name.toLowerCase()}. Du loggar in med ${offer.email}.`
      }
      portraits={[4, 8, 2]}
      broken="Länken är inte hel. Öppna den direkt ur mejlet, eller be om en ny inbjudan."
      onward={{ to: '/Login', label: 'Till inloggningen' }}
    >
      {(link) => <MemberInvitationForm {...link} />}
    </LinkPage>
  );
}

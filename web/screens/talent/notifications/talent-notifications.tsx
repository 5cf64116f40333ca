import { NoticesPage } from '#web/features/talk/notification/notices-page.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';

/** The notices of the talent. */
export default function TalentNotifications() {
  return (
    <NoticesPage
      whatComes="Här får du veta när någon frågar efter dig, när det finns besked och när något ändras."
      emptyAction={<LinkButton to="/TalentProfile">Se över din profil</LinkButton>}
    />
  );
}

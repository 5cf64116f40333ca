import { NoticesPage } from '#web/features/talk/notification/notices-page.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';

/** The notices of an administrator. */
export default function AdminNotifications() {
  return (
    <NoticesPage
      whatComes="När en ansökan väntar, eller något behöver en person, står det här."
      emptyAction={<LinkButton to="/AdminDashboard">Till översikten</LinkButton>}
    />
  );
}

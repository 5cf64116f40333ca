import { NoticesPage } from '#web/features/talk/notification/notices-page.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';

/** The notices of the signed-in member. */
export default function CompanyNotifications() {
  return (
    <NoticesPage
      whatComes="När någon svarar på en förfrågan, eller inte hinner svara i tid, står det här."
      emptyAction={<LinkButton to="/CompanyDashboard">Till översikten</LinkButton>}
    />
  );
}

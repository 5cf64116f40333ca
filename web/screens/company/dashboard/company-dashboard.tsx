import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { query } from '#web/api/client.ts';
import { UnreachedNotice } from '#web/features/accounts/security/unreached-notice.tsx';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { nextStep } from '#web/features/projects/project/next-step.view.ts';
import { CompanyThreads } from '#web/features/talk/thread/company-threads.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { Figure } from '#web/ui/text/figure.tsx';
import { NewestAnswers } from './newest-answers.tsx';
import { ProjectList } from './project-list.tsx';
import { UnpaidInvoices } from './unpaid-invoices.tsx';
import { UpcomingBookings } from './upcoming-bookings.tsx';
import { WaitingProjects } from './waiting-projects.tsx';
import { WaitingSignOffs } from './waiting-sign-offs.tsx';

/**
 * The start screen of a company: number of projects by status, sign-offs, projects and invoices that wait, coming
 * bookings, messages and new answers, and all projects.
 */
export default function CompanyDashboard() {
  const dashboard = useQuery(query('GET /company/dashboard'));
  const mayCast = useMayCast();
  const today = clock.today();
  return (
    <PageFrame
      title="Översikt"
      query={dashboard}
      actions={
        <>
          {mayCast && (
            <LinkButton variant="primary" icon={Plus} to="/CompanyCreateProject">
              Nytt projekt
            </LinkButton>
          )}
          <LinkButton to="/CompanyRights">Rättigheter</LinkButton>
        </>
      }
    >
      {({ counts, projects, answers, bookings }) => {
        const steps = projects.map((project) => ({ project, next: nextStep(project, today) }));
        return (
          <div className="flex flex-col gap-12">
            <UnreachedNotice settings="/CompanySettings#e-post" />
            <div className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
              <Figure value={counts.draft} label="Utkast" />
              <Figure value={counts.casting} label="Rollsätts" />
              <Figure value={counts.active} label="Aktiva" />
              <Figure value={counts.completed} label="Avslutade" />
            </div>
            <div className="grid gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <div className="flex flex-col gap-12">
                <WaitingSignOffs />
                <WaitingProjects steps={steps} />
                <UnpaidInvoices />
                <UpcomingBookings bookings={bookings} />
              </div>
              <div className="flex flex-col gap-12">
                <CompanyThreads />
                <NewestAnswers answers={answers} />
              </div>
            </div>
            <ProjectList today={today} />
          </div>
        );
      }}
    </PageFrame>
  );
}

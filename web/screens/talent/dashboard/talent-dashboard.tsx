import { OwnFigures } from '#web/features/accounts/privacy/own-figures.tsx';
import { UnreachedNotice } from '#web/features/accounts/security/unreached-notice.tsx';
import { OwnFace } from '#web/features/people/talent/own-face.tsx';
import { useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { ProfileStrength } from '#web/features/people/talent/profile-strength.tsx';
import { ReviewAsks } from '#web/features/people/talent/review-asks.tsx';
import { stepPath } from '#web/features/people/talent/talent-paths.ts';
import { ThreadRows } from '#web/features/talk/thread/thread-rows.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { NewestNotices } from './newest-notices.tsx';
import { NextAssignment } from './next-assignment.tsx';
import { NextPayout } from './next-payout.tsx';
import { TodoSection } from './todo-section.tsx';

/**
 * The start screen of a talent: requested changes, tasks, the next assignment, messages, figures and the newest
 * notices; beside them the profile and the next payout.
 */
export default function TalentDashboard() {
  // Each part of the screen fetches its own data, and appears when they have come.
  const profile = useOwnProfile();
  return (
    <PageFrame title={profile.data ? `Hej ${profile.data.first_name}` : 'Hej'}>
      <UnreachedNotice settings="/TalentSettings#e-post" className="mb-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-12">
          {profile.data && <ReviewAsks profile={profile.data} />}
          <TodoSection profile={profile} />
          <NextAssignment />
          <ThreadRows
            hrefOf={({ id, kind, is_booked }) =>
              kind === 'project'
                ? '/TalentAssignments'
                : `/${is_booked ? 'AssignmentDetails' : 'TalentRequestDetails'}?id=${id}`
            }
          />
          <OwnFigures />
          <NewestNotices />
        </div>
        <QueryFrame query={profile}>
          {(data) => (
            <section aria-labelledby="din-profil" className="flex flex-col gap-6">
              <h2 id="din-profil" className="sr-only">
                Din profil
              </h2>
              <OwnFace profile={data} />
              <NextPayout />
              <ProfileStrength profile={data} hrefOf={(step) => stepPath(data, step)} />
            </section>
          )}
        </QueryFrame>
      </div>
    </PageFrame>
  );
}

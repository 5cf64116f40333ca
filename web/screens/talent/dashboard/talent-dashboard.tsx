import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/kernel/time/day.ts';
import { query } from '#web/api/client.ts';
import { OwnFigures } from '#web/features/accounts/privacy/own-figures.tsx';
import { useRequests } from '#web/features/casting/request/request-queries.ts';
import { useGuardian } from '#web/features/people/guardian/guardian-queries.ts';
import { OwnFace } from '#web/features/people/talent/own-face.tsx';
import { useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { ProfileStrength } from '#web/features/people/talent/profile-strength.tsx';
import { ReviewAsks } from '#web/features/people/talent/review-asks.tsx';
import { stepPath } from '#web/features/people/talent/talent-paths.ts';
import { NoticeList } from '#web/features/talk/notification/notice-list.tsx';
import { useNotices } from '#web/features/talk/notification/use-notices.ts';
import { ThreadRows } from '#web/features/talk/thread/thread-rows.tsx';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { useAssignments } from '#web/features/work/booking/assignment-queries.ts';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { awaitsGuardian, todosOf } from './dashboard.view.ts';
import { NextPayout } from './next-payout.tsx';
import { TodoList } from './todo-list.tsx';

const NEWEST = 5;

/** Where a talent lands: what needs doing now, the next day of work, the profile and the newest notices. */
export default function TalentDashboard() {
  // All are asked for at once; each part of the screen comes when its answer does.
  const profile = useOwnProfile();
  const requests = useRequests('to_answer');
  const assignments = useAssignments('upcoming');
  const work = useQuery(query('GET /talent/to-do'));
  const calls = useQuery(query('GET /talent/invitations', { query: {} }));
  const notices = useNotices();
  const today = dayOf(useNow());
  // Only who waits for a guardian needs to know how the question stands.
  const isWaiting = awaitsGuardian(profile.data);
  const guardian = useGuardian(isWaiting);
  const needed = isWaiting ? [requests, profile, work, guardian] : [requests, profile, work];
  const failed = needed.find((query) => query.error && query.data === undefined);
  const isReady = needed.every((query) => query.data !== undefined);
  return (
    <PageFrame title={profile.data ? `Hej ${profile.data.first_name}` : 'Hej'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-12">
          {profile.data && <ReviewAsks profile={profile.data} />}
          <section aria-labelledby="att-gora">
            <h2 id="att-gora" className="kicker mb-3">
              Att göra nu
            </h2>
            {failed ? (
              <QueryFrame<unknown> query={failed}>{() => null}</QueryFrame>
            ) : isReady ? (
              <TodoList
                todos={todosOf(profile.data, requests.data, guardian.data, work.data?.items ?? [], calls.data?.items)}
              />
            ) : (
              <Loading />
            )}
          </section>
          <Section
            title="Nästa uppdrag"
            actions={
              <LinkButton variant="quiet" size="small" to="/TalentAssignments" className="-mr-3">
                Alla uppdrag
              </LinkButton>
            }
          >
            <QueryFrame
              query={assignments}
              isEmpty={(data) => data.items.length === 0}
              empty={<p className="text-ink-muted">Inga bokade dagar. Här står nästa dag så snart någon bokar dig.</p>}
            >
              {(data) =>
                data.items[0] && (
                  <div className="-mt-5">
                    <AssignmentRow
                      assignment={data.items[0]}
                      today={today}
                      unread={<TalentUnread of={{ candidate_id: data.items[0].id }} />}
                    />
                  </div>
                )
              }
            </QueryFrame>
          </Section>
          <ThreadRows
            hrefOf={({ id, kind, is_booked }) =>
              kind === 'project'
                ? '/TalentAssignments'
                : `/${is_booked ? 'AssignmentDetails' : 'TalentRequestDetails'}?id=${id}`
            }
          />
          <OwnFigures />
          <Section
            title="Senaste notiser"
            actions={
              <LinkButton variant="quiet" size="small" to="/TalentNotifications" className="-mr-3">
                Alla notiser
              </LinkButton>
            }
          >
            <QueryFrame
              query={notices}
              isEmpty={(data) => data.items.length === 0}
              empty={<p className="text-ink-muted">Inget har hänt ännu. Nyheter om dina förfrågningar kommer hit.</p>}
            >
              {(data) => (
                <div className="-mt-3">
                  <NoticeList look="brief" label="Senaste notiser" notices={data.items.slice(0, NEWEST)} />
                </div>
              )}
            </QueryFrame>
          </Section>
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

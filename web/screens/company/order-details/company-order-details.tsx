import type { ProjectDetails } from '#contract/projects/project.ts';
import { interestLabels } from '#texts/casting/labels.ts';
import { acceptanceLabels } from '#texts/projects/labels.ts';
import { type Candidates, useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { ThreadDrawer, WriteTo } from '#web/features/talk/thread/thread-drawer.tsx';
import { CompanyUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { AboutProject, NextStepButton, ProjectStanding } from '#web/screens/company/project-details/about-project.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { type FramedQuery, Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** All facts about an order in any step: people, days, terms, price, next step and log. */
export default function CompanyOrderDetails() {
  const [params] = useSearchParams();
  // Fetched together with the order. The screen waits for both: if the people appeared later, they would move the
  // content below.
  const people = useCandidates(params.get('id'));
  return (
    <ProjectFrame
      title={(order) => (order ? order.title || 'Beställning utan titel' : 'Beställning')}
      hasOwnTitle
      description={(order) => <ProjectStanding project={order} />}
      actions={(order) => <NextStepButton project={order} />}
    >
      {(order) =>
        people.isPending ? (
          <Loading />
        ) : (
          <div className="flex flex-col gap-12">
            {order.status !== 'draft' && <People order={order} people={people} />}
            <AboutProject project={order} />
            <ThreadDrawer />
          </div>
        )
      }
    </ProjectFrame>
  );
}

function People({ order, people }: { order: ProjectDetails; people: FramedQuery<Candidates> }) {
  return (
    <Section
      title="Personer"
      aside={acceptanceLabels[order.acceptance]}
      actions={<LinkButton to={projectStepHref(3, order)}>Svar och motbud</LinkButton>}
    >
      <QueryFrame
        query={people}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-ink-muted">Ingen har fått frågan ännu.</p>}
      >
        {({ items }) => (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map(({ id, talent, role_title, interest_status, client_decision }) => {
              const isIn = client_decision === 'approved';
              const { tone, word } = interestLabels[interest_status];
              return (
                <PersonRow
                  key={id}
                  name={talent.name}
                  src={talent.profile_image ?? undefined}
                  facts={role_title}
                  state={<StateBadge tone={tone}>{isIn ? 'Har sagt ja' : word}</StateBadge>}
                  actions={
                    talent.id && (
                      <>
                        <CompanyUnread of={{ candidate_id: id }} />
                        <WriteTo id={id} name={talent.name} />
                      </>
                    )
                  }
                />
              );
            })}
          </ul>
        )}
      </QueryFrame>
    </Section>
  );
}

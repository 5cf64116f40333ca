import type { ProjectDetails } from '#contract/projects/project.ts';
import { projectStatusLabels } from '#texts/projects/labels.ts';
import { ProjectFacts } from '#web/features/projects/project/project-facts.tsx';
import { ProjectRail } from '#web/features/projects/project/project-rail.tsx';
import { ProjectRoles } from '#web/features/projects/project/project-roles.tsx';
import { ProjectTerms } from '#web/features/projects/project/project-terms.tsx';
import { SensitiveRemark } from '#web/features/projects/project/sensitive-remark.tsx';
import { useProject } from '#web/features/projects/project/use-project.ts';
import { EditLog } from '#web/features/registry/edit-log/edit-log.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { useWayBack } from '#web/ui/frame/way-back.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { DETAIL_TABS, type DetailsUrl, detailsHref, readDetailsUrl } from './details-url.ts';
import { AuditionsTab, BookedTab, FileTab, WorkTab } from './later-tabs.tsx';
import { ProjectCandidates } from './project-candidates.tsx';
import { ProjectCommands } from './project-commands.tsx';

const back = [{ label: 'Projekt', href: '/AdminProjects' }];

/** All facts about one project, in any step. The administrator can act for its company. */
export default function AdminProjectDetails() {
  const [params] = useSearchParams();
  const { id, ...address } = readDetailsUrl(params);
  const { list } = useWayBack();
  if (!id) {
    return (
      <PageFrame title="Om projektet">
        <EmptyState title="Vilket projekt?" action={list && <LinkButton to={list.to}>{list.label}</LinkButton>}>
          Adressen säger inte vilket projekt det gäller. Välj det i listan.
        </EmptyState>
      </PageFrame>
    );
  }
  return <Loaded key={id} id={id} address={address} />;
}

function Loaded({ id, address }: { id: string; address: Omit<DetailsUrl, 'id'> }) {
  const project = useProject(id);
  const navigate = useNavigate();
  return (
    <PageFrame
      query={project}
      title={(data) => (data ? data.title || 'Projekt utan titel' : 'Om projektet')}
      kicker={(data) => data && `${data.company_name}${data.kind === 'order' ? ' · Beställning' : ''}`}
      above={(data) => (
        <>
          <Breadcrumb crumbs={[...back, { label: data?.title || 'Projekt utan titel' }]} />
          {data && (
            <div className="mt-6">
              <ProjectRail project={data} hrefOf={() => undefined} />
            </div>
          )}
        </>
      )}
      actions={(data) =>
        data && (
          <StateBadge tone={projectStatusLabels[data.status].tone} look="tinted">
            {projectStatusLabels[data.status].word}
          </StateBadge>
        )
      }
    >
      {(data) => (
        <Tabs
          label="Projektets delar"
          value={address.tab}
          onChange={(chosen) => {
            const tab = DETAIL_TABS.find((one) => one === chosen) ?? 'overview';
            navigate(detailsHref(id, tab), { replace: true });
          }}
          tabs={[
            { id: 'overview', label: 'Översikt', content: <Overview project={data} /> },
            { id: 'talents', label: 'Talanger', content: <ProjectCandidates project={data} /> },
            { id: 'auditions', label: 'Provfilmningar', content: <AuditionsTab projectId={id} /> },
            { id: 'bookings', label: 'Bokningar', content: <BookedTab project={data} /> },
            { id: 'work', label: 'Avtal och arbete', content: <WorkTab projectId={id} /> },
            { id: 'file', label: 'Pengar och anmälningar', content: <FileTab projectId={id} /> },
            {
              id: 'log',
              label: 'Ändringar',
              content: <EditLog project={data} page={address.page} hrefOf={(page) => detailsHref(id, 'log', page)} />,
            },
          ]}
        />
      )}
    </PageFrame>
  );
}

function Overview({ project }: { project: ProjectDetails }) {
  return (
    <div className="flex flex-col gap-12">
      <SensitiveRemark project={project} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Section title="Uppdraget">
          <ProjectFacts project={project} />
        </Section>
        <ProjectCommands project={project} />
      </div>
      <Section title="Roller">
        <ProjectRoles project={project} />
      </Section>
      <ProjectTerms project={project} />
    </div>
  );
}

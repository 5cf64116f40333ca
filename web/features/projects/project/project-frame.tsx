import type { ReactNode } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { ProjectCheckNote } from '#web/features/projects/project-check/project-check-note.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { useWayBack } from '#web/ui/frame/way-back.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Link } from '#web/ui/text/link.tsx';
import { ProjectRail } from './project-rail.tsx';
import { projectHref } from './project-url.ts';
import { useProject } from './use-project.ts';

export interface ProjectFrameProps {
  /**
   * The title of the screen; a function gets undefined until the project has loaded. The project's own title is shown
   * above it.
   */
  title: string | ((project: ProjectDetails | undefined) => string);
  /** True if `title` is the project's own title, which is then not repeated. */
  hasOwnTitle?: boolean | undefined;
  description?: ((project: ProjectDetails) => ReactNode) | undefined;
  actions?: ((project: ProjectDetails) => ReactNode) | undefined;
  children: (project: ProjectDetails) => ReactNode;
}

/**
 * The frame of the company's screens about a saved project: takes `id` from the address, shows the project's steps, and
 * handles loading, failure and a missing project.
 */
export function ProjectFrame(props: ProjectFrameProps) {
  const [params] = useSearchParams();
  const { list } = useWayBack();
  const id = params.get('id');
  if (!id) {
    return (
      <PageFrame title={typeof props.title === 'function' ? props.title(undefined) : props.title}>
        <EmptyState title="Vilket projekt?" action={list && <LinkButton to={list.to}>{list.label}</LinkButton>}>
          Välj det i listan.
        </EmptyState>
      </PageFrame>
    );
  }
  return <LoadedFrame key={id} id={id} {...props} />;
}

const productionParts = onDemand(() => import('./production-parts.tsx'));

/** Loaded late: few projects are parts of a production. */
function Parts({ project }: { project: ProjectDetails }) {
  const here = useOnDemand(productionParts, true);
  return here ? <here.ProductionParts project={project} /> : null;
}

function LoadedFrame({ id, title, hasOwnTitle, description, actions, children }: ProjectFrameProps & { id: string }) {
  const project = useProject(id);
  return (
    <PageFrame
      query={project}
      title={title}
      kicker={(data) =>
        data &&
        !hasOwnTitle && (
          <Link to={projectHref(data)} className="touch-target inline-flex items-center hover:underline">
            {data.title || 'Projekt utan titel'}
          </Link>
        )
      }
      above={(data) =>
        data && (
          <>
            <ProjectRail project={data} />
            {data.parts.length > 0 && <Parts project={data} />}
            <ProjectCheckNote project={data} />
          </>
        )
      }
      description={(data) => data && description?.(data)}
      actions={(data) => data && actions?.(data)}
    >
      {children}
    </PageFrame>
  );
}

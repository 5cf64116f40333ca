import type { ProjectDetails } from '#contract/projects/project.ts';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { RoleTalents } from '#web/screens/company/project-talents/role-talents.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { LateOrderChoice } from './late-order-choice.tsx';

const TITLE = 'Lägg till talanger';
const isOrder = ({ kind }: ProjectDetails) => kind === 'order';

/**
 * Step 2 of an order: searches with the wishes of the order's role, adds people and asks them. Without an order in the
 * address the user first chooses one.
 */
export default function CompanyOrderAddTalents() {
  const [params] = useSearchParams();
  if (!params.get('id')) {
    return (
      <PageFrame title={TITLE} description="Välj beställningen som de ska läggas till i.">
        <LateOrderChoice />
      </PageFrame>
    );
  }
  return (
    <ProjectFrame
      title={TITLE}
      actions={(project) => isOrder(project) && <ProjectCommandButton project={project} command="await-answers" />}
    >
      {(project) => (isOrder(project) ? <RoleTalents project={project} /> : <LateOrderChoice instead={project} />)}
    </ProjectFrame>
  );
}

import { useState } from 'react';
import { ProjectRail } from '#web/features/projects/project/project-rail.tsx';
import { useProject } from '#web/features/projects/project/use-project.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ProjectEditor } from './project-editor.tsx';

/** Step 1: the brief, dates, place and roles of a new project, or of one that can still be changed. */
export default function CompanyCreateProject() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Existing key={id} id={id} /> : <New />;
}

function New() {
  return (
    <PageFrame
      title="Nytt projekt"
      width="reading"
      description="Skriv det ni vet. Ett utkast kan sparas när som helst och syns bara för er."
    >
      <ProjectEditor project={undefined} onReload={() => undefined} />
    </PageFrame>
  );
}

function Existing({ id }: { id: string }) {
  const project = useProject(id);
  // Incremented to discard the form and begin again from the saved project.
  const [version, setVersion] = useState(0);
  return (
    <PageFrame
      query={project}
      width="reading"
      title={(data) => (data ? data.title || 'Projekt utan titel' : 'Om projektet')}
      kicker={(data) => (data?.status === 'draft' ? 'Utkast' : 'Uppgifter')}
      above={(data) => data && <ProjectRail project={data} />}
    >
      {(data) => (
        <ProjectEditor
          key={version}
          project={data}
          onReload={async () => {
            await project.refetch();
            setVersion((before) => before + 1);
          }}
        />
      )}
    </PageFrame>
  );
}

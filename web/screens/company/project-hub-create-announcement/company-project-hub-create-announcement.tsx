import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementHref } from './announcement-url.ts';
import { OneAnnouncement } from './one-announcement.tsx';
import { OwnAnnouncements } from './own-announcements.tsx';
import { RoleChoice } from './role-choice.tsx';

/**
 * The form for a new announcement, and the company's announcements. With an id in the address: that announcement in
 * full.
 */
export default function CompanyProjectHubCreateAnnouncement() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <One key={id} id={id} /> : <All />;
}

function All() {
  const navigate = useNavigate();
  return (
    <PageFrame
      title="Skapa annons"
      width="reading"
      description="Låt folk höra av sig själva. De som rollens sökning hittar ser annonsen, och de som visar intresse hamnar bland projektets svar."
    >
      <div className="flex flex-col gap-12">
        <Section title="Ny annons">
          <RoleChoice>
            {({ project, role }) => (
              <AnnouncementForm
                key={role.id}
                asked={{ terms: role.terms, production_type: project.production_type, length: role.description.length }}
                submitLabel="Spara och se över"
                save={async (send, written) => {
                  const body = { project_id: project.id, role_id: role.id, written };
                  const made = await send('POST /announcements', { body });
                  if (made) navigate(announcementHref(made.id));
                }}
              />
            )}
          </RoleChoice>
        </Section>
        <OwnAnnouncements />
      </div>
    </PageFrame>
  );
}

function One({ id }: { id: string }) {
  const announcement = useQuery(query('GET /announcements/:id', { params: { id } }));
  return (
    <PageFrame
      title={(data) => data?.heading ?? 'Annons'}
      kicker={(data) => data && `${data.role_title}, ${data.project_title}`}
      width="reading"
      query={announcement}
      above={(data) => (
        <Breadcrumb crumbs={[{ label: 'Annonser', href: announcementHref() }, { label: data?.heading ?? 'Annons' }]} />
      )}
    >
      {(data) => <OneAnnouncement announcement={data} />}
    </PageFrame>
  );
}

import { NoticeList } from '#web/features/talk/notification/notice-list.tsx';
import { useNotices } from '#web/features/talk/notification/use-notices.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';

const NEWEST = 5;

/** The talent's newest notices, cut to two lines each. */
export function NewestNotices() {
  const notices = useNotices();
  return (
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
  );
}

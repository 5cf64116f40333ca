import { useQuery } from '@tanstack/react-query';
import { MessageSquareDot } from 'lucide-react';
import type { UnreadThreads } from '#contract/talk/notification.ts';
import { query } from '#web/api/client.ts';

interface UnreadMarkProps {
  unread: UnreadThreads | undefined;
  /** A candidate, or a project with all its threads. */
  of: { readonly candidate_id: string } | { readonly project_id: string };
}

/** Tells that the candidate's thread, or a thread of the project, has unread messages. Renders nothing if none has. */
function UnreadMark({ unread = [], of }: UnreadMarkProps) {
  const count = unread.filter((one) =>
    'candidate_id' in of ? one.candidate_id === of.candidate_id : one.project_id === of.project_id,
  ).length;
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <MessageSquareDot aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {count === 1 ? 'Nytt meddelande' : `Nya meddelanden i ${count} trådar`}
    </span>
  );
}

// The two marks below read the cached poll of the frame, the same as the menu and the bell, and fetch nothing.

/** The mark on a row in a list of a talent. */
export function TalentUnread({ of }: Pick<UnreadMarkProps, 'of'>) {
  const { data } = useQuery({ ...query('GET /talent/poll'), enabled: false });
  return <UnreadMark unread={data?.unread_threads} of={of} />;
}

/** The mark on a row in a list of a company. */
export function CompanyUnread({ of }: Pick<UnreadMarkProps, 'of'>) {
  const { data } = useQuery({ ...query('GET /company/poll'), enabled: false });
  return <UnreadMark unread={data?.unread_threads} of={of} />;
}

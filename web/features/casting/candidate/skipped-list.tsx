import { errorText } from '#texts/registry/errors.ts';
import type { Answer } from '#web/api/client.ts';

type Skipped = Answer<'POST /projects/:id/requests'>['skipped'];

/** The people that could not be asked, and why. */
export function SkippedList({ skipped }: { skipped: Skipped }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline text-sm">
      {skipped.map((one, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may be without a name, and the list never changes
        <li key={`${position}/${one.talent_name}`} className="py-2.5">
          <span className="font-medium">{one.talent_name}</span>, {one.role_title}
          <span className="block text-ink-muted">{errorText(one.code)}</span>
        </li>
      ))}
    </ul>
  );
}

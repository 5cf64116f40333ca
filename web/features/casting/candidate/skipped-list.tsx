import { errorTexts as finding } from '#texts/finding/errors.ts';
import { errorTexts as projects } from '#texts/projects/errors.ts';
import type { Answer } from '#web/api/client.ts';

type Skipped = Answer<'POST /projects/:id/requests'>['skipped'];

const WHY_NOT: Readonly<Record<Skipped[number]['code'], string>> = {
  already_requested: projects.already_requested,
  talent_not_visible: finding.talent_not_visible,
};

/** The people that could not be asked, with the reasons. */
export function SkippedList({ skipped }: { skipped: Skipped }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline text-sm">
      {skipped.map((one, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several people may lack a name, and the list never changes
        <li key={`${position}/${one.talent_name}`} className="py-2.5">
          <span className="font-medium">{one.talent_name}</span>, {one.role_title}
          <span className="block text-ink-muted">{WHY_NOT[one.code]}</span>
        </li>
      ))}
    </ul>
  );
}

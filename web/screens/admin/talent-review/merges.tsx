import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { MERGE_PART_IDS } from '#domain/people/profile/merge-parts.ts';
import { mergedThingsText, mergePartLabels, mergeValueText } from '#texts/office/merge-words.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

/**
 * The accounts that were merged into this one, each with the data that moved here and the parts of the profile that
 * were not kept. Renders nothing if there are none.
 */
export function Merges({ talent: { merges } }: { talent: TalentUnderReview }) {
  if (merges.length === 0) return null;
  return (
    <Section title="Konton som har blivit det här">
      <ul className="flex flex-col gap-6 text-sm">
        {merges.map(({ id, name, email, reason, moved, left_out, by, date }) => (
          <li key={id} className="flex flex-col gap-1">
            <p className="wrap-anywhere">
              <span className="font-medium">{name || 'Utan namn'}</span>, {email}
            </p>
            <p className="text-ink-muted">
              Hopslaget av {by}, <InstantText instant={date} />
            </p>
            <p className="wrap-anywhere">{reason}</p>
            {moved.length > 0 && <p>{mergedThingsText(moved)} kom över.</p>}
            {Object.keys(left_out).length > 0 && (
              <Disclosure title="Det som inte står kvar i profilen" className="mt-2">
                <DefinitionList
                  facts={MERGE_PART_IDS.flatMap((part) => {
                    const values = left_out[part];
                    return values ? [{ label: mergePartLabels[part], value: mergeValueText(part, values) }] : [];
                  })}
                />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

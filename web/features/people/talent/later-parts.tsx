import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { laterPartLabels } from '#texts/people/labels.ts';
import { limitFacts, practicalFacts, sizeFacts } from '#texts/people/profile-part-words.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { CreditList } from './credit-list.tsx';
import { SheetPart, type SheetPartProps } from './sheet-part.tsx';

/** The parts of a profile that are not steps of the registration, if filled in. */
export function LaterParts({ profile, as }: { profile: TalentProfileView; as: SheetPartProps['as'] }) {
  const sizes = sizeFacts(profile.sizes);
  const practical = practicalFacts(profile);
  const limits = limitFacts(profile);
  return (
    <>
      {profile.credits.length > 0 && (
        <SheetPart title={laterPartLabels.credits} as={as}>
          <CreditList credits={profile.credits} />
        </SheetPart>
      )}
      {sizes.length > 0 && (
        <SheetPart title={laterPartLabels.sizes} as={as}>
          <DefinitionList facts={sizes} look="columns" />
          <SizesTold on={profile.sizes_told_on} />
        </SheetPart>
      )}
      {practical.some(({ value }) => value !== null) && (
        <SheetPart title={laterPartLabels.practical} as={as}>
          <DefinitionList facts={practical} />
        </SheetPart>
      )}
      {limits.length > 0 && (
        <SheetPart title={laterPartLabels.limits} as={as}>
          <DefinitionList facts={limits} />
        </SheetPart>
      )}
    </>
  );
}

/** The day on which the talent last confirmed the sizes. Renders nothing without one. */
export function SizesTold({ on }: { on: string | null }) {
  if (on === null) return null;
  return (
    <p className="mt-3 text-sm text-ink-muted">
      Senast uppdaterat <DateText day={on} />.
    </p>
  );
}

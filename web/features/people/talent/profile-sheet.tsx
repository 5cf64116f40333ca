import type { ReactNode } from 'react';
import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { isKit, licences } from '#domain/kernel/vocabulary/licences.ts';
import {
  type Ability,
  languageAbilities,
  measureFacts,
  skillGroupsOf,
  tradesText,
} from '#texts/people/profile-words.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { LaterParts } from './later-parts.tsx';
import { ProfilePictures } from './profile-pictures.tsx';
import { SheetPart } from './sheet-part.tsx';

export interface ProfileSheetProps {
  profile: TalentProfileView;
  /** Heading level of the name; 'none' if the frame around the profile already shows the name. */
  nameAs?: 'h1' | 'h2' | 'h3' | 'none' | undefined;
  /** A StateBadge or other short word above the name. */
  badge?: ReactNode;
  /** The commands of the reader, below the name. */
  actions?: ReactNode;
  /** Films and voice samples, below the talent's own words. */
  recordings?: ReactNode;
}

/**
 * A whole profile as a company sees it: pictures, own words, recordings, measures, abilities, licences and the later
 * parts.
 */
export function ProfileSheet({ profile, nameAs = 'h2', badge, actions, recordings }: ProfileSheetProps) {
  const Name = nameAs;
  const groups = skillGroupsOf(profile.skills);
  const spoken = languageAbilities(profile.languages);
  const trades = tradesText(profile.categories);
  return (
    <article className="@container">
      <div className="grid gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ProfilePictures name={profile.name} profileImage={profile.profile_image} media={profile.media} />
        <div className="flex min-w-0 flex-col gap-8">
          <header className="flex flex-col gap-2">
            {badge && <div>{badge}</div>}
            {Name !== 'none' && <Name className="voice-serif text-title leading-tight">{profile.name}</Name>}
            {(profile.pronoun || trades) && (
              <p className="text-ink-muted">{[profile.pronoun, trades].filter(Boolean).join('. ')}</p>
            )}
            {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
          </header>
          {profile.bio && <p className="voice-serif max-w-prose text-lg whitespace-pre-line">{profile.bio}</p>}
          {recordings}
          <DefinitionList facts={measureFacts(profile)} />
          {spoken.length > 0 && (
            <SheetPart title="Språk" as={partLevel[nameAs]}>
              <AbilityList label="Språk" abilities={spoken} />
            </SheetPart>
          )}
          {groups.length > 0 && (
            <SheetPart title="Kan" as={partLevel[nameAs]}>
              <div className="flex flex-col gap-4">
                {groups.map((group) => (
                  <div key={group.id}>
                    <p className="kicker mb-1">{group.label}</p>
                    <AbilityList label={group.label} abilities={group.abilities} />
                  </div>
                ))}
              </div>
            </SheetPart>
          )}
          {[true, false].map((which) => {
            const held = profile.licences.filter((id) => isKit(id) === which);
            return (
              held.length > 0 && (
                <SheetPart
                  key={String(which)}
                  title={which ? 'Egen utrustning' : 'Körkort och intyg'}
                  as={partLevel[nameAs]}
                >
                  <p>{held.map((id) => licences.label(id)).join(', ')}</p>
                </SheetPart>
              )
            );
          })}
          <LaterParts profile={profile} as={partLevel[nameAs]} />
        </div>
      </div>
    </article>
  );
}

// Heading level of the parts: one below the name's.
const partLevel = { h1: 'h2', h2: 'h3', h3: 'h4', none: 'h3' } as const;

function AbilityList({ label, abilities }: { label: string; abilities: readonly Ability[] }) {
  return (
    <ul aria-label={label} className="grid gap-x-8 @md:grid-cols-2">
      {abilities.map((ability) => (
        <li
          key={ability.id}
          className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5 text-sm"
        >
          <span className="min-w-0">{ability.label}</span>
          <span className="shrink-0 text-ink-muted">{ability.level}</span>
        </li>
      ))}
    </ul>
  );
}

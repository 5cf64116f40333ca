import { ArrowRight } from 'lucide-react';
import type { OwnProfile } from '#contract/people/talent.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { Link } from '#web/ui/text/link.tsx';
import { strengthTips } from './profile-strength.view.ts';

export interface ProfileStrengthProps {
  profile: OwnProfile;
  /** The address of the screen where the talent fills in a step or part. */
  hrefOf: (step: ProfileStep | LaterPart) => string;
}

/** The completeness of the profile, 0 to 100 per cent, and the two most important tips. */
export function ProfileStrength({ profile, hrefOf }: ProfileStrengthProps) {
  const tips = strengthTips(profile).slice(0, 2);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm">Profilstyrka</span>
        <span className="voice-serif text-heading tabular">{profile.completeness} %</span>
      </p>
      {/* The number above as a bar. */}
      <div aria-hidden="true" className="relative mt-2 h-px bg-hairline-strong">
        <span className="absolute -top-px left-0 h-[3px] bg-ink" style={{ width: `${profile.completeness}%` }} />
      </div>
      {tips.length > 0 ? (
        <ul className="mt-2 text-sm">
          {tips.map((tip) => (
            <li key={tip.label}>
              <Link to={hrefOf(tip.step)} className="group inline-flex min-h-9 items-center gap-1.5 text-link">
                {tip.label}
                <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-sm text-ink-muted">Allt är på plats.</p>
      )}
    </div>
  );
}

import type { OwnProfile } from '#contract/people/talent.ts';
import type { TalentCard, TalentProfileView } from '#contract/people/talent-card.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isKit, licences } from '#domain/kernel/vocabulary/licences.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { WORDED_PARTS } from '#domain/people/profile/held-words.ts';
import { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import { isFindable, type ProfileFacts, profileSteps, SEDCARD_PICTURES } from '#domain/people/talent/profile.rules.ts';
import { partsAskedOf } from '#domain/people/talent/trade-form.ts';
import type { Sedcard } from '#server/documents/sedcard/sedcard.ts';
import { pictureUrl } from '#server/files/picture-files.ts';
import { type Credit, creditGroupsOf, creditLine, sizeFacts } from '#texts/people/profile-part-words.ts';
import { languageAbilities, measureFacts, skillGroupsOf, tradesText } from '#texts/people/profile-words.ts';
import type { CardRow, OwnProfileRow, SedcardRow, TalentViewRow } from './queries.ts';

/** The facts of a profile that its rules need. */
export function factsOf(row: OwnProfileRow): ProfileFacts {
  return {
    ...row,
    skill_count: row.skills.length,
    language_count: row.languages.length,
    picture_count: row.media.length,
    credit_count: row.credits.length,
    size_count: row.sizes.length,
    kit_count: row.licences.filter(isKit).length,
  };
}

/** The talent's own profile, with the held words instead of the published ones. */
export function presentOwnProfile(own: OwnProfileRow, moment: Moment): OwnProfile {
  const { legal_first_name, legal_last_name, protected_number, ...row } = own;
  return {
    ...row,
    first_name: legal_first_name,
    last_name: legal_last_name,
    is_protected: protected_number !== null,
    shown_name: `${row.first_name} ${row.last_name}`.trim(),
    ...row.held_words,
    held_parts: WORDED_PARTS.filter((part) => row.held_words[part] !== undefined),
    media: row.media.map(({ id, path, width, height, is_shown }) => ({
      id,
      url: pictureUrl(path),
      width,
      height,
      is_shown,
    })),
    asks: partsAskedOf(own.categories),
    kit_count: factsOf(own).kit_count,
    steps: profileSteps(factsOf(own)),
    is_findable: isFindable(row, moment.today),
    lacks_guardian: lacksGuardian(row, moment.today),
    is_approved: row.approved_date !== null,
    actions: commandsNow(
      profileWorkflow,
      { review: row.review, standing: 'active', profile_completed: row.profile_completed },
      { role: 'talent', account_id: null },
      moment,
    ),
  };
}

/** A talent in a list, as shown to companies. */
export function presentCard(row: CardRow): TalentCard {
  const { first_name, last_name, ...card } = row;
  return { ...card, name: `${first_name} ${last_name}`.trim() };
}

/** A talent's profile, as shown to companies. */
export function presentTalent(row: TalentViewRow): TalentProfileView {
  const { first_name, last_name, media, ...profile } = row;
  return {
    ...profile,
    name: `${first_name} ${last_name}`.trim(),
    media: media.map(({ id, path, width, height }) => ({ id, url: pictureUrl(path), width, height })),
  };
}

const told = ({ label, level }: { label: string; level: string }) => ({ label, level });

const creditOnPaper = (credit: Credit) => ({
  year: credit.year === null ? '' : String(credit.year),
  title: credit.title,
  more: creditLine(credit),
});

/** The content of a talent's sedcard: the published profile in the same words as on companies' screens. */
export function presentSedcard(profile: SedcardRow, picture_ids: readonly string[]): Sedcard {
  const media = profile.media.filter(({ is_shown }) => is_shown);
  const chosen = picture_ids.flatMap((id) => media.filter((picture) => picture.id === id));
  return {
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    trades: tradesText(profile.categories),
    facts: measureFacts(profile),
    bio: profile.bio,
    languages: languageAbilities(profile.languages).map(told),
    skills: skillGroupsOf(profile.skills).map(({ label, abilities }) => ({ label, abilities: abilities.map(told) })),
    licences: profile.licences.map((id) => licences.label(id)).join(', '),
    sizes: sizeFacts(profile.sizes),
    credits: creditGroupsOf(profile.credits).map(({ label, credits }) => ({
      label,
      lines: credits.map(creditOnPaper),
    })),
    pictures: (chosen.length > 0 ? chosen : media).slice(0, SEDCARD_PICTURES).map(({ path }) => path),
  };
}

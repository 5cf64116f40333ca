import type { OwnProfile } from '#contract/people/talent.ts';
import type { TalentProfileView } from '#contract/people/talent-card.ts';

/**
 * The talent's profile as a company sees it: without private facts such as the address, the birth date and the lowest
 * fee, and without pictures that wait for a review.
 */
export function asCompaniesSee(profile: OwnProfile): TalentProfileView {
  return {
    id: profile.id,
    name: profile.shown_name,
    profile_image: profile.profile_image,
    pronoun: profile.pronoun,
    playing_age_min: profile.playing_age_min,
    playing_age_max: profile.playing_age_max,
    municipality_id: profile.municipality_id,
    categories: profile.categories,
    height_cm: profile.height_cm,
    created_date: profile.updated_date,
    plays_genders: profile.plays_genders,
    hair_color: profile.hair_color,
    hair_length: profile.hair_length,
    hair_type: profile.hair_type,
    eye_color: profile.eye_color,
    facial_hair: profile.facial_hair,
    body_type: profile.body_type,
    features: profile.features,
    dialect: profile.dialect,
    licences: profile.licences,
    bio: profile.bio,
    skills: profile.skills,
    languages: profile.languages,
    media: profile.media.filter(({ is_shown }) => is_shown),
    credits: profile.credits,
    sizes: profile.sizes,
    sizes_told_on: profile.sizes_told_on,
    other_dialects: profile.other_dialects,
    accents: profile.accents,
    local_places: profile.local_places,
    travels: profile.travels,
    car: profile.car,
    agency: profile.agency,
    passport_until: profile.passport_until,
    may_work: profile.may_work,
    may_work_until: profile.may_work_until,
    declines: profile.declines,
    accepts: profile.accepts,
  };
}

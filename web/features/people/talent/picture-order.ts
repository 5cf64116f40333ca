import type { OwnProfile } from '#contract/people/talent.ts';

/** The ids after one of them has been moved to a position (0 is the main portrait). An unknown id changes nothing. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((other) => other !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The profile with its pictures in the order of the ids. Pictures that are not among the ids come last. */
export function inOrder(profile: OwnProfile, ids: readonly string[]): OwnProfile {
  const placed = ids.flatMap((id) => profile.media.filter((picture) => picture.id === id));
  const media = [...placed, ...profile.media.filter(({ id }) => !ids.includes(id))];
  return { ...profile, media, profile_image: media[0]?.url ?? profile.profile_image };
}

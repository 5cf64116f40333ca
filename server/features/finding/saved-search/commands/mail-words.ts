import type { TalentCard } from '#contract/people/talent-card.ts';
import { NAMED_MAX, savedSearchPath } from '#domain/finding/saved-search/saved-search.rules.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { MailContent } from '#server/mail/render-mail.ts';

export interface NewMatches {
  readonly first_name: string;
  readonly role: 'company' | 'admin';
  readonly search: { readonly id: string; readonly name: string };
  /** The talents named in the mail, at most NAMED_MAX, as companies see them. */
  readonly people: readonly TalentCard[];
  /** Number of new talents, named or not. */
  readonly count: number;
}

/** The line for one talent: 'Anna Berg, spelar 25–35 år, Göteborg'. */
function personLine({ name, playing_age_min, playing_age_max, municipality_id }: TalentCard): string {
  const ages =
    playing_age_min === null || playing_age_max === null
      ? undefined
      : `spelar ${playing_age_min === playing_age_max ? playing_age_min : `${playing_age_min}–${playing_age_max}`} år`;
  const place =
    municipality_id !== null && municipalities.has(municipality_id) ? municipalities.label(municipality_id) : undefined;
  return [name, ages, place].filter((part) => part !== undefined).join(', ');
}

/**
 * The mail about talents who have begun to fit a saved search since the last mail. Its title contains no talent's name.
 */
export function newMatchesMail({ first_name, role, search, people, count }: NewMatches): MailContent {
  const who = count === 1 ? 'En ny person passar' : `${count} nya personer passar`;
  const rest = count - people.length;
  return {
    title: `${who}: ${search.name}`,
    message: [
      `${first_name ? `Hej ${first_name}. ` : ''}${who} på din sparade sökning ”${search.name}”.`,
      ...people.slice(0, NAMED_MAX).map(personLine),
      ...(rest > 0 ? [rest === 1 ? 'Och en till.' : `Och ${rest} till.`] : []),
    ].join('\n\n'),
    action: 'Öppna sökningen',
    path: savedSearchPath(role, search.id),
    second: { action: 'Stäng av mejlen', path: savedSearchPath(role) },
  };
}

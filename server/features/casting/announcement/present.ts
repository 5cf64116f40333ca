import { ANNOUNCEMENT_MARKS as MARKS } from '#contract/casting/announcement-page.ts';
import { announcementPath } from '#domain/casting/announcement/announcement.rules.ts';
import type { Fee } from '#domain/deal/terms/fee.ts';
import { daysOf } from '#domain/deal/terms/written-terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { countyOfMunicipality, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { type JobPosting, jobPostingScript } from '#server/formats/job-posting.ts';
import { xml } from '#server/formats/xml.ts';
import { announcementFacts } from '#texts/casting/announcement-facts.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { PublicAnnouncement } from './queries/find-public.ts';

const UNITS: Readonly<Partial<Record<Fee['basis'], 'DAY' | 'HOUR'>>> = { day: 'DAY', hour: 'HOUR' };

const payOf = ({ basis, amount_ore }: Fee): JobPosting['pay'] =>
  basis === 'unpaid' || amount_ore === null ? null : { amount: amount_ore, per: UNITS[basis] ?? null };

const DESCRIPTION_MAX = 160;

/** The beginning of a text, cut between two words, which search engines show with the page. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  return `${line.slice(0, DESCRIPTION_MAX).replace(/\s\S*$/, '')} …`;
}

/**
 * The values of the public page's placeholders; `sought` are the wishes of the role that may be public, `net_ore`
 * the part of the fee that reaches somebody who is employed.
 */
export function presentPage(
  announcement: PublicAnnouncement,
  sought: readonly string[],
  net_ore: Ore | null,
  baseUrl: string,
): Record<string, string> {
  const { id, slug, heading, body, role_title, shows_company, municipality_id, closes_on, is_indexed } = announcement;
  const { fee } = announcement.terms;
  const company_name = shows_company ? announcement.company_name : null;
  const days = daysOf(announcement, announcement.terms);
  const facts = announcementFacts({ fee, days, municipality_id, closes_on, net_ore });
  const place = municipality_id !== null && municipalities.has(municipality_id) ? municipality_id : null;
  const posting = jobPostingScript({
    title: role_title,
    paragraphs: [
      heading,
      ...body.split(/\n+/),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(sought.length > 0 ? [`Det här söks: ${sought.join('; ')}`] : []),
    ],
    address: baseUrl + announcementPath(slug),
    posted: announcement.published_date,
    valid_through: instantAt(addDays(closes_on, 1), '00:00'),
    company_name,
    municipality: place && municipalities.label(place),
    county: place && counties.label(countyOfMunicipality(place)),
    pay: payOf(fee),
  });
  return {
    [MARKS.path]: announcementPath(slug),
    [MARKS.title]: xml`${heading} – ${BRAND}`.text,
    [MARKS.description]: xml`${beginningOf(body)}`.text,
    [MARKS.head]: is_indexed ? posting : `<meta name="robots" content="noindex">${posting}`,
    [MARKS.company]: xml`${company_name ?? 'Ett företag'} söker`.text,
    [MARKS.heading]: xml`${heading}`.text,
    [MARKS.role]: xml`${role_title}`.text,
    [MARKS.facts]: xml`${facts.map(({ label, value }) => xml`<div><dt>${label}</dt><dd>${value}</dd></div>`)}`.text,
    [MARKS.words]: xml`<p>${body}</p>${
      sought.length > 0 ? xml`<h2>Det här söks</h2><ul>${sought.map((wish) => xml`<li>${wish}</li>`)}</ul>` : null
    }`.text,
    [MARKS.back]: encodeURIComponent(`/TalentRequests?group=fits&id=${id}`),
  };
}

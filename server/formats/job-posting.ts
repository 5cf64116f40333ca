import type { Ore } from '#domain/kernel/money/ore.ts';
import { decimalOf } from './decimal.ts';
import { xml } from './xml.ts';

/** What search engines are told of a job (schema.org/JobPosting). */
export interface JobPosting {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly address: string;
  /** Instants. */
  readonly posted: string;
  readonly valid_through: string;
  /** Null for one that does not want to be named. */
  readonly company_name: string | null;
  readonly municipality: string | null;
  readonly county: string | null;
  /** `per` is null where the amount is for something else than a day or an hour; null in all where nothing is paid. */
  readonly pay: { readonly amount: Ore; readonly per: 'DAY' | 'HOUR' | null } | null;
}

function salaryOf({ amount, per }: NonNullable<JobPosting['pay']>) {
  const value = Number(decimalOf(amount));
  return {
    '@type': 'MonetaryAmount',
    currency: 'SEK',
    value: per === null ? value : { '@type': 'QuantitativeValue', value, unitText: per },
  };
}

/**
 * The posting as a script element of data. No sign in it can end the element or open a comment: `<` stands as its escape,
 * which means the same in JSON.
 */
export function jobPostingScript(job: JobPosting): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    // HTML by the format, so it is escaped as such first.
    description: job.paragraphs.map((words) => xml`<p>${words}</p>`.text).join(''),
    url: job.address,
    datePosted: job.posted,
    validThrough: job.valid_through,
    employmentType: 'TEMPORARY',
    // What the format says in the place of an organisation that is not named.
    hiringOrganization:
      job.company_name === null ? 'confidential' : { '@type': 'Organization', name: job.company_name },
    ...(job.municipality !== null && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: job.municipality,
          ...(job.county !== null && { addressRegion: job.county }),
          addressCountry: 'SE',
        },
      },
    }),
    ...(job.pay && { baseSalary: salaryOf(job.pay) }),
    directApply: false,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

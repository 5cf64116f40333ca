import type { Ore } from '#domain/kernel/money/ore.ts';
import { decimalOf } from './decimal.ts';
import { xml } from './xml.ts';

/** The facts of a job for search engines (schema.org/JobPosting). */
export interface JobPosting {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly address: string;
  /** Instants. */
  readonly posted: string;
  readonly valid_through: string;
  /** Null if the company does not want to be named. */
  readonly company_name: string | null;
  readonly municipality: string | null;
  readonly county: string | null;
  /** `per` is null if the amount is neither per day nor per hour; `pay` is null without pay. */
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
 * The posting as a data script element. No text can end the element or open a comment: `<` is written as an escape with
 * the same meaning in JSON.
 */
export function jobPostingScript(job: JobPosting): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    // The format wants HTML, so the text is escaped as HTML first.
    description: job.paragraphs.map((words) => xml`<p>${words}</p>`.text).join(''),
    url: job.address,
    datePosted: job.posted,
    validThrough: job.valid_through,
    employmentType: 'TEMPORARY',
    // The format's value for an organisation that is not named.
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

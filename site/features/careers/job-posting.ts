import type { VacancyPageProps } from './vacancy-page.tsx'

type Posting = Pick<
  VacancyPageProps,
  'title' | 'jobType' | 'location' | 'about' | 'needs' | 'posted' | 'lastDay' | 'url'
>
type Hiring = { hirer: string; siteUrl: string; salary?: { min: number; max: number } | undefined }

/** What search engines list of an open vacancy. What is not known is left out. */
export function jobPosting(vacancy: Posting, { hirer, siteUrl, salary }: Hiring) {
  const { title, jobType, location, about, needs, posted, lastDay, url } = vacancy
  const [city, country] = location.split(',').map((part) => part.trim())
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    url,
    description: [about.text, ...about.items, ...needs].filter(Boolean).join('\n') || title,
    hiringOrganization: { '@type': 'Organization', name: hirer, sameAs: siteUrl },
    ...(posted ? { datePosted: posted.iso } : {}),
    ...(lastDay ? { validThrough: lastDay.iso } : {}),
    ...(jobType ? { employmentType: jobType.toUpperCase().replace(/[^A-Z]+/g, '_') } : {}),
    ...(city && country
      ? {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
          },
        }
      : {}),
    ...(salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'INR',
            value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'YEAR' },
          },
        }
      : {}),
  }
}

import type { JobPosting } from 'schema-dts'
import { escapeText } from '#engine/xml.ts'
import { organizationId, pageId, partId } from './ids.ts'

export type VacancyFacts = {
  path: string
  title: string
  jobType: string
  /** "Pune, India" */
  location: string
  /** "Hybrid", "Remote" */
  workplace: string
  about: { text: string; items: string[] }
  needs: string[]
  /** ISO dates. */
  posted?: string | undefined
  lastDay?: string | undefined
  /** In rupees per year. */
  salary?: { min: number; max: number } | undefined
}

/** Country of remote employees, because salaries are in rupees. */
const HOME_COUNTRY = 'India'

/** What editors write as the job type, as Google reads it. Source: Google's documentation of job postings. */
const EMPLOYMENT_TYPES: [words: RegExp, type: string][] = [
  [/\bfull[ -]?time\b/i, 'FULL_TIME'],
  [/\bpart[ -]?time\b/i, 'PART_TIME'],
  [/\b(?:contract|contractor|freelance|freelancer)\b/i, 'CONTRACTOR'],
  [/\b(?:temporary|fixed[ -]term|seasonal)\b/i, 'TEMPORARY'],
  [/\b(?:intern|internship|trainee)\b/i, 'INTERN'],
  [/\bvolunteer\b/i, 'VOLUNTEER'],
]

/** Returns structured data of an open vacancy, or undefined if it has neither a location nor remote work. */
export function vacancy(facts: VacancyFacts, { hirer, siteUrl }: { hirer: string; siteUrl: string }) {
  const { path, title, jobType, posted, lastDay, salary } = facts
  const place = placeOf(facts)
  const types = EMPLOYMENT_TYPES.flatMap(([words, type]) => (words.test(jobType) ? [type] : []))
  if (!place) return undefined
  return {
    '@type': 'JobPosting',
    '@id': partId(siteUrl, path, 'vacancy'),
    title,
    url: siteUrl + path,
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
    description: descriptionOf(facts),
    identifier: { '@type': 'PropertyValue', name: hirer, value: path.split('/').at(-1) ?? path },
    hiringOrganization: { '@type': 'Organization', '@id': organizationId(siteUrl), name: hirer, sameAs: `${siteUrl}/` },
    directApply: true,
    ...place,
    ...(posted ? { datePosted: posted } : {}),
    ...(lastDay ? { validThrough: lastDay } : {}),
    ...(types.length > 0 ? { employmentType: types.length === 1 ? types[0] : types } : {}),
    ...(salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'INR',
            value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'YEAR' },
          },
        }
      : {}),
  } satisfies JobPosting
}

function placeOf({ location, workplace }: VacancyFacts) {
  const [city, country] = location.split(',').map((part) => part.trim())
  const isRemote = (word = '') => /^remote\b/i.test(word)
  if (isRemote(workplace) || isRemote(city)) {
    const name = country || (isRemote(city) ? '' : city) || HOME_COUNTRY
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country' as const, name } }
  }
  if (!city) return undefined
  return {
    jobLocation: {
      '@type': 'Place' as const,
      address: {
        '@type': 'PostalAddress' as const,
        addressLocality: city,
        addressCountry: country || HOME_COUNTRY,
      },
    },
  }
}

/** Returns the description as HTML, as search engines require. */
function descriptionOf({ title, about, needs }: VacancyFacts) {
  const text = [
    about.text && `<p>${escapeText(about.text)}</p>`,
    listOf(about.items),
    needs.length > 0 && `<p>What you will need</p>${listOf(needs)}`,
  ]
  return text.filter(Boolean).join('') || `<p>${escapeText(title)}</p>`
}

const listOf = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>` : ''

import { isA, propertyInfo } from '../vocabulary.ts'
import { memberOf, oneOf } from './member-rules.ts'
import { digitsOf, gtin, isbn, issn, lei, number } from './number-rules.ts'
import {
  boolean,
  country,
  currency,
  date,
  duration,
  email,
  language,
  languageOrName,
  openingHours,
  telephone,
  timeOfDay,
  url,
} from './text-rules.ts'
import { sources, type ValueRule } from './value-fault.ts'

/** Properties that share a rule; with `onTypes`, on these types and their kinds only. */
type Assignment = { properties: string; rule: ValueRule; onTypes?: string[] }

const google = sources.google
const count = (page: string, min = 0) => number({ min, isWhole: true, source: google(page) })
const amount = (page: string) => number({ min: 0, source: google(page) })

/** Google's categories of software (software-app). */
const applicationCategories =
  'GameApplication SocialNetworkingApplication TravelApplication ShoppingApplication SportsApplication LifestyleApplication BusinessApplication DesignApplication DeveloperApplication DriverApplication EducationalApplication HealthApplication FinanceApplication SecurityApplication BrowserApplication CommunicationApplication DesktopEnhancementApplication EntertainmentApplication MultimediaApplication HomeApplication UtilitiesApplication ReferenceApplication'.split(
    ' ',
  )

/** The rules for the values that Google's features read. */
const assignments: Assignment[] = [
  { properties: 'price lowPrice highPrice', rule: amount('product-snippet') },
  { properties: 'minPrice maxPrice', rule: amount('merchant-listing') },
  { properties: 'value minValue maxValue', onTypes: ['MonetaryAmount'], rule: amount('job-posting') },
  { properties: 'priceCurrency currency salaryCurrency', rule: currency },
  { properties: 'offerCount', rule: count('product-snippet') },
  { properties: 'ratingCount reviewCount', rule: count('review-snippet', 1) },
  { properties: 'bestRating worstRating', rule: number({ source: google('review-snippet') }) },
  { properties: 'position', onTypes: ['ListItem'], rule: count('breadcrumb', 1) },
  { properties: 'answerCount commentCount userInteractionCount', rule: count('qapage') },
  { properties: 'upvoteCount downvoteCount', rule: number({ isWhole: true, source: google('qapage') }) },
  { properties: 'numberOfItems numberOfPages numberOfEpisodes', rule: count('carousel') },
  { properties: 'merchantReturnDays', onTypes: ['MerchantReturnPolicy'], rule: returnDays },
  { properties: 'monthsOfExperience', rule: amount('job-posting') },
  { properties: 'startOffset endOffset', onTypes: ['Clip', 'SeekToAction'], rule: amount('video') },
  { properties: 'latitude', rule: number({ min: -90, max: 90, source: sources.schemaOrg('latitude') }) },
  { properties: 'longitude', rule: number({ min: -180, max: 180, source: sources.schemaOrg('longitude') }) },
  { properties: 'gtin', rule: gtin(8, 12, 13, 14) },
  { properties: 'gtin8', rule: gtin(8) },
  { properties: 'gtin12', rule: gtin(12) },
  { properties: 'gtin13 globalLocationNumber', rule: gtin(13) },
  { properties: 'gtin14', rule: gtin(14) },
  { properties: 'isbn', rule: isbn },
  { properties: 'issn', rule: issn },
  { properties: 'leiCode', rule: lei },
  {
    properties: 'duns',
    rule: digitsOf(/^\d{2}-?\d{3}-?\d{4}$/, 'a D-U-N-S number of 9 digits', google('organization')),
  },
  {
    properties: 'naics',
    rule: digitsOf(/^\d{2,6}(?:-\d{2})?$/, 'a NAICS code of 2 to 6 digits', google('organization')),
  },
  {
    properties: 'iso6523Code',
    rule: digitsOf(/^\d{4}:\S+$/, 'an ISO 6523 code, four digits, a colon, and the identifier', google('organization')),
  },
  {
    properties: 'sku',
    rule: lesser(digitsOf(/^\S+$/, 'an SKU without spaces', google('merchant-listing')), 'warning'),
  },
  {
    properties: 'calories',
    rule: digitsOf(/\d/, 'a number of calories with its unit, such as 240 calories', google('recipe')),
  },
  { properties: 'email', rule: email },
  { properties: 'telephone faxNumber', rule: telephone },
  { properties: 'inLanguage', rule: language },
  { properties: 'availableLanguage knowsLanguage', rule: languageOrName },
  { properties: 'addressCountry applicableCountry returnPolicyCountry', rule: country },
  { properties: 'openingHours', rule: openingHours },
  { properties: 'item', onTypes: ['ListItem'], rule: url },
  { properties: 'timeRequired', rule: duration },
  {
    properties: 'employmentType',
    onTypes: ['JobPosting'],
    rule: oneOf('FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '), 'job-posting'),
  },
  { properties: 'jobLocationType', onTypes: ['JobPosting'], rule: oneOf(['TELECOMMUTE'], 'job-posting') },
  { properties: 'applicationCategory', rule: lesser(oneOf(applicationCategories, 'software-app'), 'notice') },
]

export const salaryAmount = amount('job-posting')

/** The unit of time that a salary pays for. */
export const salaryUnit = oneOf(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'], 'job-posting')

const rules = new Map<string, Assignment[]>()
for (const assignment of assignments)
  for (const name of assignment.properties.split(' ')) rules.set(name, [...(rules.get(name) ?? []), assignment])

/**
 * Returns the rule for a property on these types: its own, or the one that the types of its values in schema.org imply.
 */
export function ruleOf(name: string, types: string[]): ValueRule | undefined {
  const own = rules
    .get(name)
    ?.find(({ onTypes }) => !onTypes || types.some((type) => onTypes.some((one) => isA(type, one))))
  return own?.rule ?? ruleOfRanges(propertyInfo(name)?.ranges ?? [])
}

const dates = ['Date', 'DateTime']

function ruleOfRanges(ranges: string[]): ValueRule | undefined {
  if (ranges.length === 0) return undefined
  const isOnly = (...kinds: string[]) => ranges.every((range) => kinds.includes(range))
  if (ranges.every((range) => isA(range, 'Enumeration'))) return memberOf(ranges)
  if (isOnly(...dates)) return date
  if (isOnly(...dates, 'Time')) return timeOfDay
  if (ranges.includes('Duration') && isOnly('Duration', 'QuantitativeValue')) return duration
  if (isOnly('Boolean')) return boolean
  return isLink(ranges) ? url : undefined
}

/** Returns whether a value is a link: if it can be a URL, a file, or a work with a URL, a text counts as the URL. */
const isLink = (ranges: string[]) => ranges.includes('URL') && ranges.every((range) => linkRanges.has(range))
const linkRanges = new Set([
  'URL',
  'ImageObject',
  'VideoObject',
  'AudioObject',
  'MediaObject',
  'EntryPoint',
  'WebPage',
  'Map',
])
for (const name of ['license', 'mainEntityOfPage', 'isBasedOn', 'usageInfo'])
  rules.set(name, [{ properties: name, rule: url }])

function returnDays(written: Parameters<ValueRule>[0]) {
  return date(written) === undefined && !/^\d+$/.test(written.text) ? undefined : count('return-policy')(written)
}

/** Returns the rule with a lower severity, for faults that Google tolerates. */
function lesser(rule: ValueRule, severity: 'warning' | 'notice'): ValueRule {
  return (written) => {
    const fault = rule(written)
    return fault && { ...fault, severity }
  }
}

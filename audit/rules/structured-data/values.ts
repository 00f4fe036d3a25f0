import type { MarkupFinding } from '#engine/structured-data/check-vocabulary.ts'
import { google, source } from '../../sources.ts'
import { isOfShop, markupRule } from './markup-rule.ts'

const gallery = google('structured data that Google supports', 'appearance/structured-data/search-gallery')
const policies = google('structured data guidelines', 'appearance/structured-data/sd-policies')
const dates = source('ISO 8601', 'https://www.iso.org/iso-8601-date-and-time-format.html')
const urls = source('URL Standard', 'https://url.spec.whatwg.org/#absolute-url-with-fragment-string')

const DATES = /^(?:not-a-date|not-a-time|not-a-duration|wrong-date-order)$/
const URLS = /^(?:not-a-url|relative-url)$/
const NUMBERS =
  /^(?:not-a-number|not-a-whole-number|out-of-range|malformed-number|spaced-number|wrong-check-digit|not-a-gtin|wrong-order|repeated-position)$/
const WORDS =
  /^(?:unknown-member|unlisted-value|not-a-currency|not-a-country|not-a-language|not-a-boolean|not-opening-hours|not-an-email|not-a-telephone)$/

/** Nobody can fill in ratings that do not exist, so a page without them has no fault. */
const isRating = ({ field }: MarkupFinding) => /^(?:aggregateRating|review)$/.test(field ?? '')

const isWrong = (ids: RegExp) => (finding: MarkupFinding) =>
  ids.test(finding.id) && finding.severity === 'critical' && finding.field !== 'availability'

/** Rules about rich results, and about the values that they need. */
export const valueRules = [
  markupRule({
    id: 'rich-result-field-missing',
    severity: 'warning',
    fault: 'with markup that lacks what a rich result requires',
    measures: 'The properties that Google’s documentation requires for each rich result, by the type of the markup.',
    why: 'If one required property is missing, Google does not show the rich result at all.',
    source: gallery,
    fix: 'Add the property, or remove the markup if the page is not about such a thing.',
    weight: 7,
    effort: 2,
    finds: (finding) => finding.id === 'missing-required' && !isOfShop(finding) && !isRating(finding),
    isByMessage: true,
  }),
  markupRule({
    id: 'rich-result-object-wrong',
    severity: 'warning',
    fault: 'with markup that a rich result cannot use',
    measures:
      'Whether the properties that Google reads as items have items of the documented types, and enough of them.',
    why: 'schema.org allows text and any number of items in many places in which Google reads only items with their own properties, and enough of them.',
    source: gallery,
    fix: 'Write an item with the type and the properties that Google documents.',
    weight: 5,
    effort: 2,
    // A notice of the validator is text that Google often reads all the same.
    finds: (finding) => finding.id === 'wrong-object' && finding.severity !== 'notice' && !isRating(finding),
    isByMessage: true,
  }),
  markupRule({
    id: 'structured-data-date-wrong',
    severity: 'warning',
    fault: 'with a wrong date in structured data',
    measures: 'Whether dates, times, and durations are written as ISO 8601 defines them, and end after they begin.',
    why: 'A program cannot read “3/4/26”: it may be in March or in April.',
    source: dates,
    fix: 'Write dates as 2026-03-04, times as 2026-03-04T09:00:00-05:00, and durations as PT30M.',
    weight: 5,
    effort: 2,
    finds: isWrong(DATES),
  }),
  markupRule({
    id: 'structured-data-number-wrong',
    severity: 'warning',
    fault: 'with a wrong number in structured data',
    measures:
      'Whether prices, ratings, counts, positions, and article numbers are numbers in their range, with a right check digit.',
    why: 'Google does not show a rich result whose price, rating, or number it cannot read.',
    source: gallery,
    fix: 'Write digits with a point for decimals, without currency signs and thousands separators.',
    weight: 5,
    effort: 2,
    finds: isWrong(NUMBERS),
  }),
  markupRule({
    id: 'structured-data-value-unknown',
    severity: 'warning',
    fault: 'with a value that programs do not know',
    measures:
      'Whether currencies, countries, languages, email addresses, telephone numbers, and listed words have a valid form.',
    why: 'Programs compare such values with a fixed list. Any other spelling counts as none.',
    source: gallery,
    fix: 'Write the code or the word exactly as the documentation lists it.',
    weight: 4,
    effort: 2,
    finds: isWrong(WORDS),
  }),
  markupRule({
    id: 'structured-data-url-wrong',
    severity: 'warning',
    fault: 'with a wrong URL in structured data',
    measures: 'Whether values that are followed as links are URLs.',
    why: 'A search engine cannot load an image or follow a page whose URL is none.',
    source: urls,
    fix: 'Write the whole URL, with https:// and the host.',
    weight: 4,
    effort: 2,
    finds: isWrong(URLS),
  }),
  markupRule({
    id: 'structured-data-url-relative',
    severity: 'notice',
    fault: 'with a relative URL in structured data',
    measures: 'Whether URLs in JSON-LD name their scheme and host.',
    why: 'Google completes a relative URL, but a program that has the markup without the page cannot.',
    source: urls,
    fix: 'Write the whole URL, with https:// and the host.',
    weight: 1,
    effort: 2,
    finds: ({ id }) => id === 'relative-url',
  }),
  markupRule({
    id: 'structured-data-expired',
    severity: 'notice',
    fault: 'with a date in structured data that is past',
    measures: 'Dates until which jobs, offers, videos, and events are valid, compared with the day of the audit.',
    why: 'Google removes jobs that have expired, and may not show an offer whose price is no longer valid.',
    source: policies,
    fix: 'Enter the new date, leave it out, or remove the markup if the offer has ended.',
    weight: 2,
    effort: 3,
    finds: ({ id }) => id === 'past-date',
  }),
  markupRule({
    id: 'rich-result-retired',
    severity: 'notice',
    fault: 'with markup for a rich result that Google no longer shows',
    measures: 'Types for which Google has ended the rich result.',
    why: 'The markup does no harm, but it brings no rich result, and its upkeep takes time.',
    source: source('Google: latest documentation updates', 'https://developers.google.com/search/updates'),
    fix: 'Keep it if other programs read it. Otherwise, remove it.',
    weight: 1,
    effort: 1,
    finds: ({ id }) => id === 'retired-feature',
    isByMessage: true,
  }),
]

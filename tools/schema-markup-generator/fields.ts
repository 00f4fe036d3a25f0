import { z } from 'zod'
import { field } from '#engine/tool/field.ts'

export const kinds = {
  Article: 'Article',
  Product: 'Product',
  LocalBusiness: 'Local business',
  Organization: 'Organization',
  Person: 'Person',
  Event: 'Event',
  BreadcrumbList: 'Breadcrumb',
  FAQPage: 'FAQ page',
  JobPosting: 'Job posting',
  Recipe: 'Recipe',
  VideoObject: 'Video',
  SoftwareApplication: 'Software app',
} as const

export type Kind = keyof typeof kinds

const only = (...is: Kind[]) => ({ isOptional: true, when: { field: 'type', is: is as string[] } })
const withName = only(
  'Article',
  'Product',
  'LocalBusiness',
  'Organization',
  'Person',
  'Event',
  'JobPosting',
  'Recipe',
  'VideoObject',
  'SoftwareApplication',
)
const withAddress = only('LocalBusiness', 'Organization', 'Event', 'JobPosting')
const withRating = only('Product', 'LocalBusiness', 'Recipe', 'SoftwareApplication')

/** The form: a type, and the fields of that type. Every field may stay empty; what Google requires is counted. */
export const fields = z.object({
  type: field.choice({ label: 'Type', options: kinds, default: 'Product' }),
  page: field.pageUrl({
    label: 'URL of a page to start from',
    isOptional: true,
    hint: 'Fills the fields that are empty.',
  }),
  name: field.line({ label: 'Name, headline, or job title', ...withName }),
  description: field.text({ label: 'Description', rows: 3, ...withName }),
  url: field.url({ label: 'Page URL', placeholder: 'https://', ...withName }),
  image: field.url({
    label: 'URL of the image, logo, or thumbnail',
    placeholder: 'https://',
    ...only(
      'Article',
      'Product',
      'LocalBusiness',
      'Organization',
      'Person',
      'Event',
      'Recipe',
      'VideoObject',
      'SoftwareApplication',
    ),
  }),
  author: field.line({ label: 'Author', ...only('Article', 'Recipe') }),
  authorUrl: field.url({ label: 'URL of the author’s page', ...only('Article', 'Recipe') }),
  published: field.line({
    label: 'Date published, posted, or uploaded',
    placeholder: '2026-11-21',
    ...only('Article', 'Recipe', 'VideoObject', 'JobPosting'),
  }),
  modified: field.line({ label: 'Date last changed', placeholder: '2026-11-21', ...only('Article') }),
  publisher: field.line({ label: 'Publisher', ...only('Article') }),

  brand: field.line({ label: 'Brand', ...only('Product') }),
  sku: field.line({ label: 'SKU', ...only('Product') }),
  gtin: field.line({ label: 'GTIN', hint: 'The number below the barcode.', ...only('Product') }),
  price: field.line({ label: 'Price', placeholder: '49.00', ...only('Product', 'Event', 'SoftwareApplication') }),
  currency: field.line({
    label: 'Currency',
    placeholder: 'USD',
    ...only('Product', 'Event', 'SoftwareApplication', 'JobPosting'),
  }),
  availability: field.choice({
    label: 'Availability',
    options: {
      '': 'Not stated',
      InStock: 'In stock',
      OutOfStock: 'Out of stock',
      PreOrder: 'Pre-order',
      BackOrder: 'On back order',
    },
    default: '',
    when: { field: 'type', is: ['Product', 'Event'] },
  }),
  ratingValue: field.line({
    label: 'Average rating',
    hint: 'Only ratings that visitors can see on the page.',
    ...withRating,
  }),
  ratingCount: field.line({ label: 'Number of ratings', ...withRating }),

  street: field.line({ label: 'Street address', ...withAddress }),
  city: field.line({ label: 'City', ...withAddress }),
  region: field.line({ label: 'State or region', ...withAddress }),
  postalCode: field.line({ label: 'Postal code', ...withAddress }),
  country: field.line({ label: 'Country', placeholder: 'US', ...withAddress }),
  telephone: field.line({ label: 'Phone', ...only('LocalBusiness', 'Organization') }),
  email: field.line({ label: 'Email', ...only('LocalBusiness', 'Organization', 'Person') }),
  openingHours: field.text({
    label: 'Opening hours',
    rows: 3,
    placeholder: 'Mo-Fr 09:00-17:00',
    hint: 'One time span per line.',
    ...only('LocalBusiness'),
  }),
  priceRange: field.line({ label: 'Price range', placeholder: '$$', ...only('LocalBusiness') }),
  latitude: field.line({ label: 'Latitude', ...only('LocalBusiness') }),
  longitude: field.line({ label: 'Longitude', ...only('LocalBusiness') }),
  sameAs: field.text({
    label: 'Profiles on other sites',
    rows: 2,
    hint: 'One URL per line.',
    ...only('Organization', 'Person', 'LocalBusiness'),
  }),
  jobTitle: field.line({ label: 'Job title', ...only('Person') }),
  worksFor: field.line({ label: 'Works for', ...only('Person') }),

  start: field.line({ label: 'Start', placeholder: '2026-12-01T19:00-06:00', ...only('Event') }),
  end: field.line({ label: 'End', placeholder: '2026-12-01T22:00-06:00', ...only('Event') }),
  venue: field.line({ label: 'Venue', ...only('Event') }),
  organizer: field.line({ label: 'Organizer', ...only('Event') }),
  performer: field.line({ label: 'Performer', ...only('Event') }),

  crumbs: field.text({
    label: 'Steps',
    rows: 4,
    placeholder: 'Home | https://shop.example/',
    hint: 'Name | URL, one per line, the page itself last.',
    ...only('BreadcrumbList'),
  }),
  questions: field.text({
    label: 'Questions and answers',
    rows: 6,
    placeholder: 'Do you ship to Canada? | Yes, within six days.',
    hint: 'Question | answer, one pair per line.',
    ...only('FAQPage'),
  }),

  employer: field.line({ label: 'Employer', ...only('JobPosting') }),
  employerUrl: field.url({ label: 'URL of the employer’s site', ...only('JobPosting') }),
  employmentType: field.choice({
    label: 'Employment type',
    options: {
      '': 'Not stated',
      FULL_TIME: 'Full time',
      PART_TIME: 'Part time',
      CONTRACTOR: 'Contractor',
      TEMPORARY: 'Temporary',
      INTERN: 'Intern',
    },
    default: '',
    when: { field: 'type', is: ['JobPosting'] },
  }),
  salaryFrom: field.line({ label: 'Minimum pay', ...only('JobPosting') }),
  salaryTo: field.line({ label: 'Maximum pay', ...only('JobPosting') }),
  salaryUnit: field.choice({
    label: 'Pay period',
    options: { YEAR: 'Year', MONTH: 'Month', WEEK: 'Week', HOUR: 'Hour' },
    default: 'YEAR',
    when: { field: 'type', is: ['JobPosting'] },
  }),
  validThrough: field.line({ label: 'Open until', placeholder: '2026-12-31', ...only('JobPosting') }),
  isRemote: field.flag({
    label: 'Fully remote',
    hint: 'Applicants must then live in the country above.',
    when: { field: 'type', is: ['JobPosting'] },
  }),

  prepMinutes: field.line({ label: 'Prep time in minutes', ...only('Recipe') }),
  cookMinutes: field.line({ label: 'Cook time in minutes', ...only('Recipe') }),
  servings: field.line({ label: 'Servings', ...only('Recipe') }),
  category: field.line({ label: 'Category', placeholder: 'Dessert', ...only('Recipe', 'SoftwareApplication') }),
  cuisine: field.line({ label: 'Cuisine', ...only('Recipe') }),
  ingredients: field.text({ label: 'Ingredients', rows: 4, hint: 'One per line.', ...only('Recipe') }),
  instructions: field.text({ label: 'Steps', rows: 4, hint: 'One per line.', ...only('Recipe') }),

  seconds: field.line({ label: 'Length in seconds', ...only('VideoObject') }),
  contentUrl: field.url({ label: 'URL of the video file', ...only('VideoObject') }),
  embedUrl: field.url({ label: 'URL of the player', ...only('VideoObject') }),
  operatingSystem: field.line({
    label: 'Operating system',
    placeholder: 'Android, iOS',
    ...only('SoftwareApplication'),
  }),
})

export type Filled = z.output<typeof fields>

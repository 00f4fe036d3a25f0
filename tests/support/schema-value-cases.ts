/** Returns an item as JSON-LD. */
export const item = (type: string, properties: object) =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...properties })

export const image = 'https://oakfield.example/a.jpg'
export const offer = { '@type': 'Offer', price: 12, priceCurrency: 'USD' }
const rating = { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12 }
const place = { '@type': 'Place', name: 'Hall', address: { '@type': 'PostalAddress', addressCountry: 'US' } }
const product = (more: object) => item('Product', { name: 'Table', image, offers: offer, ...more })
const event = (more: object) =>
  item('Event', { name: 'Fair', startDate: '2026-12-01T19:00-06:00', location: place, ...more })
const video = (more: object) =>
  item('VideoObject', { name: 'Oiling', thumbnailUrl: image, uploadDate: '2026-11-01', ...more })
const job = (more: object) =>
  item('JobPosting', {
    title: 'Joiner',
    description: 'Makes tables.',
    datePosted: '2026-11-01',
    hiringOrganization: { '@type': 'Organization', name: 'Oakfield' },
    jobLocation: place,
    ...more,
  })
const shop = (more: object) => item('Store', { name: 'Oakfield', address: '1 Main St', ...more })
const crumbs = (...items: object[]) =>
  item('BreadcrumbList', { itemListElement: items.map((one) => ({ '@type': 'ListItem', ...one })) })

/**
 * Impossible values, each in an otherwise complete item, as of November 2026: a description, the markup, the property,
 * and the correct value where it is certain.
 */
export const wrongValues: [string, string, field: string, repair?: string][] = [
  ['a rating above five', product({ aggregateRating: { ...rating, ratingValue: 7 } }), 'ratingValue'],
  [
    'a rating above its scale',
    product({ aggregateRating: { ...rating, ratingValue: 11, bestRating: 10 } }),
    'ratingValue',
  ],
  ['a rating of 120%', product({ aggregateRating: { ...rating, ratingValue: '120%' } }), 'ratingValue'],
  ['a rating of 7/5', product({ aggregateRating: { ...rating, ratingValue: '7/5' } }), 'ratingValue'],
  ['a rating with a comma', product({ aggregateRating: { ...rating, ratingValue: '4,5' } }), 'ratingValue', '4.5'],
  ['no ratings', product({ aggregateRating: { ...rating, ratingCount: 0 } }), 'ratingCount'],
  ['half a review', product({ aggregateRating: { ...rating, reviewCount: 2.5 } }), 'reviewCount'],
  ['a negative price', product({ offers: { ...offer, price: -5 } }), 'price'],
  ['a price in words', product({ offers: { ...offer, price: 'Call us' } }), 'price'],
  ['a price with its sign', product({ offers: { ...offer, price: '$1,240.00' } }), 'price', '1240.00'],
  ['a price with a decimal comma', product({ offers: { ...offer, price: '1.240,50 €' } }), 'price', '1240.50'],
  ['a currency in words', product({ offers: { ...offer, priceCurrency: 'DOLLARS' } }), 'priceCurrency', 'USD'],
  ['a withdrawn currency', product({ offers: { ...offer, priceCurrency: 'DEM' } }), 'priceCurrency'],
  [
    'a lowest price above the highest',
    product({ offers: { '@type': 'AggregateOffer', lowPrice: 9, highPrice: 5, priceCurrency: 'USD' } }),
    'highPrice',
  ],
  [
    'an unknown availability',
    product({ offers: { ...offer, availability: 'InStok' } }),
    'availability',
    'https://schema.org/InStock',
  ],
  ['a GTIN-13 with a wrong check digit', product({ gtin13: '4006381333932' }), 'gtin13'],
  ['a GTIN-12 in gtin8', product({ gtin8: '036000291452' }), 'gtin8'],
  ['a GTIN with a wrong check digit', product({ gtin: '036000291453' }), 'gtin'],
  ['an ISBN with a wrong check digit', item('Book', { name: 'Oak', isbn: '978-3-16-148410-1' }), 'isbn'],
  ['an image that is no URL', product({ image: 'a photo of the table' }), 'image'],
  [
    'a host without its scheme',
    item('Organization', { name: 'Oakfield', url: 'www.oakfield.example' }),
    'url',
    'https://www.oakfield.example',
  ],
  ['a duration in words', video({ duration: '5 minutes' }), 'duration', 'PT5M'],
  ['a duration as a clock', item('Recipe', { name: 'Jam', image, totalTime: '1:30:00' }), 'totalTime', 'PT1H30M0S'],
  ['a duration without T', video({ duration: 'P5M3S' }), 'duration'],
  ['an upload date of no calendar', video({ uploadDate: '2026-02-30' }), 'uploadDate'],
  ['an upload date with a month name', video({ uploadDate: 'November 1, 2026' }), 'uploadDate', '2026-11-01'],
  ['a start in words', event({ startDate: 'next Tuesday' }), 'startDate'],
  ['a time where a date belongs', event({ startDate: '19:00' }), 'startDate'],
  ['an event that ends before it begins', event({ endDate: '2026-12-01T18:00-06:00' }), 'endDate'],
  ['an event that ends a day earlier', event({ endDate: '2026-11-30' }), 'endDate'],
  ['an unknown event status', event({ eventStatus: 'Sold out' }), 'eventStatus'],
  ['a job that is closed', job({ validThrough: '2026-11-20' }), 'validThrough'],
  [
    'a job that closes before it was posted',
    job({ datePosted: '2026-12-24', validThrough: '2026-12-01' }),
    'validThrough',
  ],
  ['an employment type in words', job({ employmentType: 'Full-time' }), 'employmentType', 'FULL_TIME'],
  ['a remote job in words', job({ jobLocationType: 'Remote' }), 'jobLocationType'],
  ['a direct application in words', job({ directApply: 'yes' }), 'directApply', 'true'],
  [
    'a salary by the fortnight',
    job({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', value: 900, unitText: 'FORTNIGHT' },
      },
    }),
    'unitText',
  ],
  [
    'a salary from more to less',
    job({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 90, maxValue: 20, unitText: 'HOUR' },
      },
    }),
    'maxValue',
  ],
  ['a latitude off the Earth', shop({ geo: { '@type': 'GeoCoordinates', latitude: 94, longitude: 10 } }), 'latitude'],
  ['a longitude off the Earth', shop({ geo: { '@type': 'GeoCoordinates', latitude: 9, longitude: 190 } }), 'longitude'],
  ['a telephone in words', shop({ telephone: 'ask at the counter' }), 'telephone'],
  ['an email without its domain', shop({ email: 'hello@' }), 'email'],
  ['opening hours in words', shop({ openingHours: 'Monday to Friday 9 to 5' }), 'openingHours'],
  [
    'a shop that opens at 25 o’clock',
    shop({
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Monday',
        opens: '25:00',
        closes: '17:00',
      },
    }),
    'opens',
  ],
  [
    'an unknown day',
    shop({
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Mon',
        opens: '09:00',
        closes: '17:00',
      },
    }),
    'dayOfWeek',
  ],
  ['a country that is none', shop({ address: { '@type': 'PostalAddress', addressCountry: 'QX' } }), 'addressCountry'],
  ['a language in words', item('Article', { headline: 'Oak', inLanguage: 'english' }), 'inLanguage', 'en'],
  [
    'a crumb that is no URL',
    crumbs({ position: 1, name: 'Home', item: 'home page' }, { position: 2, name: 'Tables' }),
    'item',
  ],
  [
    'a crumb that is a bare word',
    crumbs({ position: 1, name: 'Home', item: 'Home' }, { position: 2, name: 'Tables' }),
    'item',
  ],
  ['a position twice', crumbs({ position: 1, name: 'Home', item: image }, { position: 1, name: 'Tables' }), 'position'],
  ['a position zero', crumbs({ position: 0, name: 'Home', item: image }, { position: 1, name: 'Tables' }), 'position'],
  [
    'a Legal Entity Identifier with a wrong digit',
    item('Organization', { name: 'A', leiCode: '529900T8BM49AURSDO56' }),
    'leiCode',
  ],
  [
    'a chapter that ends before it starts',
    video({ hasPart: { '@type': 'Clip', name: 'Oil', startOffset: 30, endOffset: 10, url: image } }),
    'endOffset',
  ],
]

/** Correct values from real markup. */
export const rightValues: [string, string][] = [
  ['a rating of ten', product({ aggregateRating: { ...rating, ratingValue: '8.4', bestRating: '10' } })],
  ['a rating of nought on its own scale', product({ aggregateRating: { ...rating, ratingValue: 0, worstRating: 0 } })],
  ['a rating as a percentage', product({ aggregateRating: { ...rating, ratingValue: '60%' } })],
  ['a rating as a fraction', product({ aggregateRating: { ...rating, ratingValue: '6 / 10' } })],
  ['a price of nothing', product({ offers: { ...offer, price: '0' } })],
  ['a price that holds to the end of today', product({ offers: { ...offer, priceValidUntil: '2026-11-22' } })],
  ['a GTIN-12', product({ gtin12: '036000291452' })],
  ['a GTIN-13', product({ gtin: '4006381333931' })],
  ['a GTIN-14', product({ gtin14: '10036000291459' })],
  ['an ISBN-10', item('Book', { name: 'Oak', isbn: '0-306-40615-2' })],
  ['an ISBN-13', item('Book', { name: 'Oak', isbn: '978-3-16-148410-0' })],
  ['a Legal Entity Identifier', item('Organization', { name: 'A', leiCode: '529900T8BM49AURSDO55' })],
  ['a data URL', product({ image: 'data:image/png;base64,AAAA' })],
  ['a URL with a port and a query', product({ url: 'http://localhost:3000/a?b=c#d' })],
  ['an internationalized domain', product({ url: 'https://möbel.example/straße' })],
  ['an image as a reference', product({ image: { '@id': '#photo' } })],
  ['a duration of weeks', video({ duration: 'P2W' })],
  ['a duration with decimals', video({ duration: 'PT1M30.5S' })],
  ['a date with an offset', video({ uploadDate: '2026-11-01T08:00:00+05:30' })],
  ['an event of one day', event({ startDate: '2026-12-01', endDate: '2026-12-01' })],
  ['an event that begins in the evening of its last day', event({ endDate: '2026-12-01' })],
  ['an event that ends after midnight', event({ endDate: '2026-12-02T01:00-06:00' })],
  ['a job that is open today', job({ validThrough: '2026-11-22' })],
  ['several employment types', job({ employmentType: ['FULL_TIME', 'CONTRACTOR'] })],
  ['a telephone with an extension', shop({ telephone: '+1 (312) 555-0142 ext. 12' })],
  ['a telephone in letters', shop({ telephone: '+1-800-FLOWERS' })],
  ['an email with a tag', shop({ email: 'mailto:hello+news@oakfield.example' })],
  ['opening hours', shop({ openingHours: ['Mo-Fr 09:00-17:00', 'Sa,Su 10:00-14:00', 'Mo-Su'] })],
  [
    'times with seconds',
    shop({
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'Tuesday'],
        opens: '09:00:00',
        closes: '24:00',
      },
    }),
  ],
  ['a country by name', shop({ address: { '@type': 'PostalAddress', addressCountry: 'United States' } })],
  ['a language with its script', item('Article', { headline: 'Oak', inLanguage: 'zh-Hant-TW' })],
  ['free content as a text', item('Article', { headline: 'Oak', isAccessibleForFree: 'False' })],
  [
    'a license by its URL',
    item('ImageObject', { contentUrl: image, license: 'https://creativecommons.org/licenses/by/4.0/' }),
  ],
  [
    'a crumb as an item',
    crumbs({ position: 1, item: { '@id': image, name: 'Home' } }, { position: 2, name: 'Tables' }),
  ],
  [
    'a certificate in letters',
    item('Certification', { name: 'A', certificationRating: { '@type': 'Rating', ratingValue: 'E', bestRating: 'A' } }),
  ],
]

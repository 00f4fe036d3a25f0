import type { ViewProps } from '../../engine/tool/view-props.ts'

type Thing = { [name: string]: unknown }

/** A sketch of what a search result could show of the markup. Never more than is in it. */
export default function View({ envelope }: ViewProps) {
  const thing = (envelope.data as { jsonLd?: Thing } | null)?.jsonLd
  if (!thing) return null
  const stars = part(thing.aggregateRating)
  const address = text(thing.url) || text(thing.mainEntityOfPage)
  const facts = factsOf(thing)
  return (
    <figure className="rich">
      <figcaption>A sketch of the result. Google decides what it shows.</figcaption>
      <p className="rich-address">{breadcrumb(thing) || address || 'your-site.example'}</p>
      <p className="rich-title">
        {text(thing.name) || text(thing.headline) || text(thing.title) || 'The title of the page'}
      </p>
      {stars && (
        <p className="rich-facts">
          <span className="rich-stars" aria-hidden="true">
            {'★'.repeat(Math.max(0, Math.min(5, Math.round(Number(stars.ratingValue) || 0))))}
          </span>{' '}
          {text(stars.ratingValue)} ({text(stars.ratingCount)})
        </p>
      )}
      {facts.length > 0 && <p className="rich-facts">{facts.join(' · ')}</p>}
      {text(thing.description) && <p className="rich-facts">{text(thing.description).slice(0, 160)}</p>}
    </figure>
  )
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const part = (value: unknown): Thing | undefined =>
  typeof value === 'object' && value !== null ? (value as Thing) : undefined

function breadcrumb(thing: Thing) {
  const items = thing['@type'] === 'BreadcrumbList' && Array.isArray(thing.itemListElement) ? thing.itemListElement : []
  return items.map((item) => text((item as Thing).name)).join(' › ')
}

function factsOf(thing: Thing): string[] {
  const offer = part(thing.offers)
  const place = part(thing.location) ?? part(thing.jobLocation)
  const address = part(place?.address) ?? part(thing.address)
  const duration = /^PT(\d+)(M|S)$/.exec(text(thing.totalTime) || text(thing.duration))
  return [
    offer && `${text(offer.price)} ${text(offer.priceCurrency)}`.trim(),
    offer &&
      text(offer.availability)
        .replace('https://schema.org/', '')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase(),
    text(part(thing.author)?.name),
    text(thing.datePublished) || text(thing.uploadDate) || text(thing.startDate) || text(thing.datePosted),
    text(part(thing.hiringOrganization)?.name),
    text(place?.name),
    text(address?.addressLocality),
    text(thing.telephone),
    text(thing.priceRange),
    duration ? `${duration[1]} ${duration[2] === 'M' ? 'min' : 's'}` : '',
  ].filter((fact): fact is string => Boolean(fact))
}

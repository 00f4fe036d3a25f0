import { slugify } from '#engine/paths/slugify.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { type Curve, describeCurve } from '#site/ui/charts/curve.ts'
import { Art, Avatar } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { NothingYet } from '#site/ui/parts/nothing-yet.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { Quote } from '#site/ui/parts/quote.tsx'
import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'
import type { IndustryLink } from './by-industry.ts'

/** A case study of the same client. */
export type ClientStudy = { title: string; path: string }

export type LongTestimonial = {
  name: string
  designation: string
  body: unknown
  picture?: Picture
  study?: ClientStudy
  /** Of the case study: the trade of the client, and what grew. */
  industry?: string
  curve?: Curve
}

export type TestimonialPageProps = {
  page: number
  /** Number of pages. */
  total: number
  /** Number of testimonials on all pages. */
  count: number
  long: LongTestimonial[]
  short: { name: string; designation: string; text: string }[]
  industries: IndustryLink[]
  /** The industry that is shown; '' for all. */
  industry: string
  text: Pick<RichTextProps, 'resolve' | 'images'>
}

const PORTRAIT: [number, number] = [64, 64]
/** Adjacent testimonials never have the same sky. */
const skies = ['dawn', 'night', 'noon', 'dusk'] as const

export function TestimonialPage(props: Omit<TestimonialPageProps, 'count'>) {
  const { page, total, long, short, industries, industry, text } = props
  const isEmpty = long.length + short.length === 0
  return (
    <>
      <header className="page head-split first">
        <h1>What clients say</h1>
        {!isEmpty && <p className="lead">In full and in their own words, including the hard first weeks.</p>}
      </header>
      {short.length > 0 && industry === '' && (
        <section className="band">
          <Carousel
            preset="happyClients"
            label="Happy clients"
            heading={<h2 className="t-headline">Happy clients</h2>}
            className="quotes"
          >
            {short.map((quote) => (
              <Quote key={quote.name} {...quote} />
            ))}
          </Carousel>
        </section>
      )}
      {industries.length > 1 && <IndustryFilter industries={industries} current={industry} />}
      {long.map(({ name, designation, body, picture, study, curve }, i) => (
        <section className="band testimony" id={slugify(name)} key={name} aria-label={name}>
          <figure className="page">
            <figcaption>
              {picture?.src ? (
                <Picture picture={picture} ratio={PORTRAIT} sizes="4rem" className="avatar" decorative />
              ) : (
                <Avatar name={name} size={64} />
              )}
              <span>
                <b>{name}</b>
                {designation && <span>{designation}</span>}
              </span>
              {curve && <Growth curve={curve} sky={skies[i % skies.length] ?? 'dawn'} />}
            </figcaption>
            <div>
              <blockquote>
                <RichText body={body} {...text} />
              </blockquote>
              {study && <MoreLink href={study.path}>Case study: {study.title}</MoreLink>}
            </div>
          </figure>
        </section>
      ))}
      {total > 1 && (
        <div className="page">
          <Pagination current={page} total={total} base="/testimonial/" />
        </div>
      )}
      {isEmpty && (
        <NothingYet
          text="No testimonials yet. They will appear here once a client approves one."
          links={[
            { label: 'What each service includes', href: '/services/' },
            { label: 'Talk with us', href: '/contact-us/' },
          ]}
        />
      )}
    </>
  )
}

/** Renders the growth that the client speaks of, as in the case study. */
function Growth({ curve, sky }: { curve: Curve; sky: (typeof skies)[number] }) {
  return (
    <span className="testimony-growth">
      <Art kind="ridge" values={curve.values} weather={sky} w={360} h={120} />
      <span className="data">{describeCurve(curve)}</span>
    </span>
  )
}

/** Renders the industries as links, which work without scripts and lead to the first of their testimonials. */
function IndustryFilter({ industries, current }: { industries: IndustryLink[]; current: string }) {
  const links = [{ value: '', label: 'All industries', count: undefined }, ...industries]
  return (
    <nav className="page testimony-filter" id="industries" aria-label="Industries">
      {links.map(({ value, label, count }) => (
        <a
          key={value}
          href={`/testimonial/${value ? `?industry=${value}` : ''}#industries`}
          aria-current={value === current ? 'true' : undefined}
        >
          {label} {count && <span className="data">{count}</span>}
        </a>
      ))}
    </nav>
  )
}

import { slugify } from '#engine/paths/slugify.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { Avatar } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { NothingYet } from '#site/ui/parts/nothing-yet.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { Quote } from '#site/ui/parts/quote.tsx'
import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'

/** A case study of the same client. */
export type ClientStudy = { title: string; path: string }

export type TestimonialPageProps = {
  page: number
  /** Number of pages. */
  total: number
  /** Number of testimonials on all pages. */
  count: number
  long: { name: string; designation: string; body: unknown; picture?: Picture; study?: ClientStudy }[]
  short: { name: string; designation: string; text: string }[]
  text: Pick<RichTextProps, 'resolve' | 'images'>
}

const PORTRAIT: [number, number] = [64, 64]

export function TestimonialPage({ page, total, long, short, text }: Omit<TestimonialPageProps, 'count'>) {
  const isEmpty = long.length + short.length === 0
  return (
    <>
      <header className="page head-split first">
        <h1>What clients say</h1>
        {!isEmpty && <p className="lead">In full and in their own words, including the hard first weeks.</p>}
      </header>
      {short.length > 0 && (
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
      {long.map(({ name, designation, body, picture, study }) => (
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

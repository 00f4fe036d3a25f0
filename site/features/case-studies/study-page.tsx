import { slugify } from '#engine/paths/slugify.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { Testimonial } from '#site/documents/testimonial.ts'
import type { Curve, CurveMark } from '#site/ui/charts/curve.ts'
import { Avatar } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'
import { Badge } from '#site/ui/parts/badge.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'
import { shareLinks } from '#site/ui/text/share-links.ts'
import { type StudyCardProps, StudyGrid } from './study-card.tsx'
import { SmallCurve, StudyCover, StudyCurve } from './study-curve.tsx'
import type { StudySection } from './study-parts.ts'

export type StudyPageProps = {
  slug: string
  title: string
  client: string
  work: string
  market: string
  published: { iso: string; text: string }
  minutes: number
  /** The absolute URL of the study, for sharing. */
  url: string
  curve?: Curve
  picture?: Picture
  sections: StudySection[]
  text: Pick<RichTextProps, 'resolve' | 'images'>
  /** What the work belongs to. */
  services: { title: string; path: string }[]
  /** What the client says. */
  quote?: Testimonial
  others: StudyCardProps[]
}

export function StudyPage({ minutes, sections, text, quote, others, ...study }: StudyPageProps) {
  const { title, curve } = study
  return (
    <>
      <article className="study">
        <header className="page study-head">
          <p>
            <MoreLink href="/case-study/" back>
              Case Study
            </MoreLink>
          </p>
          <p className="data label-row">
            <Badge outline>Case Study</Badge> {minutes} min Read
          </p>
          <h1 className="study-title">{title}</h1>
        </header>
        <StudyCover {...study} />
        <StudyFacts {...study} />
        {curve && study.picture?.src && <StudyCurve client={study.client} curve={curve} className="is-below" />}
        {curve && curve.marks.length > 0 && <Changes marks={curve.marks} />}
        {sections.map(({ name, heading, body }) => (
          <section className="band study-part" key={name}>
            <div className="page four-eight">
              <div className="study-aside">
                <h2 className="t-headline">{heading}</h2>
                {curve && <SmallCurve curve={curve} />}
              </div>
              <div className="prose">
                <RichText body={body} {...text} />
              </div>
            </div>
          </section>
        ))}
      </article>
      {quote && <ClientQuote {...quote} />}
      {others.length > 0 && (
        <section className="band">
          <div className="page">
            <h2 className="t-headline continue-title">Continue Reading</h2>
            <StudyGrid studies={others} />
          </div>
        </section>
      )}
    </>
  )
}

type FactsProps = Pick<
  StudyPageProps,
  'client' | 'work' | 'market' | 'published' | 'url' | 'title' | 'curve' | 'services'
>

function StudyFacts({ client, work, market, curve, published, url, title, services }: FactsProps) {
  const facts = [
    ['Client', client],
    ['Work', work],
    ['Market', market],
    ['Counted', curve?.unit],
  ].filter(([, value]) => value)
  return (
    <dl className="page study-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {services.length > 0 && (
        <div>
          <dt>Services</dt>
          {services.map((service) => (
            <dd key={service.path}>
              <a href={service.path}>{service.title}</a>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>Published On</dt>
        <dd>
          <time dateTime={published.iso}>{published.text}</time>
        </dd>
      </div>
      <div className="share">
        <dt>Share</dt>
        <dd>
          {shareLinks({ url, title }).map(({ name, label, href }) => (
            <a key={name} href={href} rel="noopener" aria-label={label}>
              {name}
            </a>
          ))}
        </dd>
      </div>
    </dl>
  )
}

/** Width and height of a portrait, in pixels. */
const PORTRAIT = 64

/** Renders what the client says. */
function ClientQuote({ name, designation, quote, avatar }: Testimonial) {
  return (
    <section className="band study-quote" aria-label={`What ${name} says`}>
      <figure className="page four-eight">
        <figcaption>
          {avatar?.src ? (
            <Picture picture={avatar} ratio={[PORTRAIT, PORTRAIT]} sizes="4rem" className="avatar" decorative />
          ) : (
            <Avatar name={name} size={PORTRAIT} />
          )}
          <b>{name}</b>
          <span>{designation}</span>
        </figcaption>
        <div>
          <blockquote>{quote}</blockquote>
          <MoreLink href={`/testimonial/#${slugify(name)}`}>All testimonials</MoreLink>
        </div>
      </figure>
    </section>
  )
}

/** Renders the meaning of the numbers on the curve. */
function Changes({ marks }: { marks: CurveMark[] }) {
  return (
    <section className="changes" aria-labelledby="changes-title">
      <h2 className="visually-hidden" id="changes-title">
        What changed, and when
      </h2>
      <ol className="page">
        {marks.map(({ number, label, iso }) => (
          <li key={number}>
            <span className="data">
              {number} <time dateTime={iso}>{formatDate(iso)}</time>
            </span>{' '}
            {label}
          </li>
        ))}
      </ol>
    </section>
  )
}

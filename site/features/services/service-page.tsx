import type { ReactNode } from 'react'
import type { ServicePrice } from '#site/documents/price.ts'
import type { Testimonial } from '#site/documents/testimonial.ts'
import type { RichTextProps } from '#site/ui/rich-text/rich-text.tsx'
import {
  type Faq,
  HappyClients,
  RelatedServices,
  RelatedTools,
  ServiceFaq,
  type ServiceLink,
  type ToolLink,
} from './closing.tsx'
import { type Deliverable, DeliverableList, SixtyDays } from './deliverable-list.tsx'
import { Details, type Ledger } from './details.tsx'
import { type Band, bandsOf, type Family, type SectionName } from './families.ts'
import { PriceBand } from './price-band.tsx'
import type { Result } from './result.ts'
import { ResultBand } from './result-band.tsx'
import { type Search, Searches } from './searches.tsx'
import { SeasonStrip, Seasons, type SeasonsProps } from './seasons.tsx'
import { type ServiceStep, Steps } from './steps.tsx'
import { isSpan, type Weeks } from './time-axis.ts'
import { TimeChart, TimeHero } from './time-hero.tsx'
import { Audience, CommonProblems, type Figure, LeadValue } from './trade.tsx'

export type ServicePageProps = {
  title: string
  slug: string
  family: Family
  lead: string
  audience: string
  weeks: Weeks
  /** Whether the agency promises results by Day 60. */
  isPromised: boolean
  problems: string[]
  figure?: Figure
  searches: Search[]
  seasons?: SeasonsProps
  ledgers: Ledger[]
  leadValue: { terms: string[]; text: string }
  /** The editor's content; undefined if empty. */
  body?: unknown
  text: Pick<RichTextProps, 'resolve' | 'images'>
  steps: ServiceStep[]
  deliverables: Deliverable[]
  sixtyDays: string[]
  price: ServicePrice
  faqs: Faq[]
  result?: Result
  tools: ToolLink[]
  testimonials: Testimonial[]
  related: ServiceLink[]
}

/** Renders the same sections for every service; its family decides which come first. */
export function ServicePage(service: ServicePageProps) {
  const { title, family, lead, weeks, isPromised, price } = service
  const drawing = opensWithSeason(service) ? (
    <div className="page">{service.seasons && <SeasonStrip {...service.seasons} />}</div>
  ) : (
    isSpan(weeks) && <TimeChart family={family} weeks={weeks} isPromised={isPromised} />
  )
  return (
    <>
      <TimeHero title={title} family={family} lead={lead} weeks={weeks} price={price}>
        {drawing}
      </TimeHero>
      {bandsOf[family].map((band) => (
        <BandOf key={String(band)} band={band} service={service} />
      ))}
    </>
  )
}

/** In a seasonal trade, the year matters more than the project: the weeks appear with the plan. */
function opensWithSeason({ family, seasons }: ServicePageProps) {
  return family === 'industry' && seasons !== undefined
}

/** Renders a section, or two halves. A half whose neighbor is empty takes the whole width. */
function BandOf({ band, service }: { band: Band; service: ServicePageProps }) {
  const names = typeof band === 'string' ? [band] : band
  const shown = names.flatMap((name) => {
    const content = renderSection[name](service)
    return content ? [{ name, content }] : []
  })
  const [first, second] = shown
  if (!first) return null
  if (wide.has(first.name)) return first.content
  return (
    <section className={second ? 'band sides' : 'band sides is-one'}>
      <div className="page halves">
        {shown.map(({ name, content }) => (
          <div className={`half is-${name}`} key={name}>
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Sections that draw their own band: what is on an axis or in a table as wide as the page. */
const wide = new Set<SectionName>(['time', 'searches', 'steps', 'proof', 'clients', 'price'])

const renderSection: Record<SectionName, (service: ServicePageProps) => ReactNode> = {
  time: (service) =>
    opensWithSeason(service) &&
    isSpan(service.weeks) && (
      <section className="band time-band" aria-label="When it shows">
        <TimeChart family={service.family} weeks={service.weeks} isPromised={service.isPromised} />
      </section>
    ),
  wrong: ({ problems, figure }) => problems.length > 0 && <CommonProblems problems={problems} figure={figure} />,
  audience: ({ audience }) => audience && <Audience text={audience} />,
  searches: ({ searches }) => searches.length > 0 && <Searches searches={searches} />,
  seasons: (service) => service.seasons && !opensWithSeason(service) && <Seasons {...service.seasons} />,
  leadValue: ({ leadValue }) => leadValue.terms.length > 0 && <LeadValue {...leadValue} />,
  steps: ({ steps }) => steps.length > 0 && <Steps steps={steps} />,
  inHand: ({ deliverables }) => deliverables.length > 0 && <DeliverableList deliverables={deliverables} />,
  sixtyDays: ({ sixtyDays }) => sixtyDays.length > 0 && <SixtyDays items={sixtyDays} />,
  proof: ({ result }) => result && <ResultBand result={result} />,
  clients: ({ testimonials }) => testimonials.length > 0 && <HappyClients testimonials={testimonials} />,
  price: ({ price, slug, family }) =>
    (price.plans.length > 0 || price.note) && <PriceBand price={price} slug={slug} isPaid={family === 'ppc'} />,
  details: ({ ledgers, body, text, family }) => {
    const filled = ledgers.filter(({ rows }) => rows.length > 0)
    if (filled.length === 0 && body === undefined) return null
    return <Details ledgers={filled} body={body} text={text} opensFirst={family === 'cms'} />
  },
  faq: ({ title, faqs }) => faqs.length > 0 && <ServiceFaq title={title} faqs={faqs} />,
  tools: ({ tools }) => tools.length > 0 && <RelatedTools tools={tools} />,
  related: ({ related }) => related.length > 0 && <RelatedServices services={related} />,
}

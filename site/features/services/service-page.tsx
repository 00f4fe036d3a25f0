import { Fragment, type ReactNode } from 'react'
import type { Testimonial } from '#site/documents/testimonial.ts'
import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'
import {
  type Faq,
  HappyClients,
  PriceLine,
  RelatedServices,
  RelatedTools,
  ServiceFaq,
  type ServiceLink,
  type ToolLink,
} from './closing.tsx'
import { type Deliverable, DeliverableList, SixtyDays } from './deliverable-list.tsx'
import { type Family, type SectionName, sectionOrder } from './families.ts'
import type { Result } from './result.ts'
import { ResultBand } from './result-band.tsx'
import { type Search, Searches } from './searches.tsx'
import { SeasonStrip, Seasons, type SeasonsProps } from './seasons.tsx'
import { type ServiceStep, Steps } from './steps.tsx'
import { isSpan, type Weeks } from './time-axis.ts'
import { TimeChart, TimeHero } from './time-hero.tsx'
import { Audience, CommonProblems, type Figure, LeadValue, type Ledger, Ledgers } from './trade.tsx'

export type ServicePageProps = {
  title: string
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
  price: string
  faqs: Faq[]
  result?: Result
  tools: ToolLink[]
  testimonials: Testimonial[]
  related: ServiceLink[]
}

/** Renders the same sections for every service; its family decides which come first. */
export function ServicePage(service: ServicePageProps) {
  const { title, family, lead, weeks, isPromised } = service
  const seasonOpener = openerOf(service)
  const drawing = seasonOpener ?? (isSpan(weeks) && <TimeChart family={family} weeks={weeks} isPromised={isPromised} />)
  return (
    <>
      <TimeHero title={title} family={family} lead={lead} weeks={weeks}>
        {drawing}
      </TimeHero>
      {sectionOrder[family].map((name) => (
        <Fragment key={name}>{(name !== 'time' || seasonOpener) && renderSection[name](service)}</Fragment>
      ))}
      <ResultBand result={service.result} />
      <RelatedTools tools={service.tools} />
      <PriceLine price={service.price} isPaid={family === 'ppc'} />
      <ServiceFaq title={title} faqs={service.faqs} />
      <HappyClients testimonials={service.testimonials} />
      <RelatedServices services={service.related} />
    </>
  )
}

/**
 * Returns the opening. In a seasonal trade, the year matters more than the project: the page opens with the months, and
 * the weeks appear with the plan.
 */
function openerOf({ family, seasons }: ServicePageProps) {
  return family === 'industry' && seasons ? <SeasonStrip {...seasons} /> : undefined
}

const renderSection: Record<SectionName, (service: ServicePageProps) => ReactNode> = {
  time: ({ family, weeks, isPromised }) =>
    isSpan(weeks) && (
      <section className="band time-band" aria-label="When it shows">
        <TimeChart family={family} weeks={weeks} isPromised={isPromised} />
      </section>
    ),
  wrong: ({ problems, figure }) => <CommonProblems problems={problems} figure={figure} />,
  audience: ({ audience }) => <Audience text={audience} />,
  searches: ({ searches, family }) => <Searches searches={searches} isLarge={family === 'ppc'} />,
  seasons: ({ seasons }) => <Seasons seasons={seasons} />,
  ledgers: ({ ledgers }) => <Ledgers ledgers={ledgers} />,
  leadValue: ({ leadValue }) => <LeadValue {...leadValue} />,
  body: ({ body, text }) =>
    body !== undefined && (
      <section className="band">
        <div className="page four-eight">
          <h2 className="t-headline">How we work on it</h2>
          <div className="prose">
            <RichText body={body} lead {...text} />
          </div>
        </div>
      </section>
    ),
  steps: ({ steps }) => <Steps steps={steps} />,
  inHand: ({ deliverables }) => <DeliverableList deliverables={deliverables} />,
  sixtyDays: ({ sixtyDays }) => <SixtyDays items={sixtyDays} />,
}

import type { ReactNode } from 'react'
import type { Testimonial } from '#site/documents/testimonial.ts'
import { RequestBar } from '#site/ui/parts/request-bar.tsx'
import { About } from './about.tsx'
import { Audit } from './audit.tsx'
import { type Challenge, Challenges, type Market } from './challenges.tsx'
import { Claims, type ClaimsProps, type ClientLogo } from './claims.tsx'
import { Closing } from './closing.tsx'
import { Hero, type HeroChart } from './hero.tsx'
import { type Faq, IndustriesFaq } from './industries-faq.tsx'
import { type Plan, Pricing } from './pricing.tsx'
import { type Project, RecentWork } from './recent-work.tsx'
import { type ResultHighlight, Results } from './results.tsx'
import { type ServiceRow, ServicesChart } from './services-chart.tsx'
import { Testimonials } from './testimonials.tsx'
import { Timeline, type TimelineStep } from './timeline.tsx'

export type HomePageProps = {
  home: {
    heroTitle: string
    heroLead?: string
    heroButton: string
    heroNote?: string
    /** A secondary link next to the main button. */
    heroMore?: { label: string; href: string }
    chart?: HeroChart
    challengesTitle: string
    challengesLead?: string
    challenges: Challenge[]
    servicesTitle: string
    servicesLead?: string
    resultsTitle: string
    resultsLead?: string
    workTitle: string
    workLead?: string
    timelineTitle: string
    timelineLead?: string
    steps: TimelineStep[]
    about: string
    pricingTitle: string
    pricingNote?: string
    testimonialsTitle: string
    industriesTitle: string
    auditTitle: string
    auditLead?: string
    auditPoints: { text: string }[]
    closingTitle: string
    clients: ClientLogo[]
    proposalTexts: { resultsTitle?: string; resultsText?: string; closingText?: string; button: string }
  }
  claims: ClaimsProps & { years: string; highlights: ResultHighlight[]; market: Market }
  services: ServiceRow[]
  projects: Project[]
  plans: Plan[]
  testimonials: Testimonial[]
  faqs: Faq[]
  /** The audit form in both variants: `<AuditForms />` from `leads`. */
  auditForm: ReactNode
}

export function HomePage({ home, claims, services, projects, plans, testimonials, faqs, auditForm }: HomePageProps) {
  const { button, resultsTitle, resultsText, closingText } = home.proposalTexts
  const series = home.chart?.values
  return (
    <>
      <Hero
        title={home.heroTitle}
        lead={home.heroLead}
        button={home.heroButton}
        more={home.heroMore}
        note={home.heroNote}
        chart={home.chart}
      />
      <Claims {...claims} logos={home.clients} />
      <Challenges
        title={home.challengesTitle}
        lead={home.challengesLead}
        challenges={home.challenges}
        market={claims.market}
      />
      <ServicesChart title={home.servicesTitle} lead={home.servicesLead} services={services} />
      <Results
        title={home.resultsTitle}
        lead={home.resultsLead}
        highlights={claims.highlights}
        proposal={{ title: resultsTitle, text: resultsText, button }}
      />
      <RecentWork title={home.workTitle} lead={home.workLead} projects={projects} />
      <Timeline title={home.timelineTitle} lead={home.timelineLead} steps={home.steps} series={series} />
      <About statement={home.about} years={claims.years} />
      <Pricing title={home.pricingTitle} note={home.pricingNote} plans={plans} />
      <Testimonials title={home.testimonialsTitle} testimonials={testimonials} />
      <IndustriesFaq title={home.industriesTitle} faqs={faqs} />
      <RequestBar href="#audit" label={button || 'Send me a proposal'} text="It starts with a free audit." />
      <Audit title={home.auditTitle} lead={home.auditLead} points={home.auditPoints} form={auditForm} />
      <Closing title={home.closingTitle} proposal={{ text: closingText, button }} series={series} />
    </>
  )
}

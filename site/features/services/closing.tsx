import type { Testimonial } from '#site/documents/testimonial.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { Accordion } from '#site/ui/parts/accordion.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { BusinessCard, ToolRow } from '#site/ui/parts/cards.tsx'
import { Quote } from '#site/ui/parts/quote.tsx'

export type ToolLink = { name: string; desc: string; path: string; runs: string }
export type ServiceLink = { title: string; summary: string; path: string }
export type Faq = { question: string; answer: string }

/** Renders free tools for the same work. A tool that is not open yet says so. */
export function RelatedTools({ tools }: { tools: ToolLink[] }) {
  if (tools.length === 0) return null
  return (
    <section className="band related-tools">
      <div className="page head-split">
        <h2 className="t-headline">Check it yourself for free</h2>
        <p>
          <MoreLink href="/tools/">All free tools</MoreLink>
        </p>
      </div>
      <ul className="page entries">
        {tools.map((tool) => (
          <ToolRow key={tool.path} {...tool} />
        ))}
      </ul>
    </section>
  )
}

/** Renders the price as a sentence in heading size; a long sentence is smaller. */
export function PriceLine({ price, isPaid }: { price: string; isPaid: boolean }) {
  if (!price) return null
  return (
    <section className="band price-line">
      <div className="page">
        <h2 className={price.length > 70 ? 'is-long' : undefined}>{price}</h2>
        <p className="lead">
          {isPaid && 'You pay for ads directly to the platform. '}
          You pay the price shown on the card. <a href="/#pricing">Compare the plans</a>
        </p>
      </div>
    </section>
  )
}

export function ServiceFaq({ title, faqs }: { title: string; faqs: Faq[] }) {
  if (faqs.length === 0) return null
  return (
    <section className="band faq">
      <div className="page faq-grid">
        <h2>Questions about {title}</h2>
        <Accordion name="service-faq" items={faqs} />
      </div>
    </section>
  )
}

export function HappyClients({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <section className="band testimonials">
      <Carousel preset="happyClients" label="Happy clients" heading={<h2>Happy clients</h2>} className="quotes">
        {testimonials.map(({ name, designation, quote, avatar }) => (
          <Quote key={name} text={quote} name={name} designation={designation} avatar={avatar} />
        ))}
      </Carousel>
    </section>
  )
}

/** Renders the neighbors in the index. */
export function RelatedServices({ services }: { services: ServiceLink[] }) {
  if (services.length === 0) return null
  return (
    <section className="band related-services">
      <div className="page">
        <h2 className="section-label">Related services</h2>
        <div className="service-cards">
          {services.map(({ title, summary, path }) => (
            <BusinessCard key={path} title={title} desc={summary} link={path} />
          ))}
        </div>
      </div>
    </section>
  )
}

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
  return (
    <>
      <h2 className="t-headline">Check it yourself for free</h2>
      <ul className="entries">
        {tools.map((tool) => (
          <ToolRow key={tool.path} {...tool} />
        ))}
      </ul>
      <p>
        <MoreLink href="/tools/">All free tools</MoreLink>
      </p>
    </>
  )
}

export function ServiceFaq({ title, faqs }: { title: string; faqs: Faq[] }) {
  return (
    <>
      <h2 className="t-headline">Questions about {title}</h2>
      <Accordion name="service-faq" items={faqs} />
    </>
  )
}

/** Renders clients whose experience proves this service. */
export function HappyClients({ testimonials }: { testimonials: Testimonial[] }) {
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
  return (
    <>
      <h2 className="t-headline">Related services</h2>
      <div className="related-services">
        {services.map(({ title, summary, path }) => (
          <BusinessCard key={path} title={title} desc={summary} link={path} />
        ))}
      </div>
    </>
  )
}

import type { Testimonial } from '#site/documents/testimonial.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { Quote } from '#site/ui/parts/quote.tsx'

export function Testimonials({ title, testimonials }: { title: string; testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <section className="band testimonials">
      <Carousel preset="homeTestimonials" label="Client testimonials" heading={<h2>{title}</h2>} className="quotes">
        {testimonials.map(({ name, designation, quote, avatar }) => (
          <Quote key={name} text={quote} name={name} designation={designation} avatar={avatar} />
        ))}
      </Carousel>
      <p className="page">
        <MoreLink href="/testimonial/">Read every testimonial</MoreLink>
      </p>
    </section>
  )
}

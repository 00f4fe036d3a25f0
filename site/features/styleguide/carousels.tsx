import { type Weather, weatherFor } from '#engine/art/art.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { Art } from '#site/ui/images/art.tsx'
import { Marquee } from '#site/ui/motion/marquee.tsx'
import { ProjectCard } from '#site/ui/parts/cards.tsx'
import { Quote } from '#site/ui/parts/quote.tsx'
import { articles, colleagues, growth, projects, quotes } from './specimen.ts'

export function Carousels() {
  const skies = weathersOf(articles)
  const slides = articles.map((title, i) => (
    <article key={title} className="specimen-post">
      <Art kind="cover" cover={{ form: 'words', caption: title }} weather={skies[i]} w={480} h={300} />
      <h3>{title}</h3>
      <p className="data">Specimen, 6 minute</p>
    </article>
  ))
  return (
    <div id="carousels">
      <section className="band">
        <Carousel preset="recentWork" label="Recent work" heading={<h2>Recent work</h2>}>
          {projects.map((project, i) => (
            <ProjectCard
              key={project.name}
              {...project}
              picture={<Art kind="ridge" values={growth} weather={skies[i]} w={640} h={420} />}
            />
          ))}
        </Carousel>
      </section>
      <section className="band">
        <Carousel
          preset="homeTestimonials"
          className="quotes"
          label="Client testimonials"
          heading={<h2>In their words</h2>}
        >
          {quotes.map((quote) => (
            <Quote key={quote.name} {...quote} />
          ))}
        </Carousel>
      </section>
      <section className="band">
        <Carousel preset="happyClients" className="quotes" label="Happy clients" heading={<h2>Happy clients</h2>}>
          {quotes.slice(1).map((quote) => (
            <Quote key={quote.name} {...quote} />
          ))}
        </Carousel>
      </section>
      <section className="band">
        <Carousel preset="teamStory" className="quotes" label="Our Team Story" heading={<h2>Our Team Story</h2>}>
          {colleagues.map((quote) => (
            <Quote key={quote.name} {...quote} />
          ))}
        </Carousel>
      </section>
      <section className="band">
        <Carousel preset="trending" label="Trending" heading={<h2>Trending</h2>}>
          {slides}
        </Carousel>
      </section>
      <section className="band">
        <Carousel preset="courses" label="Courses" heading={<h2>Courses</h2>}>
          {slides}
        </Carousel>
      </section>
      <Marquee label="Specimen names" stops="the names">
        {[
          'Specimen pets',
          'Specimen home',
          'Specimen health',
          'Specimen tools',
          'Specimen garden',
          'Specimen books',
        ].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Marquee>
    </div>
  )
}

/** Adjacent cards never have the same weather. */
function weathersOf(seeds: string[]) {
  let previous: Weather | undefined
  return seeds.map((seed) => {
    previous = weatherFor(seed, previous)
    return previous
  })
}

import { withCommas } from '#engine/text/numbers.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { Art } from '#site/ui/images/art.tsx'
import { ProjectCard } from '#site/ui/parts/cards.tsx'

export type Project = {
  title: string
  /** "500k to 900k", "+260%" */
  growth: string
  desc: string
  href: string
  /** The project's own growth, oldest value first, and what it counts. */
  series?: { values: number[]; label: string }
}

/** Adjacent projects never have the same sky. */
const skies = ['dawn', 'night', 'noon', 'dusk'] as const

export function RecentWork({ title, lead, projects }: { title: string; lead?: string; projects: Project[] }) {
  if (projects.length === 0) return null
  return (
    <section className="band work">
      <Carousel preset="recentWork" label={title} heading={<h2>{title}</h2>}>
        {projects.map(({ title, growth, desc, href, series }, i) => (
          <ProjectCard
            key={title}
            name={title}
            growth={growth}
            desc={desc}
            href={href}
            picture={
              series && (
                <Art
                  kind="ridge"
                  w={640}
                  h={420}
                  weather={skies[i % skies.length]}
                  values={series.values}
                  title={curveOf(series)}
                />
              )
            }
          />
        ))}
      </Carousel>
      {lead && <p className="page note">{lead}</p>}
    </section>
  )
}

function curveOf({ values, label }: { values: number[]; label: string }) {
  const [first, last] = [values[0], values.at(-1)].map((value = 0) => withCommas(value))
  return `Curve from ${first} to ${last} ${label}`.trim()
}

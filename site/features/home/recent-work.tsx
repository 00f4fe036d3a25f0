import { withCommas } from '#engine/text/numbers.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { Art } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'
import { ProjectCard } from '#site/ui/parts/cards.tsx'

export type Project = {
  title: string
  /** "500k to 900k", "+260%" */
  growth: string
  desc: string
  href: string
  /** The project's own growth, oldest value first, and what it counts. */
  series?: { values: number[]; label: string }
  picture?: Picture
}

/** Adjacent projects never have the same sky. */
const skies = ['dawn', 'night', 'noon', 'dusk'] as const
const SIZE: [number, number] = [640, 420]

export function RecentWork({ title, lead, projects }: { title: string; lead?: string; projects: Project[] }) {
  if (projects.length === 0) return null
  return (
    <section className="band work">
      <Carousel preset="recentWork" label={title} heading={<h2>{title}</h2>}>
        {projects.map((project, i) => (
          <ProjectCard
            key={project.title}
            name={project.title}
            growth={project.growth}
            desc={project.desc}
            href={project.href}
            picture={<WorkPicture project={project} sky={skies[i % skies.length] ?? 'dawn'} />}
          />
        ))}
      </Carousel>
      {lead && <p className="page note">{lead}</p>}
    </section>
  )
}

/** Renders the work itself or, without a picture of it, what it changed. */
function WorkPicture({ project, sky }: { project: Project; sky: (typeof skies)[number] }) {
  const { picture, series } = project
  if (picture) return <Picture picture={picture} ratio={SIZE} sizes="(min-width: 60rem) 44vw, 88vw" />
  if (!series) return null
  const [w, h] = SIZE
  return <Art kind="ridge" w={w} h={h} weather={sky} values={series.values} title={curveOf(series)} />
}

function curveOf({ values, label }: { values: number[]; label: string }) {
  const [first, last] = [values[0], values.at(-1)].map((value = 0) => withCommas(value))
  return `Curve from ${first} to ${last} ${label}`.trim()
}

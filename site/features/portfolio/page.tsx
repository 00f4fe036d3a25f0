import type { ReactNode } from 'react'
import { composeAvatar } from '#engine/art/avatar-art.ts'
import { Art } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'
import { Marquee } from '#site/ui/motion/marquee.tsx'
import { ProjectCard } from '#site/ui/parts/cards.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { RequestBar } from '#site/ui/parts/request-bar.tsx'
import { Drawing } from '#site/ui/text/markup.tsx'

export type PortfolioProject = {
  name: string
  growth: string
  desc: string
  kind: 'product' | 'brand' | 'web'
  seed: string
  /** Path of its case study, if one is published. */
  href?: string
  /** The growth curve of the case study, oldest value first. */
  values?: number[]
  picture?: Picture
}

const groups = [
  {
    kind: 'product',
    title: 'Product work',
    text: 'Tools, trials, and configurators: what people use before they pay.',
  },
  { kind: 'brand', title: 'Brand work', text: 'Labels, ads, and names that people recognize at a glance.' },
  {
    kind: 'web',
    title: 'Web work',
    text: 'Stores and content libraries that people can find, that load fast, and that answer questions.',
  },
] as const

/** Adjacent projects never have the same sky. */
const skies = ['dawn', 'night', 'noon', 'dusk'] as const
const [WIDTH, HEIGHT] = [640, 420]

type PortfolioPageProps = {
  page: number
  /** Number of pages. */
  total: number
  projects: PortfolioProject[]
  /** The form, from `leads`. */
  form: ReactNode
}

export function PortfolioPage({ page, total, projects, form }: PortfolioPageProps) {
  const isEmpty = projects.length === 0
  return (
    <>
      <header className="page head-split first">
        <h1>Portfolio</h1>
        <p className="lead">
          {isEmpty
            ? 'We have not published any projects yet. Ask for examples, and a person will reply.'
            : 'Selected projects and what changed. Most link to a full case study.'}
        </p>
      </header>
      {projects.length > 0 && (
        <div data-banner="scrolling">
          <Marquee label="Projects and what grew" stops="the projects" className="name-run growth-run">
            {projects.map(({ name, growth }) => (
              <li key={name}>
                {name} {growth && <span className="mono">{growth}</span>}
              </li>
            ))}
          </Marquee>
        </div>
      )}
      {groups.map(({ kind, title, text }) => {
        const own = projects.filter((project) => project.kind === kind)
        if (own.length === 0) return null
        return (
          <section className="band portfolio-group" id={kind} key={kind} aria-labelledby={`${kind}-title`}>
            <div className="page head-split">
              <h2 id={`${kind}-title`}>{title}</h2>
              <p className="lead">{text}</p>
            </div>
            <ul className="page portfolio-grid">
              {own.map((project, i) => (
                <li key={project.name} className={isWide(i, own.length) ? 'is-wide' : undefined}>
                  <Project project={project} sky={skies[i % skies.length] ?? 'dawn'} isWide={isWide(i, own.length)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {total > 1 && (
        <div className="page">
          <Pagination current={page} total={total} base="/portfolio" />
        </div>
      )}
      {!isEmpty && (
        <RequestBar href="#portfolio-request" label="Request the rest" text="Some work is shown on request." />
      )}
      <section className="band portfolio-request" id="portfolio-request">
        <div className="page portfolio-request-grid">
          <div>
            <h2 id="portfolio-form-title">{isEmpty ? 'Ask for examples' : 'Request the rest'}</h2>
            <p className="lead">
              {isEmpty
                ? 'Some work can be shown only on request. Enter your email address, and a person will reply with what is closest to your industry.'
                : 'Some clients let us show their work only on request. Enter your email address, and a person will reply within five business days with the projects closest to your industry.'}
            </p>
          </div>
          {form}
        </div>
      </section>
    </>
  )
}

/**
 * Returns whether a project takes both columns, so that the grid has no holes: the first of an odd number, and the
 * first and the last of four or more.
 */
export function isWide(at: number, count: number) {
  return count % 2 === 1 ? at === 0 : count > 2 && (at === 0 || at === count - 1)
}

type ProjectProps = { project: PortfolioProject; sky: (typeof skies)[number]; isWide: boolean }

function Project({ project, sky, isWide }: ProjectProps) {
  const { name, growth, desc, href, ...shown } = project
  const drawn = <ProjectPicture {...shown} sky={sky} isWide={isWide} />
  if (href) return <ProjectCard {...{ name, growth, desc, href }} picture={drawn} />
  return (
    <div className="project is-plain">
      {drawn}
      <span className="project-text">
        <strong>{name}</strong> <b>{growth}</b> <span>{desc}</span>
      </span>
    </div>
  )
}

type PictureProps = Pick<PortfolioProject, 'seed' | 'values' | 'picture'> & Pick<ProjectProps, 'sky' | 'isWide'>

function ProjectPicture({ seed, values, picture, sky, isWide }: PictureProps) {
  if (picture) {
    const sizes = isWide ? '(min-width: 90rem) 82rem, 92vw' : '(min-width: 90rem) 40rem, (min-width: 48rem) 46vw, 92vw'
    return <Picture picture={picture} ratio={[WIDTH, HEIGHT]} sizes={sizes} />
  }
  if (values) return <Art kind="ridge" w={WIDTH} h={HEIGHT} weather={sky} values={values} />
  // Without figures, the art has only land and sky, no line.
  return (
    <Drawing
      className={`art w-${sky}`}
      viewBox="0 4 44 29"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      body={composeAvatar(seed).body}
    />
  )
}

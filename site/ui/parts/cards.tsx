import type { ReactNode } from 'react'
import { MoreLink } from './button.tsx'

export type ProjectCardProps = {
  name: string
  /** "+260%", "500k to 900k" */
  growth: string
  desc: string
  href: string
  /** At 32:21 and decorative: the name is below it. */
  picture?: ReactNode
}

/** Renders a project as one link: its picture, its name, and its growth. */
export function ProjectCard({ name, growth, desc, href, picture }: ProjectCardProps) {
  return (
    <a className="project" href={href}>
      {picture}
      <span className="project-text">
        <strong>{name}</strong> <b>{growth}</b> <span>{desc}</span>
      </span>
    </a>
  )
}

/** Renders a reason or an offer in a few lines. */
export function BusinessCard({ title, desc, link }: { title: string; desc: string; link: string }) {
  return (
    <article className="business-card">
      <h3>{title}</h3>
      <p>{desc}</p>
      <MoreLink href={link}>
        Learn More<span className="visually-hidden"> about {title}</span>
      </MoreLink>
    </article>
  )
}

/** Renders a numbered step. `index` counts from 0. */
export function StepCard({ title, content, index }: { title: string; content: ReactNode; index: number }) {
  return (
    <li className="step-card">
      <span className="count">{index + 1}</span>
      <h3>{title}</h3>
      <p>{content}</p>
    </li>
  )
}

/** Renders a row of an index: name, what the tool does, where it runs. */
export function ToolRow({ name, desc, path, runs }: { name: string; desc: string; path: string; runs?: string }) {
  return (
    <li>
      <a href={path}>
        <b>{name}</b> <span>{desc}</span> {runs && <span className="data">{runs}</span>}
      </a>
    </li>
  )
}

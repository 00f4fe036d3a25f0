import type { Project } from '#cms/payload-types.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { readPage } from '#site/documents/read-page.ts'
import type { PortfolioProject } from './page.tsx'

const PROJECTS_PER_PAGE = 48

/** Returns one page of the projects in the editor's order, or undefined if it does not exist. */
export async function portfolioPage(page = 1) {
  const found = await readPage('projects', { sort: ['order', 'id'], depth: 1, page, size: PROJECTS_PER_PAGE })
  if (!found) return undefined
  const { docs, ...place } = found
  return { ...place, projects: docs.map(toProject) }
}

function toProject({ id, name, growth, desc, kind, image, caseStudy, seed }: Project): PortfolioProject {
  const study = typeof caseStudy === 'object' && caseStudy ? caseStudy : undefined
  const points = [...(study?.series?.points ?? [])].sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
  const picture = pictureOf(image)
  return {
    name,
    growth: growth ?? '',
    desc: desc ?? '',
    kind,
    seed: seed || `project-${id}`,
    ...(study ? { href: `/case-study/${study.slug}` } : {}),
    ...(points.length > 1 ? { values: points.map(({ value }) => value) } : {}),
    ...(picture ? { picture } : {}),
  }
}

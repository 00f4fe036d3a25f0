import { readList } from '#cms/database/client.ts'
import type { Project } from '#cms/payload-types.ts'
import { pictureOf } from '#site/documents/picture.ts'
import type { PortfolioProject } from './page.tsx'

/** Returns all projects in the editor's order. */
export async function portfolioProjects(): Promise<PortfolioProject[]> {
  const docs = await readList('projects', { sort: 'order', depth: 1 })
  return docs.map(toProject)
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

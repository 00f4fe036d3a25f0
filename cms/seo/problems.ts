import type { Payload } from 'payload'
import type { DocumentProblems } from './problem-counts.ts'
import { resolveLink } from './resolve-link.ts'
import { indexOfSite, siteChecks } from './site-checks.ts'
import { siteDocuments } from './site-documents.ts'

/** Returns every document with a page and the checks that it fails, in its newest version. */
export async function documentProblems(cms: Payload): Promise<DocumentProblems[]> {
  const site = await siteDocuments(cms, { fresh: true })
  const index = indexOfSite(site)
  return site.documents.map((document) => {
    const links = document.links.map((link) => resolveLink(link, site.map))
    const checks = [...document.ownChecks, ...siteChecks(document, links, index)]
    const failed = checks.filter(({ status }) => status === 'fail')
    const { key, collection, id, title, path, isPublic, isDraft } = document
    return {
      ...{ key, collection, id, title, path, isPublic, isDraft },
      problems: failed.map(({ id: problem, detail }) => ({ id: problem, detail })),
      passed: checks.filter(({ status }) => status === 'pass').length,
    }
  })
}

import type { Payload, TypedUser } from 'payload'
import { mayCheckAll } from './may-check-seo.ts'
import type { DocumentProblems } from './problem-counts.ts'
import { resolveLink } from './resolve-link.ts'
import { indexOfSite, siteChecks } from './site-checks.ts'
import { checkedDocuments, hasPage, withoutOthersDrafts } from './site-documents.ts'

/** Returns every document with a page that an account may edit, and the checks that its newest version fails. */
export async function documentProblems(cms: Payload, user: TypedUser): Promise<DocumentProblems[]> {
  const site = await checkedDocuments(cms)
  const visible = withoutOthersDrafts(site, user)
  const index = indexOfSite(visible)
  return visible.documents
    .filter((document) => hasPage(document) && mayCheckAll(user, document.collection))
    .map((document) => {
      const links = document.links.map((link) => resolveLink(link, site.map))
      const checks = [...(site.ownChecks.get(document.key) ?? []), ...siteChecks(document, links, index)]
      const failed = checks.filter(({ status }) => status === 'fail')
      const { key, collection, id, title, path, isPublic, isDraft } = document
      return {
        ...{ key, collection, id, title, path, isPublic, isDraft },
        problems: failed.map(({ id: problem, detail }) => ({ id: problem, detail })),
        passed: checks.filter(({ status }) => status === 'pass').length,
      }
    })
}

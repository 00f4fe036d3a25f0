import { expect, test } from 'vitest'
import { addLink, redirectTo } from '../proofs/change-site.ts'
import { examineTrial } from '../trial/examine-trial.ts'
import { addPage } from '../trial/new-page.ts'
import { newSite } from '../trial/new-site.ts'
import { linkPages } from '../trial/serve-site.ts'

test('a template that leaves out the slash is one finding, however many pages it names', async () => {
  const site = newSite(7)
  for (let at = 0; at < 6; at++) {
    const page = addPage(site, 'article', `oak-${at}`)
    const bare = page.path.replace(/\/$/, '')
    site.files.set(bare, redirectTo(page.path))
    page.canonical = site.origin + bare
    addLink(site, bare)
  }
  linkPages(site, (name) => addPage(site, 'hub', name))
  const { findings } = await examineTrial(site)
  const titlesOf = (rule: string) => findings.filter((one) => one.rule === rule).map(({ title }) => title)
  expect(titlesOf('canonical-to-redirect')).toEqual(['6 pages name a canonical URL that redirects back to the page'])
  expect(titlesOf('internal-link-redirects')).toEqual([
    '1 page links to URLs that lack the slash at their end, which redirect',
  ])
})

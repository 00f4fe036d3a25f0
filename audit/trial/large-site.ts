import type { Change, Proof } from '../proof.ts'
import type { AuditReport } from '../report.ts'
import type { Extras } from '../site/site-view.ts'
import { addPage } from './new-page.ts'
import { newSite } from './new-site.ts'
import { linkPages } from './serve-site.ts'
import type { TemplateName, TrialSite } from './site-model.ts'

/** What the rules must find on a site: ids with URLs. */
export type Truth = { site: TrialSite; expected: Map<string, Set<string>> }

/** Templates of the pages to which changes are made; the others are there so that pages are unlike. */
const CHANGED: TemplateName[] = ['category', 'product', 'article', 'service', 'location', 'faq', 'job', 'legal']

/**
 * Returns a site with at least `size` pages, on which every fault of the proofs is planted `times` times, each on a
 * page of its own, with as many near misses.
 */
export function largeSite(
  proofs: Proof[],
  { seed, size, times, origin }: { seed: number; size: number; times: number; origin?: string },
): Truth {
  const site = newSite(seed, origin)
  const expected = new Map<string, Set<string>>()
  const expect = (rule: string, url: string) => expected.set(rule, (expected.get(rule) ?? new Set()).add(url))
  let count = 0
  const fresh = () => addPage(site, site.random.pick(CHANGED), `${site.random.pick(['oak', 'elm', 'ash'])}-${++count}`)
  for (const { rule, faults, nearMisses } of proofs.filter(({ on }) => on === 'page')) {
    for (let time = 0; time < times; time++) {
      for (const change of faults) {
        const page = fresh()
        const also = change(page, site, {}) ?? []
        expect(rule, `${site.origin}${page.path}`)
        for (const one of also) expect(one.rule, one.url || `${site.origin}${page.path}`)
      }
      for (const change of nearMisses) {
        const page = fresh()
        for (const one of change(page, site, {}) ?? []) expect(one.rule, one.url || `${site.origin}${page.path}`)
      }
    }
  }
  while (site.pages.size < size) fresh()
  linkPages(site, (name) => addPage(site, 'hub', name))
  return { site, expected }
}

/** Returns a small site with one change, for rules that look at the whole site. */
export function smallSite(change: Change, seed: number) {
  const site = newSite(seed)
  const extras: Partial<Extras> = {}
  for (const [at, template] of CHANGED.entries()) addPage(site, template, `plain-${at}`)
  const page = addPage(site, 'product', 'changed')
  const also = change(page, site, extras) ?? []
  linkPages(site, (name) => addPage(site, 'hub', name))
  return { site, extras, also, url: `${site.origin}${page.path}` }
}

/** Returns the URLs on which each rule found something. */
export function foundOn({ findings }: Pick<AuditReport, 'findings'>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { rule, pages } of findings)
    for (const { url } of pages) found.set(rule, (found.get(rule) ?? new Set()).add(url))
  return found
}

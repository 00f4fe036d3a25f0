import { expect, test } from 'vitest'
import { reportOfExamined } from './examine.ts'
import { examinePagesAgain } from './examine-again.ts'
import { noExtras } from './run/gather-extras.ts'
import { crawlTrial, TRIAL_NOW } from './trial/examine-trial.ts'
import { addPage } from './trial/new-page.ts'
import { newSite } from './trial/new-site.ts'
import { linkPages, trialFetch } from './trial/serve-site.ts'

test('pages are what they are now, and everything else stays as it was', async () => {
  const site = newSite(5)
  const [one, other] = [addPage(site, 'product', 'a'), addPage(site, 'article', 'b')]
  one.title = other.title = undefined
  linkPages(site, (name) => addPage(site, 'hub', name))
  const before = { crawl: await crawlTrial(site), extras: noExtras() }
  one.title = other.title = 'A copper kettle of our own'
  const requested: string[] = []
  const ports = {
    fetch: (request: Parameters<ReturnType<typeof trialFetch>>[0]) => {
      requested.push(request.url)
      return trialFetch(site)(request)
    },
    signal: new AbortController().signal,
    now: () => TRIAL_NOW,
  }
  const url = site.origin + one.path
  const after = await examinePagesAgain(before, [url, url, `${site.origin}/not-of-the-site/`], ports)
  expect(requested).toEqual([url])
  const without = (examined: typeof before) =>
    reportOfExamined(examined).findings.flatMap(({ rule, pages }) =>
      rule === 'title-missing' ? pages.map((page) => page.url) : [],
    )
  expect(without(before).toSorted()).toEqual([url, site.origin + other.path].toSorted())
  expect(without(after)).toEqual([site.origin + other.path])
  expect(after.crawl.pages).toHaveLength(before.crawl.pages.length)
})

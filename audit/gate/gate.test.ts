import { expect, test } from 'vitest'
import { sarifOf } from '../exports/sarif.ts'
import { examineTrial } from '../trial/examine-trial.ts'
import { addPage } from '../trial/new-page.ts'
import { newSite } from '../trial/new-site.ts'
import { linkPages } from '../trial/serve-site.ts'
import { newSince, readBaseline } from './baseline.ts'
import { readIgnored, withoutIgnored } from './ignored.ts'

async function reportWith(untitled: string[]) {
  const site = newSite(3)
  for (const name of ['lamps', 'shelves']) {
    const page = addPage(site, 'product', name)
    if (untitled.includes(name)) page.title = undefined
  }
  linkPages(site, (name) => addPage(site, 'hub', name))
  return examineTrial(site)
}

const urlsOf = (findings: { rule: string; pages: { url: string }[] }[]) =>
  findings.filter(({ rule }) => rule === 'title-missing').flatMap(({ pages }) => pages.map(({ url }) => url))

test('only what is not in the baseline is new, page by page', async () => {
  const before = await reportWith(['lamps'])
  const baseline = readBaseline(JSON.stringify(before))
  expect(urlsOf(newSince(before, baseline))).toEqual([])
  expect(urlsOf(newSince(await reportWith(['lamps', 'shelves']), baseline))).toEqual([
    'https://trial.example/products/shelves/',
  ])
  expect(() => readBaseline('{}')).toThrow('The baseline is no report of an audit.')
})

test('a rule is ignored everywhere or below a URL, and only with a reason', async () => {
  const report = await reportWith(['lamps', 'shelves'])
  const some = readIgnored(
    '[{"rule":"title-missing","url":"https://trial.example/products/lamps","reason":"Sold out in May."}]',
  )
  expect(urlsOf(withoutIgnored(report, some).findings)).toEqual(['https://trial.example/products/shelves/'])
  const all = readIgnored('[{"rule":"title-missing","reason":"The theme writes them next week."}]')
  expect(urlsOf(withoutIgnored(report, all).findings)).toEqual([])
  expect(() => readIgnored('[{"rule":"title-missing","reason":" "}]')).toThrow(
    'Say why the rule is ignored. (at 0.reason)',
  )
  expect(() => readIgnored('[{"rule":"titel","reason":"x"}]')).toThrow('“titel”, which is no rule')
  expect(() => readIgnored('[')).toThrow('is not JSON')
})

test('SARIF names each rule once, and each page with its line', async () => {
  const report = await reportWith(['lamps', 'shelves'])
  const [run] = sarifOf(report, 'https://site.example/audit/rules/').runs
  const result = run?.results.find(({ ruleId }) => ruleId === 'title-missing')
  expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]).toMatchObject({
    id: 'title-missing',
    helpUri: 'https://site.example/audit/rules/title-missing/',
    defaultConfiguration: { level: 'error' },
  })
  expect(result).toMatchObject({ level: 'error', partialFingerprints: { 'findingId/v1': 'title-missing' } })
  const places = result?.locations.map(({ physicalLocation }) => physicalLocation) ?? []
  expect(places.toSorted((a, b) => (a.artifactLocation.uri < b.artifactLocation.uri ? -1 : 1))).toEqual([
    { artifactLocation: { uri: 'https://trial.example/products/lamps/' }, region: { startLine: 1 } },
    { artifactLocation: { uri: 'https://trial.example/products/shelves/' }, region: { startLine: 1 } },
  ])
})

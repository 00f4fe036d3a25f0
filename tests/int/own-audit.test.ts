import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { AuditReport } from '#audit/report.ts'
import { kindOfPath } from '../support/kind-of-path.ts'
import { inject } from '../support/product.ts'
import { besideProduct, forkProcess } from '../support/product-process.ts'

test('an audit of our own site finds no error and no warning on pages of every kind', async () => {
  const site = inject('siteUrl')
  const env = besideProduct({ NODE_ENV: 'test', ALLOW_PRIVATE_TARGETS: new URL(site).host })
  const child = forkProcess('tests/support/audit-own-site.ts', env)
  child.send(site)
  const [{ report, kinds }] = (await once(child, 'message')) as [{ report: AuditReport; kinds: string[] }]
  const read = new Set(report.pages.filter(({ status }) => status === 200).map(({ url }) => kindOfPath(url)))
  expect(kinds.filter((kind) => !read.has(kind))).toEqual([])
  expect(kinds.length).toBeGreaterThan(20)
  const found = report.findings.filter(({ severity }) => severity !== 'notice')
  expect(found.map(({ title, pages }) => [title, pages.map(({ url }) => url)])).toEqual([])
  expect(report.counts).toMatchObject({ error: 0, warning: 0 })
}, 120_000)

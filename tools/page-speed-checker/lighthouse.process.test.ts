// @module-tag extended
import { expect, test } from 'vitest'
import { createChromium } from '#providers/chromium/create-chromium.ts'
import { findProgram } from '#providers/chromium/program.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { runWith } from '#tests/support/page-of.ts'
import { failedLookup } from '#tests/support/serp-artifacts.ts'
import { plantedFaults, slowPage } from '#tests/support/slow-page.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { PageSpeed } from './measure-speed.ts'
import { tool } from './tool.ts'

const program = findProgram(process.env.CHROMIUM_PATH)

test.skipIf(!program)(
  'in Chromium, every fault of a slow page is found, and the score matches Lighthouse',
  async () => {
    await serving(await slowPage(), async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'shop.example': ['93.184.216.34'] }, standIn })
      const { lighthouse } = createChromium({ surroundings, program })
      const run = await lighthouse({ url: 'http://shop.example/', device: 'mobile' })
      const sources = {
        page: () => pageOf('<h1>Socks</h1>'),
        lighthouse: () => run,
        fieldData: () => failedLookup('not-configured'),
      }
      const { data, findings, files, report } = await runWith(tool, { url: 'http://shop.example/' }, sources)
      expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(plantedFaults))
      expect(findings.filter(({ evidence, why, fix }) => !evidence || !why || !fix)).toEqual([])
      const { score, vitals, types, requests } = data as PageSpeed
      const { categories } = run.report as { categories: { performance: { score: number } } }
      expect(score).toBe(Math.round(categories.performance.score * 100))
      // The weighted mean of the five metrics; Lighthouse rounds each to a hundredth.
      const mean = vitals.reduce((sum, { score: one, weight }) => sum + ((one ?? 0) * weight) / 100, 0)
      expect(Math.abs(mean - Number(score))).toBeLessThanOrEqual(1)
      expect(vitals.filter(({ value }) => value === null)).toEqual([])
      expect(requests.map(({ url }) => new URL(url).pathname).sort()).toEqual([
        '/',
        '/blocking.css',
        '/large.js',
        '/photo.png',
      ])
      expect(types[0]).toMatchObject({ type: 'Image', requests: 1 })
      expect(files.length).toBeGreaterThan(3)
      expect([...(files[0]?.bytes.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff])
      expect(report.map(({ kind }) => kind)).toEqual(['score', 'metric', 'findings', 'table', 'chart', 'table'])
    })
  },
  // Chromium runs at the lowest priority, and other tests keep both cores busy.
  180_000,
)

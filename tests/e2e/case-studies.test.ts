// @module-tag extended
// Pixels and clicks; int/case-studies.test.ts proves the pages.
import { expect, test } from 'vitest'
import { expectColumns } from '../support/columns.ts'
import { eachOf } from '../support/extended.ts'
import { openPage } from '../support/open-page.ts'

const STUDY = '/case-study/living-healthy-24'

test('R-144 “Continue Reading” has one column on phones, two on tablets, and three on desktops', async () => {
  const page = await openPage(STUDY)
  const cards = page.locator('.study-grid > li')
  expect(await cards.count()).toBe(3)
  await expectColumns(page, cards, { 390: 1, 768: 2, 1280: 3 })
})

test('R-146 clicking anywhere on a card opens its case study', { tags: 'extended' }, async () => {
  const page = await openPage('/case-study/')
  const card = page.locator('.study-card').first()
  const href = await card.locator('a').getAttribute('href')
  await card.click({ position: { x: 40, y: 40 } })
  await page.waitForURL(`**${href}`)
  expect(await page.locator('.study-head h1').count()).toBe(1)
})

test('R-139 every change is marked on the curve, on phones and desktops', { tags: 'extended' }, async () => {
  const page = await openPage(STUDY)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const distances = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('.study-cover svg')
      const line = svg?.querySelector<SVGPathElement>('.ridge')
      const place = svg?.getScreenCTM()
      if (!svg || !line || !place) return []
      const points = Array.from({ length: 2_000 }, (_, i) =>
        line.getPointAtLength((line.getTotalLength() * i) / 1_999).matrixTransform(place),
      )
      return [...document.querySelectorAll('.study-cover .curve-mark')].map((mark) => {
        const { left, width, top } = mark.getBoundingClientRect()
        return Math.min(...points.map(({ x, y }) => Math.hypot(x - left - width / 2, y - top)))
      })
    })
    expect.soft(distances, `${width} px`).toHaveLength(4)
    for (const distance of distances) expect.soft(distance, `${width} px`).toBeLessThan(2)
  }
})

eachOf([true, false], 0)(
  'R-147 S-12 choosing a service narrows the list, JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await openPage('/case-study/', { javaScriptEnabled })
    await page.getByLabel('Service').selectOption({ label: 'SaaS marketing' })
    await page.getByRole('button', { name: 'Show case studies' }).click()
    await page.waitForURL('**/case-study/?service=saas-marketing&industry=')
    expect(await page.locator('.study-card').count()).toBe(2)
    await page.getByRole('link', { name: 'All case studies' }).click()
    await page.waitForURL('**/case-study/')
    expect(await page.locator('.study-card').count()).toBe(8)
  },
)

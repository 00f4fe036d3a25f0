import { afterAll, expect, test } from 'vitest'
import { launchBrowser } from '../../tests/support/browser.ts'
import { compareComputedStyles } from '../../tests/support/computed-styles.ts'
import { realSheets } from '../../tests/support/real-sheets.ts'
import { run } from '../../tests/support/tool-ports.ts'
import type { Minified } from './minify-css.ts'
import { tool } from './tool.ts'

const browser = await launchBrowser().catch(() => undefined)
if (!browser) console.warn('Skipped: no Chromium can be started to compute styles.')
afterAll(() => browser?.close())

const MAX_BYTES = 5_000
const every = (step: number) =>
  realSheets()
    .filter(({ css }) => css.length <= MAX_BYTES)
    .filter((_, at) => at % step === 1)

test.skipIf(!browser)(
  'Chromium computes the same from real stylesheets before and after, at three widths',
  { timeout: 120_000 },
  async () => {
    const page = await browser?.newPage()
    if (!page) throw new Error('There is no page.')
    for (const { name, css } of every(9)) {
      const { data } = await run(tool, { css, measure: 'raw', isTolerant: true })
      const { values, differences } = await compareComputedStyles(page, css, (data as Minified).code)
      expect(differences, name).toEqual([])
      expect(values, name).toBeGreaterThan(0)
    }
  },
)

test.skipIf(!browser)('what changes computed styles is seen', { timeout: 60_000 }, async () => {
  const page = await browser?.newPage()
  if (!page) throw new Error('There is no page.')
  const { differences } = await compareComputedStyles(
    page,
    '.a{color:red}.b{color:blue}',
    '.b{color:blue}.a{color:red}',
  )
  expect(differences.length).toBeGreaterThan(0)
})

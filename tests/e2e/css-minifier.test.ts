// @module-tag extended
// One more tool with its editor; the tool is proven as a function.
import { expect, test } from 'vitest'
import type { Minified } from '#tools/css-minifier/minify-css.ts'
import { tool } from '#tools/css-minifier/tool.ts'
import { compareComputedStyles } from '../support/computed-styles.ts'
import { openPage } from '../support/open-page.ts'
import { realSheets } from '../support/real-sheets.ts'
import { run } from '../support/tool-ports.ts'

const MAX_BYTES = 5_000
const every = (step: number) =>
  realSheets()
    .filter(({ css }) => css.length <= MAX_BYTES)
    .filter((_, at) => at % step === 1)

test.each([72, 18])(
  'Chromium computes the same styles before and after one of %i stylesheets is minified, at three widths',
  async (step) => {
    const page = await openPage('about:blank')
    for (const { name, css } of every(step)) {
      const { data } = await run(tool, { css, measure: 'raw' })
      const { values, differences } = await compareComputedStyles(page, css, (data as Minified).code)
      expect(differences, name).toEqual([])
      expect(values, name).toBeGreaterThan(0)
    }
  },
)

test('the comparison detects changed styles', async () => {
  const page = await openPage('about:blank')
  const { differences } = await compareComputedStyles(
    page,
    '.a{color:red}.b{color:blue}',
    '.b{color:blue}.a{color:red}',
  )
  expect(differences.length).toBeGreaterThan(0)
})

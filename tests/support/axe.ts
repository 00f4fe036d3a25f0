import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const BEST_PRACTICE = [...TAGS, 'best-practice']

/** Rules whose result can change with the color scheme or the width of the window. */
const THEME_AND_WIDTH_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/**
 * Runs axe-core on the page in its current state.
 * @param rules `'all'` rules of WCAG 2.2 AA, those and the best practices, or only those that depend on theme and width
 * @param within a selector: only matching elements and their content are checked
 * @returns one line for each element that violates a rule
 */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'best practice' | 'theme and width' = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`)
  const runOnly: RunOptions['runOnly'] =
    rules === 'theme and width'
      ? { type: 'rule', values: THEME_AND_WIDTH_RULES }
      : { type: 'tag', values: rules === 'all' ? TAGS : BEST_PRACTICE }
  return page.evaluate(
    async ([only, root]) => {
      const { run } = (window as unknown as { axe: { run(root: string, options: object): Promise<AxeResults> } }).axe
      const { violations } = await run(root, { runOnly: only, resultTypes: ['violations'], preload: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
      )
    },
    [runOnly, within] as const,
  )
}

// @module-tag extended
import { expect, test } from 'vitest'
import { siteRules } from '#audit/rules/index.ts'
import type { SiteView } from '#audit/site/site-view.ts'
import { createChromium } from '#providers/chromium/create-chromium.ts'
import { findProgram } from '#providers/chromium/program.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'

const program = findProgram(process.env.CHROMIUM_PATH)
const URL_OF_PAGE = 'http://shop.example/'
const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Socks</title>
<main><h1>Socks</h1><div role="checkbox" tabindex="0" aria-label="Warm"></div>
<p style="font-size:9px;line-height:9px">${'<a href="/a">1</a> <a href="/b">2</a> '.repeat(9)}</p></main>`

/** Returns what a rule finds in a run of Lighthouse. */
function outcomeOf(id: string, lighthouse: SiteView['lighthouse']) {
  const view = { lighthouse, rendered: { unmeasured: 'Not here.' } } as SiteView
  return siteRules.find((rule) => rule.id === id)?.evaluate(view)
}

test.skipIf(!program)(
  'in Chromium, the checks of accessibility are made for the rules that need them, and only if asked for',
  async () => {
    await serving(
      (_request, response) => response.setHeader('content-type', 'text/html').end(PAGE),
      async (standIn) => {
        const { surroundings } = standInSurroundings({ names: { 'shop.example': ['93.184.216.34'] }, standIn })
        const { lighthouse } = createChromium({ surroundings, program })
        const measure = async (more: object) => {
          const run = await lighthouse({ url: URL_OF_PAGE, device: 'mobile', ...more })
          return { value: [{ url: URL_OF_PAGE, run }] }
        }
        const checked = await measure({ checksAccessibility: true })
        expect(outcomeOf('tap-targets-small', checked)).toMatchObject({ of: 1, found: [{ url: URL_OF_PAGE }] })
        const failed = outcomeOf('accessibility-check-failed', checked)
        expect(failed).toMatchObject({
          found: expect.arrayContaining([expect.objectContaining({ cause: 'aria-required-attr' })]),
        })
        const plain = await measure({})
        for (const id of ['tap-targets-small', 'accessibility-check-failed'])
          expect(outcomeOf(id, plain)).toMatchObject({ unmeasured: expect.any(String) })
      },
    )
  },
  // Chromium runs at the lowest priority, and other tests keep both cores busy.
  180_000,
)

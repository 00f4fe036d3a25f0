// @module-tag extended
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteRules } from '#audit/rules/index.ts'
import type { SiteView } from '#audit/site/site-view.ts'
import { fromBase64 } from '#engine/base64.ts'
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

/** Returns whether an RGB image has a pixel of about this color. */
const hasColor = (pixels: Uint8Array, color: number[]) =>
  Array.from({ length: pixels.length / 3 }, (_, at) => at * 3).some((at) =>
    color.every((value, of) => Math.abs((pixels[at + of] ?? 0) - value) < 40),
  )

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
        const small = outcomeOf('tap-targets-small', checked)
        expect(small).toMatchObject({ of: 1, found: [{ url: URL_OF_PAGE, spot: expect.any(String) }] })
        const [{ spot = '' } = {}] = small && 'found' in small ? small.found : []
        const image = sharp(fromBase64(checked.value[0]?.run.spots?.[spot] ?? ''))
        const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height]).toEqual([360, 200])
        // The frame around the element.
        expect(hasColor(data, [217, 58, 0])).toBe(true)
        expect(checked.value[0]?.run.report).not.toHaveProperty('fullPageScreenshot')
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

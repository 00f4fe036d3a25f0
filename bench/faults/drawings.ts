import { chromium, type Page } from 'playwright-core'
import { logoProblem, readLogo } from '#engine/svg/check-logo.ts'
import { chromiumFlags, fullBrowserProgram } from '#tests/support/browser.ts'
import { drawInBrowser, pixelsInBrowser } from '#tests/support/draw-in-browser.ts'
import { exportedLogos } from '#tests/support/exported-logos.ts'
import { hostileDrawings } from '#tests/support/hostile-drawings.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'

/** Each drawing is drawn this often; other programs of the machine make single turns slow. */
const TURNS = 5

/**
 * Measures how long hostile drawings that pass as logos keep Chromium busy, and whether logos of drawing programs
 * change (F6).
 */
export async function measureDrawings(): Promise<Measure[]> {
  const browser = await chromium.launch({ ...fullBrowserProgram(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const drawings = hostileDrawings()
    const drawn = drawings.filter(({ svg }) => logoProblem(svg) === undefined)
    const times: number[] = []
    for (const { svg } of drawn) times.push(await fastestOf(page, readLogo(svg).svg))
    const slowest = Math.max(...times)
    return [
      {
        what: 'F6 a hostile drawing that passes as a logo, drawn in Chromium, slowest',
        value: Math.round(slowest),
        unit: 'ms',
        limit: 200,
        better: 'less',
        note: `${drawn.length} of ${drawings.length} drawn, the others refused; slowest: ${drawn[times.indexOf(slowest)]?.name}`,
      },
      none(
        'F6 logos of drawing programs that look different in Chromium',
        await countChanged(page),
        'logos',
        `of ${Object.keys(exportedLogos).length}`,
      ),
    ]
  } finally {
    await browser.close()
  }
}

async function fastestOf(page: Page, svg: string) {
  const times: number[] = []
  // A browser keeps what it has drawn; a space after the drawing makes it another one.
  for (let turn = 0; turn < TURNS; turn++) times.push(await drawInBrowser(page, svg + ' '.repeat(turn)))
  return Math.min(...times)
}

async function countChanged(page: Page) {
  let changed = 0
  for (const source of Object.values(exportedLogos))
    if ((await pixelsInBrowser(page, source)) !== (await pixelsInBrowser(page, readLogo(source).svg))) changed++
  return changed
}

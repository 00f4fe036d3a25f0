// node scripts/generate/arial-widths.mjs: measures engine/text-width/arial.json on the canvas of Chromium, in the
// machine's Arial or Liberation Sans, which has the same advance widths. Units are 2048ths of the font size.
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findChromium } from '../start/chromium.mjs'

const root = new URL('../..', import.meta.url).pathname
const browser = await chromium.launch({ executablePath: findChromium(root), args: ['--headless', '--no-sandbox'] })
const page = await browser.newPage()
const table = await page.evaluate(() => {
  const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  const latin = [
    ...range(0x20, 0x7e),
    ...range(0xa0, 0x17f),
    '–',
    '—',
    '‘',
    '’',
    '‚',
    '“',
    '”',
    '„',
    '•',
    '…',
    '€',
    '™',
  ]
  const greek = range(0x386, 0x3ce)
  const cyrillic = range(0x400, 0x45f)
  const more = [...range(0x180, 0x24f), ...range(0x1e80, 0x1ef9), ...range(0x2010, 0x2044), ...range(0x20a0, 0x20bf)]
  const context = document.createElement('canvas').getContext('2d')
  const measure = (weight) => {
    context.font = `${weight} 2048px Arial, "Liberation Sans"`
    const width = (text) => Math.round(context.measureText(text).width)
    const single = new Map([...new Set([...latin, ...greek, ...cyrillic, ...more])].map((one) => [one, width(one)]))
    const widths = {}
    for (const [one, units] of single) widths[units] = (widths[units] ?? '') + one
    const kerning = {}
    const punctuation = latin.filter((one) => !/\p{L}/u.test(one))
    for (const set of [latin, [...greek, ...punctuation], [...cyrillic, ...punctuation]])
      for (const left of set)
        for (const right of set) {
          const units = width(left + right) - single.get(left) - single.get(right)
          if (units !== 0 && !(kerning[units] ?? '').includes(` ${left}${right}`))
            kerning[units] = `${kerning[units] ?? ''} ${left}${right}`
        }
    return {
      widths,
      kerning: Object.fromEntries(
        Object.entries(kerning).map(([units, pairs]) => [units, pairs.replace(/ (..)/gsu, '$1')]),
      ),
    }
  }
  return { regular: measure('normal'), bold: measure('bold') }
})
await browser.close()
writeFileSync(
  new URL('../../engine/text-width/arial.json', import.meta.url),
  `${JSON.stringify({ unitsPerEm: 2048, ...table })}\n`,
)

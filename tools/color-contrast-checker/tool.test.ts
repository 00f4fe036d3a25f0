import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import { contrastRatio } from '#engine/color/contrast.ts'
import { parseColor } from '#engine/color/parse-color.ts'
import { type Coords, deltaEOK } from '#engine/color/spaces.ts'
import type { Page } from '#engine/web/page.ts'
import type { RenderedPage } from '#engine/web/rendered.ts'
import { articlePage, badPages, PAGE_URL } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { apca } from './apca.ts'
import type { PageContrast } from './measure-page.ts'
import type { Pair } from './measure-pair.ts'
import { nearestPassing } from './nearest-passing.ts'
import { randomColor } from './random-color.ts'
import { tool } from './tool.ts'

const srgbOf = (text: string): Coords => {
  const color = parseColor(text)
  if ('error' in color) throw new Error(color.error)
  return color.srgb
}
const check = async (foreground: string, background: string) =>
  (await run(tool, { foreground, background })) as unknown as {
    data: Pair
    status: string
    summary: string
    failure?: { errors: Record<string, string> }
  }

test.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.4776],
  ['#767676', 'white', 4.5422],
  ['#ff0000', 'white', 3.9985],
  ['blue', 'white', 8.5925],
  ['#fff', '#fff', 1],
])('%s on %s has a contrast of %f', async (foreground, background, ratio) => {
  expect((await check(foreground, background)).data.ratio).toBeCloseTo(ratio, 3)
})

test('100 random pairs in every notation match colorjs.io to 1e-6', () => {
  for (let seed = 0; seed < 100; seed++) {
    const [one, other] = [randomColor(seed * 2), randomColor(seed * 2 + 1)]
    for (const text of [one, other]) {
      const wanted = new Color(text).to('srgb').coords as Coords
      for (const [at, value] of srgbOf(text).entries())
        expect(Math.abs(value - (wanted[at] ?? 0)), text).toBeLessThan(1e-6)
    }
    const [a, b] = [one, other].map((text) => {
      const [r = 0, g = 0, bl = 0] = new Color(text)
        .to('srgb-linear')
        .coords.map((value) => Math.min(1, Math.max(0, value ?? 0)))
      return 0.2126 * r + 0.7152 * g + 0.0722 * bl
    }) as [number, number]
    expect(contrastRatio(srgbOf(one), srgbOf(other))).toBeCloseTo((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), 6)
  }
})

test.each(['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d65', 'xyz-d50'])(
  'color(%s …) matches colorjs.io to 1e-6',
  (space) => {
    for (const values of ['1 0 0', '0.2 0.5 0.9', '0.01 0.02 0.03', '-0.1 1.1 0.5', '10% 60% 30%', 'none 0.4 1']) {
      const text = `color(${space} ${values} / 50%)`
      const wanted = new Color(text).to('srgb').coords.map((value) => value ?? 0)
      for (const [at, value] of srgbOf(text).entries())
        expect(Math.abs(value - (wanted[at] ?? 0)), text).toBeLessThan(1e-6)
      expect(parseColor(text)).toMatchObject({ alpha: 0.5, space: 'color' })
    }
  },
)

test('APCA matches colorjs.io', () => {
  for (const [text, ground] of [
    ['#000', '#fff'],
    ['#fff', '#000'],
    ['#888', '#fff'],
    ['#1c4736', '#f4f1e8'],
    ['#eee', '#fff'],
  ] as const)
    expect(apca(srgbOf(text), srgbOf(ground))).toBeCloseTo(new Color(ground).contrast(new Color(text), 'APCA'), 2)
})

test('the suggested color passes and is visibly the nearest one of its hue', { tags: 'extended' }, () => {
  for (const [text, ground, wanted] of [
    ['#7c8780', '#f4f1e8', 4.5],
    ['#ff6a2e', '#ffffff', 4.5],
    ['#336699', '#224466', 3],
    ['#ffff00', '#ffffff', 7],
  ] as const) {
    const found = nearestPassing(srgbOf(text), srgbOf(ground), wanted)
    expect(found?.ratio).toBeGreaterThanOrEqual(wanted)
    expect(contrastRatio(srgbOf(found?.hex ?? ''), srgbOf(ground))).toBeGreaterThanOrEqual(wanted)
    const own = new Color(text).to('oklch')
    for (let light = 0; light <= 1; light += 0.01)
      for (let share = 0; share <= 1; share += 0.05) {
        const other = new Color('oklch', [light, (own.coords[1] ?? 0) * share, own.coords[2]])
        const srgb = other.to('srgb').coords as Coords
        if (!other.inGamut('srgb') || contrastRatio(srgb, srgbOf(ground)) < wanted) continue
        expect(deltaEOK(srgb, srgbOf(text))).toBeGreaterThan((found?.deltaE ?? 9) - 0.004)
      }
  }
  expect(nearestPassing([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], 7)).toBeNull()
})

test('transparent text is blended with its background, and a wide-gamut color is clipped and reported', async () => {
  const half = await check('rgb(0 0 0 / 50%)', '#fff')
  expect(half.data.foreground.hex).toBe('#808080')
  const wide = await check('oklch(0.7 0.4 140)', 'black')
  expect(wide.data.foreground.isInSrgb).toBe(false)
  expect(JSON.stringify(wide)).toContain('outside-srgb')
})

test('gray stays gray in every simulation, and protanopia loses red', async () => {
  const { data } = await check('#808080', 'red')
  for (const { foreground } of data.vision) expect(new Color(foreground).to('oklch').coords[1] ?? 0).toBeLessThan(0.005)
  expect(data.vision[0]?.background).toBe('#6d5f00')
})

test.each([
  '',
  '#12',
  '#ggg',
  'bluish',
  'rgb(1 2)',
  'rgb(1,2,3,4,5)',
  'hsl(10px 5% 5%)',
  'lab(1, 2, 3)',
  'lab(50 1e999 0)',
  '(((((',
  '\0',
  'constructor',
  '1c4736',
])('“%s” is refused with a message', async (text) => {
  const { status, failure } = await check(text, '#fff')
  expect(status).toBe('failed')
  expect(failure?.errors.foreground).toMatch(/^\S.{15,}/s)
})

type Texts = NonNullable<RenderedPage['texts']>
const pieceOf = (color: string, background: string | null, more: Partial<Texts[number]> = {}): Texts[number] => ({
  text: 'Free returns',
  color,
  background,
  fontPx: 16,
  isBold: false,
  selector: 'main > p',
  ...more,
})
const checkPage = async (texts: Texts | undefined, page: Page = articlePage()) => {
  const asked: [string, unknown][] = []
  const envelope = await run(
    tool,
    { url: PAGE_URL },
    {
      gather: async (name, request) => {
        asked.push([name, request])
        return (name === 'page' ? page : { url: PAGE_URL, html: '', texts, fetchedAt: 0 }) as never
      },
    },
  )
  return { envelope, asked, data: envelope.data as PageContrast }
}

test('all text of a page has the ratios of its color pairs, grouped by pair', async () => {
  const { data, envelope, asked } = await checkPage([
    pieceOf('rgb(119, 119, 119)', 'rgb(255, 255, 255)'),
    pieceOf('#777777', 'white', { selector: 'footer > a' }),
    pieceOf('rgb(0 0 0 / 50%)', '#ffffff'),
    pieceOf('black', 'white'),
    pieceOf('white', null, { selector: '.hero h1' }),
  ])
  expect(asked.at(-1)).toEqual(['rendered', { url: PAGE_URL, width: 1440, measuresText: true }])
  for (const [at, color] of ['rgb(0 0 0 / 50%)', '#777', '#000'].entries())
    expect(data.pairs[at]?.ratio).toBe((await check(color, '#fff')).data.ratio)
  expect(data.pairs.map(({ foreground, count, passesAA }) => [foreground, count, passesAA])).toEqual([
    ['#808080', 1, false],
    ['#777777', 2, false],
    ['#000000', 1, true],
  ])
  expect(data.unknown).toEqual([{ text: 'Free returns', selector: '.hero h1' }])
  expect(envelope.summary).toBe(
    '3 of 4 texts have too little contrast, in 2 color pairs; 1 text on images or gradients could not be measured',
  )
  const gray = envelope.findings.find(({ title }) => title.startsWith('#777777'))
  expect(gray?.evidence).toContain('footer > a (16 px): Free returns')
  const [, hex = ''] = /color: (#\w+);/.exec(gray?.fix ?? '') ?? []
  expect((await check(hex, '#fff')).data.ratio).toBeGreaterThanOrEqual(4.5)
})

test.each([
  [{ fontPx: 24 }, true],
  [{ fontPx: 23.9 }, false],
  [{ fontPx: 18.67, isBold: true }, true],
  [{ fontPx: 18.6, isBold: true }, false],
])('text of %j needs 3:1 instead of 4.5:1: %s', async (more, passes) => {
  const { data } = await checkPage([pieceOf('#808080', 'white', more)])
  expect(data.pairs[0]).toMatchObject({ isLarge: passes, passesAA: passes })
})

test('a page whose texts are all on images has passed nothing', async () => {
  const { envelope } = await checkPage([pieceOf('white', null, { selector: '.hero h1' })])
  expect([envelope.status, envelope.findings.map(({ severity }) => severity)]).toEqual(['partial', ['notice']])
})

test('an unmeasured ratio is unknown, not zero', async () => {
  const { envelope } = await checkPage([pieceOf('white', null)])
  expect(envelope.report[0]).toMatchObject({
    metrics: [{ value: null }, { value: null }, { value: null }, { value: 1 }],
  })
})

test.each(badPages)('%s is refused before Chromium opens it', async (_, page, message) => {
  const { envelope, asked } = await checkPage([], page)
  expect(envelope.failure?.errors.url).toMatch(message)
  expect(asked.map(([name]) => name)).toEqual(['page'])
})

test.each([[undefined], [[]]])('a page without visible text is refused: %j', async (texts) => {
  expect((await checkPage(texts)).envelope.failure?.errors.url).toContain('shows no text')
})

import { contrastRatio, over, toHex } from '#engine/color/contrast.ts'
import { parseColor } from '#engine/color/parse-color.ts'
import type { RenderedPage } from '#engine/web/rendered.ts'
import { type Nearest, nearestPassing } from './nearest-passing.ts'

type PieceOfText = NonNullable<RenderedPage['texts']>[number]

/** All text of a page with the same two colors and the same requirement. */
export type TextPair = {
  foreground: string
  background: string
  ratio: number
  isLarge: boolean
  neededAA: number
  neededAAA: number
  passesAA: boolean
  passesAAA: boolean
  /** Pieces of text: elements with text of their own. */
  count: number
  samples: { text: string; selector: string; fontPx: number; isBold: boolean }[]
  /** For pairs that fail: the nearest text color of the same hue that passes; `null` if there is none. */
  nearest: Nearest | null
}

export type PageContrast = {
  url: string
  texts: number
  /** Failing pairs first, the lowest ratio first. */
  pairs: TextPair[]
  /** Pairs whose contrast is unknown: text on an image, on a gradient, or in a color that cannot be read. */
  unknown: Pick<PieceOfText, 'text' | 'selector'>[]
}

/** WCAG 2.2, “large scale”: 18 point, or 14 point bold, in CSS pixels of 0.75 point. */
const LARGE_PX = 24
const LARGE_BOLD_PX = 14 / 0.75
const AA = { normal: 4.5, large: 3 }
const AAA = { normal: 7, large: 4.5 }
const MAX_SAMPLES = 5
/** Maximum number of pairs for which a passing color is searched. */
const MAX_FIXES = 40

/** Returns the contrast of each pair of colors that the text of a page has (WCAG 2.2, 1.4.3 and 1.4.6). */
export function measurePage({ url, texts = [] }: Pick<RenderedPage, 'url' | 'texts'>): PageContrast {
  const pairs = new Map<string, TextPair>()
  const unknown: PageContrast['unknown'] = []
  for (const piece of texts) {
    const seen = colorsOf(piece)
    if (!seen) {
      unknown.push({ text: piece.text, selector: piece.selector })
      continue
    }
    const isLarge = piece.fontPx >= LARGE_PX || (piece.isBold && piece.fontPx >= LARGE_BOLD_PX)
    const key = `${toHex(seen.text)} ${toHex(seen.ground)} ${isLarge}`
    const pair = pairs.get(key) ?? pairOf(seen, isLarge)
    pair.count += 1
    const { text, selector, fontPx, isBold } = piece
    if (pair.samples.length < MAX_SAMPLES) pair.samples.push({ text, selector, fontPx, isBold })
    pairs.set(key, pair)
  }
  const sorted = [...pairs.values()].sort(
    (a, b) => Number(a.passesAA) - Number(b.passesAA) || a.ratio - b.ratio || b.count - a.count,
  )
  for (const pair of sorted.filter(({ passesAA }) => !passesAA).slice(0, MAX_FIXES)) {
    const colors = colorsOf({ color: pair.foreground, background: pair.background })
    if (colors) pair.nearest = nearestPassing(colors.text, colors.ground, pair.neededAA)
  }
  return { url, texts: texts.length, pairs: sorted, unknown }
}

type Colors = NonNullable<ReturnType<typeof colorsOf>>

/** Returns the two colors as displayed; undefined if one of them is unknown. */
function colorsOf({ color, background }: Pick<PieceOfText, 'color' | 'background'>) {
  if (background === null) return undefined
  const [front, back] = [parseColor(color), parseColor(background)]
  if ('error' in front || 'error' in back) return undefined
  const ground = over(back, [1, 1, 1])
  return { text: over(front, ground), ground }
}

function pairOf({ text, ground }: Colors, isLarge: boolean): TextPair {
  const ratio = contrastRatio(text, ground)
  const size = isLarge ? 'large' : 'normal'
  return {
    foreground: toHex(text),
    background: toHex(ground),
    ratio,
    isLarge,
    neededAA: AA[size],
    neededAAA: AAA[size],
    passesAA: ratio >= AA[size],
    passesAAA: ratio >= AAA[size],
    count: 0,
    samples: [],
    nearest: null,
  }
}

// The shapes of a cover: path data, and the elements that a drawing consists of.
import { escapeXml } from '../xml.ts'
import { tenth as f } from './series.ts'

/** `land` is what is counted, `far` what it is compared with, and `hit` the one to look at. */
export type Tone = 'land' | 'far' | 'hit'
export type Box = { x: number; y: number; w: number; h: number }

export const rect = (x: number, y: number, w: number, h: number) => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}z`
export const filled = (tone: Tone, d: string) => (d === '' ? '' : `<path class="${tone}" d="${d}"/>`)
export const stroked = (look: 'rule' | 'trace' | 'trace hit', d: string) => `<path class="${look}" d="${d}"/>`

/** Returns rows of squares as dashed lines, which are a tenth as long as the squares. */
export const dashed = (tone: Tone, d: string, side: number, step: number) =>
  d === ''
    ? ''
    : `<path class="dash ${tone}" d="${d}" stroke-width="${f(side)}" stroke-dasharray="${f(side)} ${f(step - side)}"/>`

type TextOptions = { size: number; end?: boolean; look?: 'label' | 'figure' }

/** Returns one line of text; `end` makes it end at `x`. */
export const text = (words: string, x: number, y: number, { size, end = false, look = 'label' }: TextOptions) =>
  `<text class="${end ? `${look} ends` : look}" x="${f(x)}" y="${f(y)}" font-size="${f(size)}">${escapeXml(words)}</text>`

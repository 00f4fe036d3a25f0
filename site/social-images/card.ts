import type { ArtOptions } from '#engine/art/art.ts'
import type { Palette } from './palette.ts'

/** The content of a social image. */
export type SocialCard = {
  brand: string
  title: string
  /** The kind of page: "Case study". */
  kicker: string
  /** Figures and facts, in one line: "58 free tools". */
  meta: string[]
  drawing: Drawing
  /** Default: the colors of the product. */
  palette?: Palette
  /** Takes the place of the symbol and the name. */
  logo?: MarkSvg
  /** Default: the rising line. */
  symbol?: MarkSvg
}

/** An SVG, and its width divided by its height. */
export type MarkSvg = { svg: string; ratio: number }

/** The part of a social image that differs between pages: the brand is the same on all. */
export type Card = Omit<SocialCard, 'brand' | 'palette' | 'logo' | 'symbol'>

export type Drawing =
  /** Art next to the text, or as a landscape below it. */
  | { kind: 'art'; art: ArtOptions; place: 'beside' | 'below'; ends?: End[] }
  /** An avatar. */
  | { kind: 'face'; name: string }
  /** Rows on one axis, each with its bars. One row may be highlighted. */
  | { kind: 'rows'; rows: Row[]; ticks: Tick[] }
  /** A square for each item, some of them marked. */
  | { kind: 'squares'; count: number; marked: number[] }

/** Start and end of each bar, from 0 to 1 on the axis. */
export type Row = { bars: { from: number; to: number }[]; isMarked?: boolean }
export type Tick = { at: number; label: string }
/** A figure at one end of a curve; `bottom` is in percent of the drawing's height. */
export type End = { side: 'left' | 'right'; figure: string; when: string; bottom: number; isOnLand: boolean }

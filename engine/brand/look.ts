import { createHash } from 'node:crypto'
import { Failure } from '../failures.ts'
import { readLogo } from '../svg/check-logo.ts'
import { deriveTones } from './derive-tones.ts'
import { defaultMoney, isMoneyFormat, type MoneyFormat } from './money.ts'
import { readColors } from './read-colors.ts'
import { defaultTones, type Tones } from './tones.ts'

type Text = string | null | undefined

/** What an editor sets, as the CMS stores it. */
export type StoredBrand = {
  name?: Text
  /** A shorter form of the name. */
  logoText?: Text
  logo?: { light?: Text; dark?: Text; symbol?: Text; ownSymbol?: Text } | null | undefined
  colors?: Readonly<Record<string, unknown>> | null | undefined
  numbers?: { currency?: Text; locale?: Text } | null | undefined
}

/** An SVG of the brand, ready to be shown. */
export type BrandSvg = {
  svg: string
  /** Hash of its content, so that a changed file has a new URL. */
  hash: string
  /** Width divided by height. */
  ratio: number
}

export type Symbol = { kind: 'line' | 'initial' } | { kind: 'own'; file: BrandSvg }

/** Everything that a brand determines about the look of the site. */
export type BrandLook = {
  name: string
  /** Short form of the name that fits into a header. */
  shortName: string
  tones: Tones
  /** False while the brand has the colors of the product. */
  hasOwnTones: boolean
  logo: BrandSvg | undefined
  darkLogo: BrandSvg | undefined
  symbol: Symbol
  money: MoneyFormat
}

const HASH_LENGTH = 16
/** A name longer than this takes two lines of a header. */
export const LONG_NAME = 18

/** Returns the look of a brand; defaults are those of the product. */
export function lookOf({ name, logoText, logo, colors, numbers }: StoredBrand): BrandLook {
  const tones = deriveTones(readColors(colors))
  const ownSymbol = logo?.symbol === 'own' ? svgOf(logo.ownSymbol) : undefined
  return {
    name: name ?? '',
    shortName: logoText || name || '',
    tones: tones ?? defaultTones,
    hasOwnTones: tones !== undefined,
    logo: svgOf(logo?.light),
    darkLogo: svgOf(logo?.dark),
    symbol: ownSymbol ? { kind: 'own', file: ownSymbol } : { kind: logo?.symbol === 'initial' ? 'initial' : 'line' },
    money: moneyFormat(numbers),
  }
}

function moneyFormat(numbers: StoredBrand['numbers']): MoneyFormat {
  const format = {
    locale: numbers?.locale || defaultMoney.locale,
    currency: numbers?.currency || defaultMoney.currency,
  }
  return isMoneyFormat(format) ? format : defaultMoney
}

/** Returns the path of a file of the brand. The content at a path never changes. */
export const brandFilePath = ({ hash }: BrandSvg, extension: 'svg' | 'png'): string =>
  `/brand-files/${hash}.${extension}`

/** Cache of the brand's files, because reading one takes longer than rendering a page from the cache. */
const known = new Map<string, BrandSvg | undefined>()
const MAX_KNOWN = 12

function svgOf(source: Text): BrandSvg | undefined {
  if (!source) return undefined
  if (!known.has(source)) {
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(source, readSvg(source))
  }
  return known.get(source)
}

/**
 * Reads a stored SVG. It is checked again, because it may have been stored before today's rules or without the back
 * office.
 */
function readSvg(source: string): BrandSvg | undefined {
  try {
    const { svg, ratio } = readLogo(source)
    return { svg, ratio, hash: createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH) }
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

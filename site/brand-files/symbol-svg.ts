import type { BrandLook } from '#engine/brand/look.ts'
import type { Tone, Tones } from '#engine/brand/tones.ts'
import { letterPath } from './letter-path.ts'

/** Edge of the drawing; the icons have all sizes. */
const EDGE = 32
/** Share of the edge that a brand's own symbol takes if it has a background. */
const OWN_SHARE = 0.75
const CAP_HEIGHT = 18

type Shape = {
  /** Part of the edge that the symbol may take, for masks that cut off the corners. */
  share?: number
  /** Whether the symbol has a background in the color of the page. Without it, a brand's own symbol is transparent. */
  hasGround?: boolean
}

/** Returns the square icon of a brand as SVG. The product's rising line has the colors of the light theme. */
export async function symbolSvg(look: BrandLook, { share = 1, hasGround = true }: Shape = {}): Promise<string> {
  const { symbol, tones } = look
  const [ground, drawing] =
    symbol.kind === 'own'
      ? [
          hasGround ? light(tones['color-paper']) : undefined,
          ownSymbol(symbol.file, hasGround ? OWN_SHARE * share : share),
        ]
      : symbol.kind === 'initial'
        ? [light(tones['color-action']), scaled(await initial(look), share)]
        : [light(tones['color-paper']), scaled(risingLine(tones), share)]
  const rect = ground ? `<rect width="${EDGE}" height="${EDGE}" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">${rect}${drawing}</svg>`
}

const light = ([color]: Tone) => color

function risingLine(tones: Tones) {
  const [ink, signal] = [light(tones['color-ink']), light(tones['color-signal'])]
  return (
    `<path d="M3 22H15" fill="none" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M14.500 22L25 11.500" fill="none" stroke="${signal}" stroke-width="3"/>` +
    `<circle cx="26" cy="10" r="3.500" fill="${signal}"/>`
  )
}

async function initial({ name, tones }: BrandLook) {
  const path = await letterPath([...name][0] ?? '', { edge: EDGE, capHeight: CAP_HEIGHT })
  return `<path d="${path}" fill="${light(tones['color-on-action'])}"/>`
}

function scaled(drawing: string, share: number) {
  const offset = (EDGE * (1 - share)) / 2
  return share === 1 ? drawing : `<g transform="translate(${offset} ${offset}) scale(${share})">${drawing}</g>`
}

/** The symbol is an image inside the icon, where it can neither run nor load anything, and keeps its own styles. */
function ownSymbol({ svg, ratio }: { svg: string; ratio: number }, share: number) {
  const [width, height] = ratio > 1 ? [EDGE * share, (EDGE * share) / ratio] : [EDGE * share * ratio, EDGE * share]
  const data = Buffer.from(svg).toString('base64')
  return `<image x="${(EDGE - width) / 2}" y="${(EDGE - height) / 2}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}"/>`
}

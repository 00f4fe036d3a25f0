import { type ArtKind, drawArt, type Weather, weathers } from '#engine/art/art.ts'
import type { SeedPost } from './posts.ts'

const WIDTH = 1600
const HEIGHT = 1000

/**
 * Returns the cover of a post: the kind of chart that fits its subject, generated from its slug. The page renders it
 * again as SVG, which follows the theme; the stored PNG serves clients that request the image itself.
 * @param index place in the list, newest first: neighbors never have the same weather
 */
export async function coverOf({ art: kind, slug, title }: SeedPost, index: number) {
  const weather = weathers[(index * 3) % weathers.length] ?? 'dawn'
  const art = { kind: kind as ArtKind, seed: slug, weather }
  const bytes = await toPng(drawArt({ ...art, w: WIDTH, h: HEIGHT }), weather)
  return {
    alt: `Cover of "${title}"`,
    art,
    file: { data: bytes, mimetype: 'image/png', name: `${slug}.png`, size: bytes.length },
  }
}

/** The light palette of the design's landscapes; a file cannot follow a theme. */
const skies: Record<Weather, { sky: string; far: string; land: string }> = {
  dawn: { sky: '#F0DFB4', far: '#C9BE8C', land: '#1B4836' },
  noon: { sky: '#D5E3D6', far: '#9DBFA5', land: '#185C41' },
  dusk: { sky: '#F2A67C', far: '#B2583A', land: '#10201A' },
  night: { sky: '#10201A', far: '#1F3A30', land: '#154D38' },
}
const RIDGE = '#F04B08'
const GRAIN = '#E3BE68'

async function toPng(svg: string, weather: Weather) {
  const { sky, far, land } = skies[weather]
  const style = `<style>.sky{fill:${sky}}.far{fill:${far}}.land{fill:${land}}.hit{fill:${RIDGE}}.ridge{fill:none;stroke:${RIDGE};stroke-width:8;stroke-linejoin:round}.furrow{stroke:${sky};stroke-width:2;opacity:.34}.wire{fill:none;stroke:${GRAIN};stroke-width:3;opacity:.5}.wire.hot{stroke:${RIDGE};stroke-width:8;opacity:1}.node{fill:${GRAIN}}.node.hot{fill:${RIDGE}}.rule{stroke:${land};stroke-width:2;opacity:.22}</style>`
  const file = svg
    .replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" `)
    .replace('>', `>${style}`)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(file)).png().toBuffer()
}

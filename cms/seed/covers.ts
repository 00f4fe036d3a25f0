import { drawArt, type Weather, weathers } from '#engine/art/art.ts'
import { type CoverData, describeCover } from '#engine/art/cover-data.ts'
import type { StoredArt } from '#engine/art/options.ts'
import type { SeedPost } from './posts.ts'

type DrawnPost = SeedPost & { cover: CoverData }

/** Returns whether a post has a cover drawn from its numbers, rather than a picture. */
export const isDrawn = (post: SeedPost): post is DrawnPost => post.cover !== undefined

const WIDTH = 1600
const HEIGHT = 1000

/**
 * Returns the cover of a post, drawn from the numbers in its front matter. The page renders it again as SVG, which
 * follows the theme; the stored PNG, which has no text, serves clients that request the image itself.
 * @param index place in the list of drawn posts, newest first: neighbors never have the same weather
 */
export async function coverOf(post: DrawnPost, index: number) {
  const weather = weathers[(index * 3) % weathers.length] ?? 'dawn'
  const art: StoredArt = { kind: 'cover', weather, cover: post.cover }
  const bytes = await toPng(drawArt({ ...art, w: WIDTH, h: HEIGHT, isPlain: true }), weather)
  return {
    alt: describeCover(post.cover),
    art,
    file: { data: bytes, mimetype: 'image/png', name: `${post.slug}.png`, size: bytes.length },
  }
}

/** The light palette of the design's landscapes; a file cannot follow a theme. */
const skies: Record<Weather, { sky: string; far: string; land: string }> = {
  dawn: { sky: '#F0DFB4', far: '#C9BE8C', land: '#1B4836' },
  noon: { sky: '#D5E3D6', far: '#9DBFA5', land: '#185C41' },
  dusk: { sky: '#F2A67C', far: '#B2583A', land: '#10201A' },
  night: { sky: '#10201A', far: '#185C41', land: '#E3BE68' },
}
const RIDGE = '#F04B08'

async function toPng(svg: string, weather: Weather) {
  const { sky, far, land } = skies[weather]
  const style = `<style>.sky{fill:${sky}}.far{fill:${far}}.land{fill:${land}}.hit{fill:${RIDGE}}.ridge{fill:none;stroke:${RIDGE};stroke-width:8;stroke-linejoin:round}.rule,.trace{fill:none;stroke:${land};stroke-width:3}.trace.hit{stroke:${RIDGE}}.dash{fill:none;stroke:${land}}.dash.far{stroke:${far}}.dash.hit{stroke:${RIDGE}}</style>`
  const file = svg
    .replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" `)
    .replace('>', `>${style}`)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(file)).png().toBuffer()
}

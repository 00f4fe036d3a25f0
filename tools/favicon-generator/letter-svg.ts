/** Shape of the background, as the corner radius of a 512 pixel square; `none` has no background. */
export type Shape = 'square' | 'rounded' | 'circle' | 'none'

const radius: Record<Shape, number> = { square: 0, rounded: 96, circle: 256, none: 0 }

/**
 * Returns one or two letters or an emoji on a background, as an SVG of 512 × 512. The letters are text, so the viewer's
 * font renders them.
 */
export function letterSvg(
  letters: string,
  { ink, ground, shape }: { ink: string; ground: string; shape: Shape },
): string {
  const count = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(letters)].length
  const size = count === 1 ? 360 : count === 2 ? 260 : 180
  const escaped = letters.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const rect = shape === 'none' ? '' : `<rect width="512" height="512" rx="${radius[shape]}" fill="${ground}"/>`
  const text = letters
    ? `<text x="256" y="${Math.round(256 + size * 0.35)}" font-family="Arial, Helvetica, 'Liberation Sans', 'DejaVu Sans', 'Noto Color Emoji', sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${escaped}</text>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${rect}${text}</svg>\n`
}

import { type ArtOptions, composeArt } from '#engine/art/art.ts'
import { composeAvatar } from '#engine/art/avatar-art.ts'
import type { Drawing, Row } from './card.ts'
import { artRules, type Palette } from './palette.ts'

type Box = { width: number; height: number }

/** Returns a drawing as an SVG that needs no stylesheet. */
export function drawingSvg(drawing: Drawing, box: Box, palette: Palette): string {
  switch (drawing.kind) {
    case 'art':
      return landscape(plainArt(drawing.art, box), box, palette)
    case 'face':
      return landscape(composeAvatar(drawing.name), box, palette)
    case 'rows':
      return svg(rowsBody(drawing.rows, box, palette), box)
    case 'squares':
      return svg(squaresBody(drawing, box, palette), box)
  }
}

/** Returns art without text, because these images have their own. Covers at night have colors of their own. */
function plainArt(art: ArtOptions, { width, height }: Box) {
  const frame = { w: width, h: height, title: undefined }
  if (art.kind === 'ridge') return composeArt({ ...art, ...frame })
  return composeArt({ ...art, ...frame, weather: art.weather === 'night' ? 'dawn' : art.weather, isPlain: true })
}

type Art = { className: string; viewBox: string; body: string }

function landscape({ className, viewBox, body }: Art, box: Box, palette: Palette) {
  const weather = /w-(dawn|noon|dusk|night)/.exec(className)?.[1] as 'dawn' | undefined
  return svg(`<style>${artRules(weather ?? 'dawn', palette)}</style>${body}`, box, viewBox)
}

const svg = (body: string, { width, height }: Box, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${body}</svg>`

const THICKEST_BAR = 52
const THINNEST_BAR = 1.5
/** Maximum number of rows with a line each; more lines would merge into gray. */
const MAX_RULES = 12
const MAX_SQUARE_SIZE = 72

function rowsBody(rows: Row[], { width, height }: Box, palette: Palette) {
  const step = Math.min(height / rows.length, THICKEST_BAR * 1.6)
  const bar = Math.max(THINNEST_BAR, Math.min(THICKEST_BAR, step * 0.62))
  // The labels are on the axis below the rows.
  const top = height - step * rows.length
  return rows
    .map(({ bars, isMarked }, i) => {
      const y = top + i * step + (step - bar) / 2
      const fill = isMarked ? palette['color-signal'] : palette['color-data']
      const rule =
        rows.length > MAX_RULES
          ? ''
          : `<path d="M0 ${y + bar / 2}H${width}" stroke="${palette['color-line']}" stroke-width="1"/>`
      const pieces = bars.map(({ from, to }) => {
        const long = Math.max((to - from) * width, bar)
        const x = Math.min(from * width, width - long)
        return `<rect x="${x}" y="${y}" width="${long}" height="${bar}" fill="${fill}"/>`
      })
      return rule + pieces.join('')
    })
    .join('')
}

type Squares = { count: number; marked: number[] }

function squaresBody({ count, marked }: Squares, { width, height }: Box, palette: Palette) {
  const { step, columns } = gridOf(count, { width, height })
  const side = step * 0.72
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, i) => {
    const x = (i % columns) * step
    // The squares are on the line below them.
    const y = height - (rows - Math.floor(i / columns)) * step + (step - side)
    const fill = marked.includes(i) ? palette['color-signal'] : palette['color-data']
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}"/>`
  }).join('')
}

/** Returns the grid with the largest squares. Every row but the last is full. */
function gridOf(count: number, { width, height }: Box) {
  const grids = [1, 2, 3, 4, 5, 6].map((rows) => {
    const columns = Math.max(1, Math.ceil(count / rows))
    return { columns, step: Math.min(width / columns, height / rows, MAX_SQUARE_SIZE) }
  })
  return grids.reduce((best, grid) => (grid.step > best.step ? grid : best))
}

import { escapeXml } from '#engine/xml.ts'

/** Illustrations of work for a client, in the four weathers of the art. `next` returns numbers from 0 to 1. */
export type Drawing = { weather: 'dawn' | 'noon' | 'dusk' | 'night'; width: number; height: number; body: string }
export type Brief = { title: string; client: string; mark: string; next: () => number }
export type Motif = keyof typeof motifs

export const motifs = {
  sign: ({ mark }: Brief): Drawing => ({
    weather: 'noon',
    width: 400,
    height: 500,
    body: sky(400, 500) + signed('ln', mark, 'translate(62 108) scale(12.4)', 1.9),
  }),
  shop: ({ client, mark, next }: Brief): Drawing => {
    const cut = Math.round(220 + next() * 60)
    return {
      weather: 'night',
      width: 640,
      height: 420,
      body:
        sky(640, 420) +
        box('chalk', 60, 56, 520, 364) +
        line('dark-ln', 'M60 92H580') +
        signed('dark-ln', mark, 'translate(76 63) scale(.95)', 2.4) +
        text('on-chalk', 108, 80, 15, client) +
        text('on-chalk', 78, 150, 46, 'Sharp for nine') +
        text('on-chalk', 78, 194, 46, 'years.') +
        line('land', `M78 250H${78 + cut}L${120 + cut} 262L${78 + cut} 272H78Z`) +
        box('dark', 424, 250, 132, 22) +
        box('hit', 424, 306, 116, 34) +
        line('dark-ln', 'M60 372H580M190 372V420M320 372V420M450 372V420'),
    }
  },
  labels: ({ mark, next }: Brief): Drawing => ({
    weather: 'dusk',
    width: 480,
    height: 480,
    body:
      sky(480, 480) +
      box('land', 0, 330, 480, 150) +
      text('on', 34, 300, 250, String(2 + Math.floor(next() * 8)), -14) +
      text('on', 196, 300, 84, 'kg', -3) +
      text('on-land', 38, 384, 27, 'Salmon, oats, nothing else') +
      signed('chalk-ln', mark, 'translate(398 404) scale(1.9)', 2.4),
  }),
  checkout: (): Drawing => {
    const screen = (x: number, inner: string) =>
      group(`translate(${x} 66)`, box('paper', 0, 0, 132, 268) + line('ln thin', 'M0 0H132V268H0ZM0 30H132') + inner)
    const button = box('hit', 14, 222, 104, 30)
    return {
      weather: 'dawn',
      width: 600,
      height: 400,
      body:
        sky(600, 400) +
        screen(
          54,
          box('land', 14, 50, 46, 46) +
            box('far', 70, 54, 48, 8) +
            box('far', 70, 70, 30, 8) +
            box('land', 14, 112, 46, 46) +
            box('far', 70, 116, 40, 8) +
            button,
        ) +
        screen(234, box('far', 14, 50, 104, 24) + box('far', 14, 84, 104, 24) + box('far', 14, 118, 60, 24) + button) +
        screen(414, line('ln', 'M38 140L58 162L98 112', 7) + box('far', 34, 196, 64, 8)) +
        line('ln thin', 'M192 200H228M220 192L228 200L220 208M372 200H408M400 192L408 200L400 208'),
    }
  },
  posters: ({ client, mark, next }: Brief): Drawing => {
    const turn = Math.round(240 + next() * 80)
    return {
      weather: 'night',
      width: 420,
      height: 560,
      body:
        sky(420, 560) +
        box('land', 0, 420, 420, 140) +
        line('hot-ln', `M0 420H${turn}L420 ${turn}`, 5) +
        text('chalk-t', 32, 120, 86, 'Sleep', -4) +
        text('chalk-t', 32, 200, 86, 'is flat.', -4) +
        signed('chalk-ln', mark, 'translate(30 476) scale(1.9)', 2.4) +
        text('chalk-t', 88, 511, 26, client),
    }
  },
  widths: ({ mark }: Brief): Drawing => ({
    weather: 'noon',
    width: 640,
    height: 400,
    body:
      sky(640, 400) +
      line('ln thin', 'M40 340V96H600V340M40 340V160H339V340M40 340V210H164V340') +
      box('land', 40, 300, 124, 40) +
      box('hit', 40, 210, 124, 14) +
      text('on mono-t', 168, 334, 15, '320') +
      text('on mono-t', 343, 334, 15, '768') +
      text('on mono-t', 532, 90, 15, '1440 px') +
      line('ln', 'M0 340H640', 2) +
      signed('ln', mark, 'translate(40 30) scale(1.9)', 2.4),
  }),
  guides: ({ next }: Brief): Drawing => {
    const kilobytes = 120 + Math.round(next() * 12) * 10
    const side = Math.round(420 * Math.sqrt(kilobytes / 2400))
    return {
      weather: 'dawn',
      width: 480,
      height: 480,
      body:
        sky(480, 480) +
        box('land', 30, 30, 420, 420) +
        box('hit', 30, 450 - side, side, side) +
        text('on-land', 52, 84, 38, '2.4 MB') +
        text('on-land', 44 + side, 436, 24, `${kilobytes} kB`),
    }
  },
  table: ({ mark, next }: Brief): Drawing => {
    const chosen = Math.floor(next() * 3)
    const rows = [0, 1, 2].map((row) => {
      const y = 86 + row * 96
      return (
        line('ln thin', `M52 ${y}H248V${y + 80}H52Z`) +
        line('ln', `M72 ${y + 30}H168M84 ${y + 30}V${y + 60}M156 ${y + 30}V${y + 60}`, 3) +
        box(row === chosen ? 'hit' : 'far', 202, y + 24, 32, 32)
      )
    })
    return {
      weather: 'dusk',
      width: 420,
      height: 460,
      body:
        sky(420, 460) +
        box('paper', 36, 30, 228, 400) +
        line('ln', 'M36 30H264V430H36Z', 3) +
        signed('ln', mark, 'translate(52 42) scale(1.2)', 2.4) +
        rows.join('') +
        box('land', 52, 378, 196, 34) +
        line('ln', `M420 430C350 420 300 ${300 + chosen * 20} 226 ${128 + chosen * 96}`, 3),
    }
  },
  name: ({ client, mark }: Brief): Drawing => ({
    weather: 'night',
    width: 420,
    height: 520,
    body:
      sky(420, 520) +
      text('chalk-t', 18, 330, 300, client.slice(0, 2), -16) +
      line('hot-ln', 'M0 335H420', 4) +
      text('chalk-t', 32, 420, 30, `${client}, one weight,`) +
      text('chalk-t', 32, 458, 30, 'nine teeth wide.') +
      signed('chalk-ln', mark, 'translate(348 34) scale(1.9)', 2.4),
  }),
}

/**
 * Returns the motifs of a service.
 * @example motifsOf('Branding') // ['sign', 'name']
 */
export function motifsOf(service: string): Motif[] {
  const ofService: Record<string, Motif[]> = {
    Branding: ['sign', 'name'],
    'Graphic Design': ['labels', 'posters'],
    'Web Design': ['shop'],
    'UX/UI Design': ['checkout', 'table'],
    'Responsive Design': ['widths'],
    'Image Optimization': ['guides'],
  }
  return ofService[service] ?? ['sign']
}

const sky = (width: number, height: number) => box('sky', 0, 0, width, height)
const box = (look: string, x: number, y: number, width: number, height: number) =>
  `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
const line = (look: string, d: string, width?: number) =>
  `<path class="${look}" d="${d}"${width ? ` stroke-width="${width}"` : ''}/>`
const group = (transform: string, inner: string) => `<g transform="${transform}">${inner}</g>`
const text = (look: string, x: number, y: number, size: number, words: string, spacing?: number) =>
  `<text class="${look}" x="${x}" y="${y}" font-size="${size}"${spacing ? ` letter-spacing="${spacing}"` : ''}>${escapeXml(words)}</text>`

/** Renders the client's logo, a path in a box of 22 × 24. Everything except path data is left out. */
const signed = (look: string, mark: string, transform: string, width: number) =>
  /^[\d\s.,a-z-]*$/i.test(mark) ? group(transform, line(look, mark, width)) : ''

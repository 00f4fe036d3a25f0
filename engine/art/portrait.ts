// Drawn portraits: flat, without features, like the landscapes of engine/art/art.ts. Data in, SVG text out.

export type Hair = 'short' | 'crop' | 'curls' | 'bob' | 'long' | 'bun' | 'waves' | 'tied' | 'bald'

/** How a person is drawn. `light` is the time of day. */
export type PortraitLook = {
  hair: Hair
  light: keyof typeof lights
  glasses?: boolean
  beard?: boolean
  collar?: 'shirt' | 'scarf' | 'round'
  /** Mirrors the scene, so that neighbors look at each other. */
  mirrored?: boolean
}

type Light = { sky: string; far: string; land: string; sun: string; face: string; shade: string; cloth: string }

/** The light palette of the design's landscapes; a file cannot follow a theme. */
const lights = {
  dawn: {
    sky: '#F0DFB4',
    far: '#C9BE8C',
    land: '#1B4836',
    sun: '#F04B08',
    face: '#E3BE68',
    shade: '#C79A45',
    cloth: '#F4F1E8',
  },
  noon: {
    sky: '#D5E3D6',
    far: '#9DBFA5',
    land: '#185C41',
    sun: '#E3BE68',
    face: '#F2A67C',
    shade: '#D98557',
    cloth: '#F4F1E8',
  },
  dusk: {
    sky: '#F2A67C',
    far: '#B2583A',
    land: '#10201A',
    sun: '#F4F1E8',
    face: '#E3BE68',
    shade: '#C79A45',
    cloth: '#F04B08',
  },
  night: {
    sky: '#10201A',
    far: '#1F3A30',
    land: '#154D38',
    sun: '#F4F1E8',
    face: '#E3BE68',
    shade: '#C79A45',
    cloth: '#F0DFB4',
  },
} satisfies Record<string, Light>

export const PORTRAIT_SIZE = 400

/** Returns a portrait as SVG text, a square of `PORTRAIT_SIZE` units. */
export function drawPortrait({ hair, light, glasses, beard, collar = 'round', mirrored }: PortraitLook): string {
  const colors = lights[light]
  const [behind, front] = hairs[hair]
  const scene = [
    rect(colors.sky),
    `<circle cx="292" cy="118" r="82" fill="${colors.sun}"/>`,
    fill(colors.far, 'M0 262L118 214L258 262L400 226V400H0Z'),
    behind && fill(colors.land, behind),
    fill(colors.shade, 'M164 232H236V300L200 330L164 300Z'),
    fill(colors.land, 'M22 400C26 338 74 306 160 288L200 326L240 288C326 306 374 338 378 400Z'),
    fill(colors.cloth, collars[collar]),
    `<ellipse cx="200" cy="184" rx="62" ry="78" fill="${colors.face}"/>`,
    // The side of the face away from the sun.
    fill(colors.shade, 'M200 106A62 78 0 0 0 200 262C178 236 170 150 200 106Z'),
    beard
      ? fill(
          colors.land,
          'M138 192C144 224 162 232 200 226C238 232 256 224 262 192C263 238 238 272 200 272C162 272 137 238 138 192Z',
        )
      : '',
    front && fill(colors.land, front),
    glasses
      ? `<path d="M150 180H188V204H150ZM212 180H250V204H212ZM188 188H212M138 184H150M250 184H262" fill="none" stroke="${colors.land}" stroke-width="7" stroke-linejoin="round"/>`
      : '',
  ].join('')
  const body = mirrored ? `<g transform="matrix(-1 0 0 1 ${PORTRAIT_SIZE} 0)">${scene}</g>` : scene
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTRAIT_SIZE} ${PORTRAIT_SIZE}" width="${PORTRAIT_SIZE}" height="${PORTRAIT_SIZE}">${body}</svg>`
}

/** Hair behind the head, and hair in front of it. */
const hairs: Record<Hair, [behind: string, front: string]> = {
  bald: ['', ''],
  short: [
    '',
    'M134 184C122 118 152 84 206 86C262 88 282 128 264 184C260 160 252 146 236 138C204 146 172 142 156 134C144 148 138 162 134 184Z',
  ],
  crop: ['', 'M136 172C130 118 158 94 200 94C244 94 270 120 264 172C256 142 240 128 200 128C160 128 144 142 136 172Z'],
  curls: [
    'M200 66C220 58 242 66 250 82C272 84 286 104 282 124C298 140 296 166 280 176C280 196 266 208 250 206H150C134 208 120 196 120 176C104 166 102 140 118 124C114 104 128 84 150 82C158 66 180 58 200 66Z',
    'M138 166C132 128 160 100 200 100C240 100 268 128 262 166C252 152 250 138 236 140C224 126 210 140 200 130C188 142 176 126 164 140C150 138 148 152 138 166Z',
  ],
  bob: [
    'M200 82C268 82 292 128 288 190C286 226 286 248 276 266H124C114 248 114 226 112 190C108 128 132 82 200 82Z',
    'M134 190C128 124 158 96 200 96C242 96 272 124 266 190C258 168 250 152 240 146C204 152 176 144 166 132C156 150 142 164 134 190Z',
  ],
  long: [
    'M200 80C270 80 294 130 290 196C288 256 302 300 310 338H90C98 300 112 256 110 196C106 130 130 80 200 80Z',
    'M136 196C126 130 154 94 200 94C246 94 274 130 264 196C258 164 238 136 200 116C162 136 142 164 136 196Z',
  ],
  bun: [
    'M200 34A36 34 0 0 1 236 68A36 34 0 0 1 164 68A36 34 0 0 1 200 34ZM134 184V150C140 110 260 110 266 150V184Z',
    'M134 188C124 124 154 90 200 90C246 90 276 124 266 188C260 152 240 134 200 132C160 134 140 152 134 188Z',
  ],
  waves: [
    'M200 80C262 76 296 122 288 172C284 200 300 220 290 250C300 280 280 300 262 296H138C120 300 100 280 110 250C100 220 116 200 112 172C104 122 138 76 200 80Z',
    'M134 192C122 122 156 92 204 94C250 96 276 126 266 192C262 168 256 158 244 150C232 130 206 132 184 122C172 146 146 152 134 192Z',
  ],
  tied: [
    'M252 116C300 124 318 168 300 218C294 240 300 256 290 274C272 262 266 232 268 204C270 176 262 150 244 138Z',
    'M134 186C124 122 156 90 202 90C248 90 276 124 266 182C258 150 240 134 196 124C168 136 144 150 134 186Z',
  ],
}

const collars = {
  round: 'M152 290C168 326 232 326 248 290L258 293C244 344 156 344 142 293Z',
  shirt: 'M156 286L200 330L180 366L136 296ZM244 286L200 330L220 366L264 296Z',
  scarf: 'M146 276C176 298 224 298 254 276L268 300C236 334 164 334 132 300ZM214 316L250 306L262 384H222Z',
}

const rect = (color: string) => `<path d="M0 0H${PORTRAIT_SIZE}V${PORTRAIT_SIZE}H0Z" fill="${color}"/>`
const fill = (color: string, d: string) => `<path d="${d}" fill="${color}"/>`

import { crc32, deflateSync } from 'node:zlib'

type HostileDrawing = { name: string; svg: string }

/**
 * Strengths from harmless to extreme: each trick is rendered at ten strengths, so some are at the limit of what is
 * allowed.
 */
const STRENGTHS = 10

/** Returns drawings that are small as files and made to keep a browser busy, ten of each trick. */
export function hostileDrawings(): HostileDrawing[] {
  return Object.entries(tricks).flatMap(([trick, draw]) =>
    Array.from({ length: STRENGTHS }, (_, strength) => ({
      name: `${trick}, strength ${strength + 1}`,
      svg: svg(draw(strength)),
    })),
  )
}

const svg = (inside: string) =>
  inside.startsWith('<svg') || inside.startsWith('<!')
    ? inside
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`
const times = (count: number, one: (index: number) => string) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => one(index)).join('')
/** Returns a value that doubles, or grows otherwise, from one strength to the next. */
const grown = (from: number, strength: number, factor = 2) => Math.round(from * factor ** strength)
const box = 'width="100" height="100"'

/** Groups that repeat the one before them: `fan` to the power of `levels` shapes in the end. */
const repeated = (levels: number, fan: number, shape: string) =>
  `<g id="l0">${shape}</g>${times(levels, (level) => `<g id="l${level + 1}">${times(fan, () => `<use href="#l${level}"/>`)}</g>`)}`

const tricks: Record<string, (strength: number) => string> = {
  'repetitions of repetitions': (n) => `<defs>${repeated(n, 10, '<path d="M0 0h9v9z"/>')}</defs><use href="#l${n}"/>`,
  'repetitions that are never shown': (n) => `<defs>${repeated(n + 1, 6, '<circle r="9"/>')}</defs><rect ${box}/>`,
  'repetitions that are hidden': (n) => `<g display="none">${repeated(n + 2, 4, '<circle r="9"/>')}</g>`,
  'patterns in patterns': (n) =>
    `<defs>${times(n + 1, (level) => `<pattern id="p${level}" width="10%" height="10%" viewBox="0 0 10 10">${times(6, (x) => `<rect x="${x}" width="9" height="9" fill="${level ? `url(#p${level - 1})` : 'red'}"/>`)}</pattern>`)}</defs><rect ${box} fill="url(#p${n})"/>`,
  'patterns of large tiles': (n) =>
    `<pattern id="p" width="1" height="1"><circle cx="50" cy="50" r="40"/></pattern>${times(grown(1, n), (at) => `<rect x="${-40_000 + at}" width="90000" height="90000" fill="url(#p)"/>`)}`,
  'patterns of tiny tiles': (n) =>
    `<pattern id="p" width="${10 / 4 ** n}" height="${10 / 4 ** n}" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>${times(grown(1, n), () => `<rect ${box} fill="url(#p)"/>`)}`,
  'masks in masks': (n) =>
    `<defs>${times(n + 1, (level) => `<mask id="m${level}">${times(4, () => `<rect ${box} fill="#fff" ${level ? `mask="url(#m${level - 1})"` : ''}/>`)}</mask>`)}</defs><rect ${box} mask="url(#m${n})"/>`,
  'many masks': (n) =>
    `<mask id="m"><rect ${box} fill="#fff"/></mask>${times(grown(2, n), () => `<rect ${box} mask="url(#m)"/>`)}`,
  'clip paths in clip paths': (n) =>
    `<defs>${times(n + 1, (level) => `<clipPath id="c${level}" ${level ? `clip-path="url(#c${level - 1})"` : ''}>${times(5, () => `<text y="50" ${level ? `clip-path="url(#c${level - 1})"` : ''}>clip</text>`)}</clipPath>`)}</defs><rect ${box} clip-path="url(#c${n})"/>`,
  'a filter whose effects feed each other': (n) =>
    `<filter id="f">${times(n * 4 + 1, (at) => `<feBlend in="${at ? `r${at - 1}` : 'SourceGraphic'}" in2="${at ? `r${at - 1}` : 'SourceGraphic'}" result="r${at}"/>`)}</filter><rect ${box} filter="url(#f)"/>`,
  'a filter of a large blur': (n) =>
    `<filter id="f" x="-9" y="-9" width="20" height="20"><feGaussianBlur stdDeviation="${grown(2, n)}"/></filter>${times(n * 4 + 1, () => `<rect ${box} filter="url(#f)"/>`)}`,
  'a blur that a transform enlarges': (n) =>
    `<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><g transform="scale(${grown(1, n, 3)})">${times(20, () => '<rect width="1" height="1" filter="url(#f)"/>')}</g>`,
  'noise of many octaves': (n) =>
    `<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".9" numOctaves="${n + 1}"/></filter>${times(n + 1, () => `<rect ${box} filter="url(#f)"/>`)}`,
  'shapes that are thickened': (n) =>
    `<filter id="f"><feMorphology operator="dilate" radius="${grown(1, n)}"/></filter>${times(n * 3 + 1, () => `<rect ${box} filter="url(#f)"/>`)}`,
  'markers at every corner of a path with markers': (n) =>
    `<marker id="m"><path d="M0 0h1v1z"/></marker><marker id="o"><path d="M0${' 0 1 1'.repeat(grown(4, n))}" marker-mid="url(#m)"/></marker><path d="M0${' 0 9 9'.repeat(grown(4, n))}" marker-mid="url(#o)"/>`,
  'dashes finer than dust': (n) =>
    `${times(n + 1, () => `<path d="M0 0${'L900 900L0 0'.repeat(grown(1, n))}" stroke="red" stroke-dasharray="${10 / 5 ** n}"/>`)}`,
  'gradients of many colors': (n) =>
    `<linearGradient id="g">${times(grown(2, n), (at) => `<stop offset="${at / grown(2, n)}" stop-color="#${at % 2 ? 'f' : '0'}00"/>`)}</linearGradient>${times(grown(2, n), () => `<rect ${box} fill="url(#g)"/>`)}`,
  'a flood of letters': (n) =>
    `<path id="p" d="M0 50q50-90 99 0"/><g id="t"><text font-size="9" stroke="red"><textPath href="#p">${'ag&amp;%'.repeat(grown(2, n))}</textPath></text></g>${times(n * 3, () => '<use href="#t"/>')}`,
  'layers in layers': (n) => {
    const layer = '<g opacity=".9" style="mix-blend-mode:multiply">'
    const groups = Math.min(90, grown(1, n))
    return `${layer.repeat(groups)}${`${layer}<circle r="50"/></g>`.repeat(grown(1, n))}${'</g>'.repeat(groups)}`
  },
  'styles for everything': (n) =>
    `<style>${times(grown(2, n), (at) => `g * *,.a${at}{fill:#${at % 10}00;opacity:.5;mix-blend-mode:${at % 3 ? 'normal' : 'screen'}}`)}</style><filter id="f"><feGaussianBlur stdDeviation="3"/></filter><g><g>${times(grown(2, n), () => `<rect ${box}/>`)}</g></g>`,
  'an endless path': (n) =>
    times(n + 1, () => `<path stroke="red" d="M0 0${'q9 90 90 9T1 99 88 3'.repeat(grown(1, n))}"/>`),
  'symbols that enlarge': (n) =>
    `<filter id="f"><feGaussianBlur stdDeviation=".5"/></filter><symbol id="s" viewBox="0 0 ${9 / 3 ** n} ${9 / 3 ** n}"><rect ${box} filter="url(#f)"/></symbol>${times(n * 3 + 1, () => `<use href="#s" ${box}/>`)}`,
  'images that unpack': (n) => {
    const image = `<image ${box} href="data:image/png;base64,${emptyPng(grown(32, n), grown(32, n))}"/>`
    return image.repeat(n + 1)
  },
  'other ways in': (n) => otherWays[n] ?? '',
}

const otherWays = [
  `<image ${box} href="data:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg'/>"/>`,
  '<g id="a"><use href="#a"/></g>',
  '<pattern id="a" width="1" height="1"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="9" height="9" fill="url(#a)"/>',
  '<rect width="9" height="9"><animate attributeName="width" dur="1ms" from="0" to="90" repeatCount="indefinite"/></rect>',
  `<!DOCTYPE svg [<!ENTITY a "${'<g/>'.repeat(99)}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'&a;'.repeat(999)}</svg>`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><filter id="f"><feFlood/></filter><rect width="1e9" height="1e9" filter="url(#f)"/></svg>',
  `<style>rect{fi\\6cter:url(#f)}</style><filter id="f"><feGaussianBlur stdDeviation="9999"/></filter><rect ${box}/>`,
  `<style>*{--x:url(#f);filter:var(--x)}</style><filter id="f"><feGaussianBlur stdDeviation="9999"/></filter><rect ${box}/>`,
  `<style>@media all{*:not(x){filter:blur(9999px)}}</style>${`<rect ${box}/>`.repeat(99)}`,
  '<filter id="f"><feImage href="#r"/><feTile/></filter><rect id="r" width="99" height="99" filter="url(#f)"/>',
]

/** Returns a PNG of one color, which packs into almost nothing. */
function emptyPng(width: number, height: number): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit for each pixel.
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64')
}

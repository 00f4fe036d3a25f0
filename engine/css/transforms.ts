import { splitAt } from './tokens.ts'

/** @example plainNumber('50%') // '.5' */
export const plainNumber = (text: string): string =>
  text.replace(/^(-?[\d.]+)%$/, (_, part: string) =>
    String(Number((Number(part) / 100).toPrecision(10))).replace(/^(-?)0\./, '$1.'),
  )

const isZero = (value: string | undefined) => value === undefined || value === '0' || value === '0px'
const isOne = (value: string | undefined) => value === undefined || value === '1'

/**
 * Returns a transform function in its general form: translateX(), scaleX(), and rotateX() become translate(), scale(),
 * and rotate().
 */
export function transform(text: string): string {
  const [, name = '', inside = ''] = /^([a-z0-9]+)\((.*)\)$/.exec(text) ?? []
  const parts = splitAt(inside, ',')
  if (name.startsWith('translate')) return translate(name, parts) ?? text
  if (name.startsWith('scale')) return scale(name, parts.map(plainNumber)) ?? text
  if (name.startsWith('rotate')) return rotate(name, parts) ?? text
  return text
}

function translate(name: string, [one = '', other, third]: string[]): string | undefined {
  if (name === 'translatex') return translate('translate', [one])
  if (name === 'translatey') return `translate(0,${one})`
  if (name === 'translatez') return translate('translate3d', ['0', '0', one])
  const [x, y] = [isZero(one) ? '0' : one, isZero(other) ? '0' : other]
  if (name === 'translate3d')
    return isZero(third) ? translate('translate', [one, other ?? '0']) : `translate3d(${x},${y},${third})`
  return name === 'translate' ? `translate(${x}${y === '0' ? '' : `,${y}`})` : undefined
}

function scale(name: string, [one = '', other, third]: string[]): string | undefined {
  if (name === 'scalex') return scale('scale', [one, '1'])
  if (name === 'scaley') return scale('scale', ['1', one])
  if (name === 'scalez') return scale('scale3d', ['1', '1', one])
  if (name === 'scale3d')
    return isOne(third) ? scale('scale', [one, other ?? '1']) : `scale3d(${one},${other},${third})`
  return name === 'scale' ? `scale(${one}${other === undefined || other === one ? '' : `,${other}`})` : undefined
}

function rotate(name: string, parts: string[]): string | undefined {
  const [one = ''] = parts
  const axis = { rotatex: '1,0,0', rotatey: '0,1,0', rotatez: '0,0,1' }[name]
  if (name === 'rotate' || axis === '0,0,1') return `rotate(${one === '0' ? '0deg' : one})`
  if (axis) return `rotate3d(${axis},${one})`
  if (name !== 'rotate3d') return undefined
  return parts.slice(0, 3).join() === '0,0,1' ? rotate('rotate', parts.slice(3)) : undefined
}

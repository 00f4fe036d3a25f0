import { mapTextArguments } from './known-functions.ts'
import type { Declaration } from './read-sheet.ts'

type Mask = {
  hide: (text: string) => string
  show: (text: string) => string
  mask: (one: Declaration) => Declaration
  unmask: (one: Declaration) => Declaration
}

/**
 * Returns functions that replace text by placeholders for an engine, and put it back: values of custom properties,
 * which scripts read as text, and arguments of functions that CSS does not know.
 */
export function textMask(): Mask {
  const texts: string[] = []
  const hide = (text: string) => `m${texts.push(text) - 1}`
  const show = (mark: string) => (/^m\d+$/.test(mark) ? texts[Number(mark.slice(1))] : undefined) ?? mark
  const change = (one: Declaration, replace: (text: string) => string) => {
    const value = one.name.startsWith('--') ? replace(one.value) : mapTextArguments(one.value, replace)
    return value === one.value ? one : { ...one, value }
  }
  return { hide, show, mask: (one) => change(one, hide), unmask: (one) => change(one, show) }
}

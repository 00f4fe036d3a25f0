/** A sum as the coefficient of each unit; '' is a plain number. */
type Sum = Map<string, number>

/** Units of length with a fixed number of pixels (CSS Values 4, section 6.2). */
export const PIXELS: Record<string, number> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 4 / 3,
  pc: 16,
}

const TOKEN = /(?:calc|min|max|clamp)\(|[+-]?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|[+\-*/(),]/gi

/**
 * Returns the content of calc() as a sum of units, each once. A unit with the coefficient zero stays, because `100px +
 * 0%` depends on percentages and `100px` does not. The comparison and the tests use this function; no minifier does.
 * @returns undefined if it contains anything besides numbers, units, + - * /, parentheses, and the extremes of numbers
 * of one unit
 * @example calculate('20*22px') // '440px'
 */
export function calculate(text: string): string | undefined {
  const tokens = text.match(TOKEN)
  if (!tokens || tokens.join('') !== text.replace(/\s+/g, '') || text.length > 200) return undefined
  let at = 0
  const sum = readSum()
  if (!sum || at < tokens.length) return undefined
  const terms = [...sum]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([unit, value]) => `${trim(value)}${unit}`)
  return terms.length === 1 ? terms[0] : `calc(${terms.join(' + ')})`

  function readSum(): Sum | undefined {
    const total = readProduct()
    while (total && at < (tokens?.length ?? 0)) {
      const token = tokens?.[at] ?? ''
      if (token === ')' || token === ',') break
      const isSigned = /^[+-]\d|^[+-]\./.test(token)
      if (!isSigned && token !== '+' && token !== '-') return undefined
      const sign = !isSigned && token === '-' ? -1 : 1
      if (!isSigned) at++
      const next = readProduct()
      if (!next) return undefined
      for (const [unit, value] of next) total.set(unit, (total.get(unit) ?? 0) + sign * value)
    }
    return total
  }

  function readProduct(): Sum | undefined {
    let product = readTerm()
    while (product && (tokens?.[at] === '*' || tokens?.[at] === '/')) {
      const isDivision = tokens[at++] === '/'
      const next = readTerm()
      if (!next) return undefined
      product = isDivision ? times(product, next, true) : (times(product, next, false) ?? times(next, product, false))
    }
    return product
  }

  function readTerm(): Sum | undefined {
    const token = tokens?.[at++] ?? ''
    const opened = /^(|calc|min|max|clamp)\($/i.exec(token)?.[1]?.toLowerCase()
    if (opened !== undefined) {
      const parts = [readSum()]
      while (tokens?.[at] === ',' && at++) parts.push(readSum())
      const isWhole = tokens?.[at++] === ')' && parts.every((one) => one !== undefined)
      return isWhole ? fold(opened, parts as Sum[]) : undefined
    }
    const [, number, written = ''] = /^([+-]?[\d.]+)([a-z%]*)$/i.exec(token) ?? []
    if (number === undefined) return undefined
    const unit = written.toLowerCase()
    const pixels = PIXELS[unit]
    return new Map([pixels === undefined ? [unit, Number(number)] : ['px', Number(number) * pixels]])
  }
}

/**
 * Returns the minimum or maximum of numbers with one unit. For percentages it is unknown, because they may refer to a
 * negative length.
 */
function fold(name: string, parts: Sum[]): Sum | undefined {
  const [first] = parts
  if (name === '' || name === 'calc') return parts.length === 1 ? first : undefined
  const unit = first?.size === 1 ? [...first.keys()][0] : undefined
  if (unit === undefined || unit === '%' || parts.some((one) => one.size !== 1 || !one.has(unit))) return undefined
  const values = parts.map((one) => one.get(unit) ?? 0)
  if (name === 'min') return new Map([[unit, Math.min(...values)]])
  if (name === 'max') return new Map([[unit, Math.max(...values)]])
  const [least, middle, most] = values
  if (least === undefined || middle === undefined || most === undefined || values.length > 3) return undefined
  return new Map([[unit, Math.max(least, Math.min(middle, most))]])
}

function times(sum: Sum, factor: Sum, isDivision: boolean): Sum | undefined {
  const plain = factor.size === 1 ? factor.get('') : undefined
  if (plain === undefined || (isDivision && plain === 0)) return undefined
  return new Map([...sum].map(([unit, value]) => [unit, isDivision ? value / plain : value * plain]))
}

/** Returns a number of ten digits without the zero before its point. @example trim(0.5) // '.5' */
export const trim = (value: number) => String(Number(value.toPrecision(10))).replace(/^(-?)0\./, '$1.')

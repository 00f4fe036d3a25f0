/** A sum as the coefficient of each unit; '' is a plain number. */
type Sum = Map<string, number>

/**
 * What stands in calc() as a sum of units, each once. A unit whose coefficient is zero stays, because `100px + 0%` takes
 * part in percentages and `100px` does not. The tests and the comparison share it; no engine does.
 * @returns undefined where something other than numbers, units, + - * / and parentheses is in it
 * @example calculate('20*22px') // '440px'
 */
export function calculate(text: string): string | undefined {
  const tokens = text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|[+\-*/()]/gi)
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
      if (token === ')') break
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
    if (token === '(') {
      const inside = readSum()
      return tokens?.[at++] === ')' ? inside : undefined
    }
    const [, number, unit = ''] = /^([+-]?[\d.]+)([a-z%]*)$/i.exec(token) ?? []
    return number === undefined ? undefined : new Map([[unit.toLowerCase(), Number(number)]])
  }
}

function times(sum: Sum, factor: Sum, isDivision: boolean): Sum | undefined {
  const plain = factor.size === 1 ? factor.get('') : undefined
  if (plain === undefined || (isDivision && plain === 0)) return undefined
  return new Map([...sum].map(([unit, value]) => [unit, isDivision ? value / plain : value * plain]))
}

const trim = (value: number) => String(Number(value.toPrecision(10))).replace(/^(-?)0\./, '$1.')

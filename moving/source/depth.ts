/**
 * Returns whether JSON is nested deeper than a maximum. Parsers need memory, or time, that grows with the depth.
 * @example isNestedDeeper('[[1]]', 1) // true
 */
export function isNestedDeeper(json: string, max: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === 34) {
      at = endOfString(json, at)
      if (at === -1) return false
    } else if (sign === 91 || sign === 123) {
      if (++depth > max) return true
    } else if (sign === 93 || sign === 125) depth--
  }
  return false
}

function endOfString(json: string, start: number) {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0
    while (json.charCodeAt(at - 1 - slashes) === 92) slashes++
    if (slashes % 2 === 0) return at
  }
  return -1
}

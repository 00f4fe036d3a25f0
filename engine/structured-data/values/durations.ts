const duration =
  /^[+-]?P(?=.)(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/

/** Returns whether a text is a duration of ISO 8601, such as `PT1H30M`. */
export const isDuration = (text: string) => duration.test(text)

const units: [pattern: RegExp, unit: string, isTime: boolean][] = [
  [/^(?:y|years?|yrs?)$/, 'Y', false],
  [/^(?:months?)$/, 'M', false],
  [/^(?:w|weeks?)$/, 'W', false],
  [/^(?:d|days?)$/, 'D', false],
  [/^(?:h|hours?|hrs?|std|stunden?)$/, 'H', true],
  [/^(?:m|min|mins|minutes?|minuten?)$/, 'M', true],
  [/^(?:s|sec|secs|seconds?)$/, 'S', true],
]

/**
 * Returns a duration written in words or as hours, minutes, and seconds, in ISO 8601; undefined where it could mean two
 * things.
 * @example durationOf('1 hour 30 min') // 'PT1H30M'
 */
export function durationOf(text: string): string | undefined {
  const [, hours = '', minutes = '', seconds = ''] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? []
  if (hours) return `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S`
  const cleaned = text
    .toLowerCase()
    .replace(/,| and |\./g, ' ')
    .trim()
  const parts = [...cleaned.matchAll(/(\d+)\s*([a-z]+)\s*/g)]
  if (parts.length === 0 || parts.map(([all]) => all).join('') !== cleaned.replace(/\s+/g, (space) => space))
    return undefined
  const found = parts.map(([, count = '', word = '']) => {
    const unit = units.find(([pattern]) => pattern.test(word))
    return unit && { at: units.indexOf(unit), text: `${Number(count)}${unit[1]}`, isTime: unit[2] }
  })
  if (found.some((one, index) => !one || one.at <= (found[index - 1]?.at ?? -1))) return undefined
  const written = (isTime: boolean) => found.flatMap((one) => (one?.isTime === isTime ? [one.text] : [])).join('')
  return `P${written(false)}${written(true) ? `T${written(true)}` : ''}`
}

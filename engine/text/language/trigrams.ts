/**
 * Returns the trigrams of a text: three code points each, in lowercase, with a space for everything that is not a
 * letter.
 * @example trigramsOf('Oak') // [' oa', 'oak', 'ak ']
 */
export function trigramsOf(text: string): string[] {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}'’ʼ]+/gu, ' ')
  const points = [...` ${letters.trim()} `]
  return points.slice(2).map((last, index) => `${points[index]}${points[index + 1]}${last}`)
}

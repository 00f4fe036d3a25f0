const alphabets = [
  '0123456789',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 $%*+-./:',
  'abcdefghijklmnopqrstuvwxyz ;,:"\\/?&=#%',
  'äöüßéèñç€漢字かな🙂абв ',
]

/**
 * Returns a payload by number: digits, capitals, ASCII, or any characters, of 1 to 400 characters. Used by tests and
 * the bench.
 */
export function randomPayload(seed: number): { payload: string; ecc: 'L' | 'M' | 'Q' | 'H' } {
  let state = Math.imul(seed + 1, 2654435761) >>> 0
  const next = (most: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const letters = [...(alphabets[seed % 4] ?? '')]
  const length = 1 + next(seed % 4 === 3 ? 150 : 400)
  const payload = Array.from({ length }, () => letters[next(letters.length)]).join('')
  return { payload, ecc: (['L', 'M', 'Q', 'H'] as const)[next(4)] ?? 'M' }
}

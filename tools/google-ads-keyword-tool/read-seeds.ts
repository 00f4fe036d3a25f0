import { Failure } from '#engine/failures.ts'
import { foldPhrase } from '#engine/keywords/intent.ts'
import { withCommas } from '#engine/text/numbers.ts'

const MAX_SEEDS = 200
/** Google Ads accepts at most 10 words and 80 characters per keyword. */
export const MAX_WORDS = 10
export const MAX_LENGTH = 80

/**
 * Reads seeds from lines and commas, each once. Match-type marks ("…", […], +) are removed.
 * @throws {Failure} invalid, at the field, for too many seeds or one that is not a keyword
 */
export function readSeeds(typed: string): string[] {
  const seeds = [
    ...new Set(
      typed
        .split(/[\n\r,;]+/)
        .map((line) => foldPhrase(line.replace(/["“”[\]+]/g, ' ')))
        .filter(Boolean),
    ),
  ]
  if (seeds.length > MAX_SEEDS) throw refuse(`Enter at most ${MAX_SEEDS} seeds. These are ${withCommas(seeds.length)}.`)
  for (const seed of seeds) {
    if (!/[\p{L}\p{N}]/u.test(seed)) throw refuse(`“${seed}” has no letters. Remove it.`)
    if (/:\/\/|^www\./.test(seed)) throw refuse(`“${seed}” is a URL. Enter it in the field for a page.`)
    if (seed.length > MAX_LENGTH || seed.split(' ').length > MAX_WORDS)
      throw refuse(
        `“${seed.slice(0, 40)}…” is too long. Google Ads takes at most ${MAX_WORDS} words and ${MAX_LENGTH} characters.`,
      )
  }
  return seeds
}

const refuse = (message: string) => new Failure('invalid', { message, errors: { seeds: message } })

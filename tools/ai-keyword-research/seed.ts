const MAX_WORDS = 8

/** Returns what is wrong with a seed. */
export function checkSeed(seed: string): string | undefined {
  if (!/\p{L}/u.test(seed)) return 'A seed needs letters, such as wool socks.'
  if (/:\/\/|^www\.|@/.test(seed)) return 'This is a URL or an email address. Enter the words that people search for.'
  if (seed.trim().split(/\s+/).length > MAX_WORDS)
    return `Use at most ${MAX_WORDS} words. Longer seeds have hardly any variants.`
  return /[*{}<>,;|\n]/.test(seed) ? 'Enter one seed without commas or symbols.' : undefined
}

import anyAscii from 'any-ascii'
import { folderOf } from './document-paths.ts'
import { isReserved } from './reserved-paths.ts'
import { slugify } from './slugify.ts'

/** Characters. A longer slug is cut off in every search result. */
export const MAX_SLUG_LENGTH = 75

/**
 * Returns the slug of a text: Latin letters without accents (`docs/decisions/032`), other scripts as they are, and at
 * most `MAX_SLUG_LENGTH` characters, cut between words. Empty if the text has no letter or digit.
 * @example makeSlug('Smørrebrød & Straße') // 'smorrebrod-and-strasse'
 */
export function makeSlug(text: string) {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/\p{Script=Latin}+/gu, (letters) => anyAscii(letters))
  return cut(slugify(plain), MAX_SLUG_LENGTH)
}

/**
 * Returns a slug with a number at its end, within the maximum length. The first has none.
 * @example numberedSlug('spring-sale', 2) // 'spring-sale-2'
 */
export function numberedSlug(slug: string, number: number) {
  const ending = number > 1 ? `-${number}` : ''
  return `${cut(slug, MAX_SLUG_LENGTH - ending.length)}${ending}`
}

/** Returns whether a page or folder of the site is where a document with this slug would be. */
export function isSlugReserved(collection: string, slug: string) {
  const folder = folderOf(collection)
  return folder !== undefined && isReserved(folder, slug)
}

/**
 * Returns what is wrong with a slug and what to type instead, for editors; undefined if nothing is. Whether another
 * document has it is in the database: `cms/slugs/check-slug.ts`.
 * @example slugProblem('posts', 'A Post!') // 'Use lowercase letters and digits, …: a-post'
 */
export function slugProblem(collection: string, slug: string): string | undefined {
  const sound = makeSlug(slug)
  if (sound === '') return 'A slug needs at least one letter or digit. Type a word, such as spring-sale.'
  const instead = isSlugReserved(collection, sound) ? numberedSlug(sound, 2) : sound
  const length = [...slug].length
  if (length > MAX_SLUG_LENGTH)
    return `A slug has at most ${MAX_SLUG_LENGTH} characters; this one has ${length}. Type, for example: ${instead}`
  if (slug !== sound) return `Use lowercase letters and digits, with single hyphens between words: ${instead}`
  if (instead !== sound)
    return `${folderOf(collection)}${slug}/ is a page or folder of the site itself. Type another slug, such as ${instead}.`
  return undefined
}

/** Cuts between words; a single word that is too long is cut inside. */
function cut(slug: string, length: number) {
  const characters = [...slug]
  if (characters.length <= length) return slug
  const end = characters.lastIndexOf('-', length)
  const kept = characters.slice(0, end > 0 ? end : length).join('')
  // Returns whether a character is a mark of the letter before it.
  const isInsideLetter = end <= 0 && /^\p{M}/u.test(characters[length] ?? '')
  return isInsideLetter ? kept.replace(/\P{M}\p{M}*$/u, '') : kept
}

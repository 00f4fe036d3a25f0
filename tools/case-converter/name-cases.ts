import { capital, lower, upper } from './letters.ts'

export type NameCase = 'camel' | 'pascal' | 'snake' | 'kebab' | 'constant' | 'dot' | 'path' | 'slug'

/**
 * Returns the words of a name. It is split at every character other than a letter or digit, before a capital that
 * follows a small letter or digit, and before the last capital of a run. Apostrophes are removed.
 * @example nameWords('parseHTMLFile v2') // ['parse', 'HTML', 'File', 'v2']
 */
export const nameWords = (line: string): string[] =>
  line
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Returns one name for each line. Empty lines stay empty. */
export const toName = (text: string, form: NameCase, locale: string): string =>
  text
    .split(/(\r\n|[\r\n])/)
    .map((line) => (/^[\r\n]/.test(line) ? line : join(nameWords(line), form, locale)))
    .join('')

function join(words: string[], form: NameCase, locale: string): string {
  const small = words.map((word) => lower(word, locale))
  const capitals = small.map((word) => capital(word, locale))
  switch (form) {
    case 'camel':
      return [small[0] ?? '', ...capitals.slice(1)].join('')
    case 'pascal':
      return capitals.join('')
    case 'snake':
      return small.join('_')
    case 'kebab':
      return small.join('-')
    case 'constant':
      return upper(words.join('_'), locale)
    case 'dot':
      return small.join('.')
    case 'path':
      return small.join('/')
    case 'slug':
      return plainLetters(small.join('-'), locale)
  }
}

/**
 * Returns letters for a URL: without accents, German and Nordic letters spelled out. Letters outside Latin stay, as
 * IRIs allow them.
 */
function plainLetters(text: string, locale: string) {
  const german: Record<string, string> = locale === 'de' ? { ä: 'ae', ö: 'oe', ü: 'ue' } : {}
  const spelled: Record<string, string> = {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ı: 'i',
    ...german,
  }
  return text
    .replace(/[äöüßæœøđðþłı]/g, (one) => spelled[one] ?? one)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
}

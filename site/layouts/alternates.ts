import type { Locale } from '../documents/locales.ts'

/**
 * Returns links to a page in every language, including its own, and the default for all other languages. Each version
 * of the page returns the same links, so they are reciprocal. Returns none if there is only one language.
 * @param path canonical path of the page in one of the languages
 * @example alternates({ siteUrl, path: '/de/blog/', locales }) // en → /blog/, de → /de/blog/, x-default → /blog/
 */
export function alternates({ siteUrl, path, locales }: { siteUrl: string; path: string; locales: readonly Locale[] }) {
  const [fallback] = locales
  if (!fallback || locales.length < 2) return []
  const own = [...locales]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
  const bare = path.slice(own?.prefix.length ?? 0) || '/'
  const alternateUrl = ({ prefix }: Locale) => siteUrl + prefix + bare
  return [
    ...locales.map((locale) => ({ hreflang: locale.code, href: alternateUrl(locale) })),
    { hreflang: 'x-default', href: alternateUrl(fallback) },
  ]
}

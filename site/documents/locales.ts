/** A language of the site, and the path where its pages begin. */
export type Locale = { code: string; prefix: string }

/** The first language is the default (`x-default`). A single language needs no links to alternatives. */
export const locales: readonly Locale[] = [{ code: 'en', prefix: '' }]

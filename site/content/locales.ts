/** A language the site is written in, and where its pages begin. */
export type Locale = { code: string; prefix: string }

/** The first is the one for everybody else. One language needs no links to others. */
export const locales: readonly Locale[] = [{ code: 'en', prefix: '' }]

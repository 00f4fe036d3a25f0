import type { HeadImage } from '#site/layouts/head.ts'
import { socialImagePath } from '#site/social-images/path.ts'
import type { Crumb } from '#site/ui/parts/breadcrumbs.tsx'

/** Returns the number of a page after the first from its path; NaN for everything else. */
export const laterPage = (segment: string | undefined) =>
  /^[1-9]\d{0,5}$/.test(segment ?? '') ? Number(segment) : Number.NaN

/** Returns the title of one page of a list. */
export const laterTitle = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`)

/** Returns the breadcrumbs of one page of a list. */
export const laterCrumbs = (label: string, base: string, page: number): Crumb[] => [
  { label: 'Home', href: '/' },
  ...(page === 1 ? [{ label }] : [{ label, href: base }, { label: `Page ${page}` }]),
]

/** Returns the social image of one page of a list: all of them have that of the first. */
export const laterImage = (base: string, title: string, page: number): HeadImage | undefined =>
  page === 1 ? undefined : { src: socialImagePath(base), alt: title }

import { asText, type Fields } from '../source/values.ts'
import type { Relations } from './relations.ts'

export const GHOST_URL = '__GHOST_URL__'

/**
 * Returns a function that puts the old site's URL in place of the placeholder of exports. Without one, the paths from
 * the root remain.
 * @param siteUrl without a trailing slash
 */
export const resolveWith =
  (siteUrl: string | undefined) =>
  (url: string): string => {
    const whole = url.trim().replaceAll(GHOST_URL, siteUrl ?? '')
    // Ghost stores sizes of a picture beside its original.
    return whole.replace(/(\/content\/images\/)size\/w\d{1,5}(?:h\d{1,5})?\/(?:format\/\w{1,8}\/)?/, '$1')
  }

/**
 * Returns the paths of a post or page: by its slug, or by the permalinks of Ghost up to version 1, and the path of its
 * preview.
 * Source: https://docs.ghost.org/themes/routing
 */
export function postPaths(post: Fields, isPage: boolean, date: string | undefined, relations: Relations): string[] {
  const slug = asText(post.slug)
  const uuid = asText(post.uuid)
  const permalinks = asText(relations.settings.get('permalinks'))
  const hasPattern = !isPage && /^\/(?:[\w-]+\/|:\w+\/)*:slug\/?$/.test(permalinks) && permalinks !== '/:slug/'
  const [primary = ''] = relations.tagsOf.get(asText(post.id)) ?? []
  const path = hasPattern ? permalinkOf(permalinks, { slug, id: asText(post.id), date, primary, relations }) : undefined
  return [path ?? `/${slug}/`, ...(uuid ? [`/p/${uuid}/`] : [])]
}

type Permalink = { slug: string; id: string; date: string | undefined; primary: string; relations: Relations }

function permalinkOf(pattern: string, { slug, id, date, primary, relations }: Permalink): string | undefined {
  if (!date && /:(year|month|day)/.test(pattern)) return undefined
  const [year = '', month = '', day = ''] = date ? localDay(date, timeZoneOf(relations)).split('-') : []
  const author = relations.users.get(relations.authorsOf.get(id)?.[0] ?? '')
  const values: Record<string, string> = {
    slug,
    id,
    year,
    month,
    day,
    author: asText(author?.slug),
    primary_author: asText(author?.slug),
    primary_tag: asText(relations.tags.get(primary)?.slug) || 'all',
  }
  return pattern.replace(/:(\w+)/g, (all, name: string) => values[name] ?? all)
}

const timeZoneOf = ({ settings }: Relations) =>
  asText(settings.get('timezone')) || asText(settings.get('active_timezone')) || asText(settings.get('activeTimezone'))

/** @example localDay('2019-04-30T23:30:00.000Z', 'Europe/Berlin') // '2019-05-01' */
function localDay(date: string, timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone || 'UTC' }).format(new Date(date))
  } catch {
    return date.slice(0, 10)
  }
}

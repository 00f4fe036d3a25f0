import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from '../access/roles.ts'
import { fitsNearly } from './near-words.ts'
import { isHidden } from './searched-collections.ts'

/** A place of the back office, or something that begins there. `also` has other words for it. */
export type Screen = { label: string; detail: string; href: string; also: string }

/** What people call a screen that is named otherwise. */
const otherNames: Record<string, string> = {
  brand: 'site settings name logo colors social embeds',
  offices: 'address phone contact',
  navigation: 'menu header footer links',
  home: 'start front page',
  claims: 'numbers statistics',
  privacy: 'retention gdpr erase export personal data',
  'mail-settings': 'smtp sender notices crm',
  'booking-settings': 'calendar scheduling',
  'contact-requests': 'leads contact',
  quotes: 'leads proposals',
  bookings: 'calls appointments leads',
  audits: 'site reports leads',
  'audit-watches': 'watch again changes leads',
  issues: 'newsletter',
  subscribers: 'newsletter',
  users: 'accounts people roles team',
  vacancies: 'jobs careers',
  media: 'images files pictures photos',
  posts: 'articles blog',
  outbox: 'emails sent',
}

const ownScreens: (Screen & { role?: Role })[] = [
  { label: 'Dashboard', detail: 'Screen', href: '/admin', also: 'start overview views outcomes statistics' },
  { label: 'Your account', detail: 'Screen', href: '/admin/account', also: 'password two-factor profile theme' },
  { label: 'View the site', detail: 'Leaves the back office', href: '/', also: 'open website home' },
  { label: 'Guide', detail: 'Screen', href: '/admin/guide', also: 'help manual documentation how editors' },
  {
    label: 'Describe images',
    detail: 'Screen',
    href: '/admin/describe-images',
    also: 'alt alternative text pictures accessibility',
    role: 'editor',
  },
  { label: 'Data providers', detail: 'Screen', href: '/admin/data-providers', also: 'keys tools costs', role: 'admin' },
]

/** Returns everything the account can open or begin, as the menu shows it. */
export async function screensFor(req: PayloadRequest): Promise<Screen[]> {
  const { payload, user } = req
  const { routes, collections, globals } = payload.config
  const lists = await Promise.all(
    collections.map(async (collection): Promise<Screen[]> => {
      const { slug, labels, access } = collection
      if (isHidden(collection, user) || !(await access.read({ req }))) return []
      const href = `${routes.admin}/collections/${slug}`
      const also = otherNames[slug] ?? ''
      const mayCreate = await access.create({ req })
      const [one, many] = [String(labels.singular), String(labels.plural)]
      return [
        { label: many, detail: 'List', href, also },
        ...(mayCreate
          ? [
              {
                label: `New ${inSentence(one)}`,
                detail: 'Action',
                href: `${href}/create`,
                also: `add create write ${also}`,
              },
            ]
          : []),
      ]
    }),
  )
  const settings = await Promise.all(
    globals.map(async (global): Promise<Screen[]> => {
      if (isHidden(global, user) || !(await global.access.read({ req }))) return []
      const also = `settings ${otherNames[global.slug] ?? ''}`
      return [{ label: String(global.label), detail: 'Settings', href: `${routes.admin}/globals/${global.slug}`, also }]
    }),
  )
  const own = ownScreens.filter(({ role }) => role === undefined || hasRole(user, role))
  return [...lists.flat(), ...settings.flat(), ...own.map(({ role: _role, ...screen }) => screen)]
}

/**
 * Returns the screens that have all words, best first: those whose label begins with the query, then those that have it
 * in their label, then those that are called so otherwise. If there are none: those that have the words with a typo.
 */
export function matchScreens(screens: Screen[], words: string[]): (Screen & { score: number })[] {
  if (words.length === 0) return []
  const exact = screens
    .map((screen) => ({ ...screen, score: scoreOf(screen, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  if (exact.length > 0) return exact
  return screens
    .filter(({ label, also }) => fitsNearly(words, `${label} ${also}`))
    .map((screen) => ({ ...screen, score: NEAR }))
}

/** Score below everything that has the words as typed. */
const NEAR = 0.9

function scoreOf({ label, also }: Screen, words: string[]) {
  const [name, query] = [label.toLowerCase(), words.join(' ')]
  const all = `${name} ${also}`.split(/[^\p{L}\p{N}]+/u)
  if (!words.every((word) => all.some((one) => one.startsWith(word)))) return 0
  if (name.startsWith(query)) return name === query ? 4 : 3.5
  return words.every((word) => name.includes(word)) ? 2.5 : 1
}

const inSentence = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

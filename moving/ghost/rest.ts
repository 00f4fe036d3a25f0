import type { LeftOutItem, MenuItem, TermItem } from '../item.ts'
import { plainText } from '../source/plain-text.ts'
import { asText, fieldsOf, firstText, listOf } from '../source/values.ts'
import type { Row } from './read-tables.ts'
import type { Relations } from './relations.ts'

/** Returns a row of the table `tags`; an internal one is left out. */
export function readTag({ fields, number }: Row, resolve: (url: string) => string): TermItem | LeftOutItem {
  const title = firstText(fields.name, fields.slug)
  const about = { key: `tag ${asText(fields.id)}`, at: `tags, row ${number}`, type: 'tag' }
  if (title.startsWith('#') || fields.visibility === 'internal') {
    const reason = 'An internal tag only sorts posts for the theme of the old site. Visitors never saw it.'
    return { kind: 'left-out', ...about, addresses: [], notes: [], title, reason }
  }
  const picture = resolve(firstText(fields.feature_image, fields.image))
  const own = [fields.meta_title, fields.meta_description].map(asText).filter((text) => text !== '')
  return {
    kind: 'tag',
    ...about,
    addresses: [`/tag/${asText(fields.slug)}/`],
    title,
    slug: asText(fields.slug),
    description: plainText(asText(fields.description)),
    notes: [
      ...(picture ? [`The picture of the tag is left out: ${picture}`] : []),
      ...(own.length > 0 ? [`Its title or description for search engines is left out: ${own.join(' — ')}`] : []),
    ],
  }
}

/** Returns the menus of the settings. */
export function menusOf({ settings }: Relations, resolve: (url: string) => string): MenuItem[] {
  return ['navigation', 'secondary_navigation'].flatMap((name): MenuItem[] => {
    const links = listOf(settings.get(name))
      .map(fieldsOf)
      .map(({ label, url }) => ({ label: asText(label), url: resolve(asText(url)), level: 0 }))
      .filter(({ label, url }) => label !== '' && url !== '')
    if (links.length === 0) return []
    return [{ kind: 'menu', key: `menu ${name}`, at: 'settings', type: 'menu', addresses: [], notes: [], name, links }]
  })
}

/** Returns a row of the table `snippets`, which is left out. */
export const readSnippet = ({ fields, number }: Row): LeftOutItem => ({
  kind: 'left-out',
  key: `snippet ${asText(fields.id)}`,
  at: `snippets, row ${number}`,
  type: 'snippet',
  addresses: [],
  notes: [],
  title: asText(fields.name),
  reason: 'A snippet is a building block of the old editor. Posts that used it have a copy, which moves with them.',
})

const WITHOUT_A_PLACE: [table: string, reason: string][] = [
  ['newsletters', 'There is one newsletter here. Set its name and sender in its settings.'],
  ['products', 'There are no paid memberships here.'],
  ['offers', 'There are no paid memberships here.'],
  ['webhooks', 'Connect other services again, under their new addresses.'],
  ['custom_theme_settings', 'The theme of the old site does not move.'],
]

/** Returns what the export has besides contents: tables, and code of the whole site. */
export function settingsLeftOut({ counts, settings }: Relations): LeftOutItem[] {
  const tables = WITHOUT_A_PLACE.flatMap(([table, reason]) => {
    const count = counts.get(table)
    return count ? [leftOut(`table ${table}`, `${table} (${count})`, reason)] : []
  })
  const code = ['codeinjection_head', 'codeinjection_foot', 'ghost_head', 'ghost_foot']
    .filter((name) => asText(settings.get(name)) !== '')
    .map((name) => leftOut(`setting ${name}`, name, 'Code of the whole site is not moved.'))
  return [...tables, ...code]
}

const leftOut = (key: string, title: string, reason: string): LeftOutItem => ({
  kind: 'left-out',
  key,
  at: 'settings',
  type: 'setting',
  addresses: [],
  notes: [],
  title,
  reason,
})

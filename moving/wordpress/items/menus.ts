import type { LeftOutItem, MenuItem } from '../../item.ts'
import { type Block, readBlocks, textOfAttribute } from '../body/block-tree.ts'
import { plainText } from '../body/plain-text.ts'
import { type MenuLink, termKey } from '../export/export-index.ts'
import { fieldOf, idOf, type RawItem } from '../export/record.ts'
import { termAddresses } from './addresses.ts'
import type { Site } from './site.ts'

type Link = MenuItem['links'][number]

const MAX_LEVELS = 20

/** Returns a menu with its links in their order, those of its levels below each other. */
export function menuItem(slug: string, links: MenuLink[], site: Site): MenuItem | LeftOutItem {
  const term = site.index.terms.get(termKey('nav_menu', slug))
  const name = plainText(term?.name ?? slug)
  const about = {
    key: `menu ${slug}`,
    at: `line ${links[0]?.line ?? term?.line ?? 1}`,
    type: 'nav_menu',
    addresses: [],
  }
  if (slug === '')
    return { kind: 'left-out', ...about, notes: [], title: 'Links', reason: 'These links of menus are in no menu.' }
  const children = new Map<number, MenuLink[]>()
  const ids = new Set(links.map(({ id }) => id))
  for (const link of links.toSorted((a, b) => a.order - b.order)) {
    const parent = ids.has(link.parent) && link.parent !== link.id ? link.parent : 0
    const siblings = children.get(parent)
    if (siblings) siblings.push(link)
    else children.set(parent, [link])
  }
  const notes: string[] = []
  const found: Link[] = []
  const seen = new Set<number>()
  const add = (parent: number, level: number) => {
    for (const link of children.get(parent) ?? []) {
      if (seen.has(link.id) || level > MAX_LEVELS) continue
      seen.add(link.id)
      const resolved = resolve(link, site)
      if (resolved) found.push({ ...resolved, level })
      else
        notes.push(`The link “${plainText(link.label) || link.id}” leads to something that the export does not have.`)
      add(link.id, level + 1)
    }
  }
  add(0, 0)
  if (seen.size < links.length)
    notes.push(`Links that are below each other were left out: ${links.length - seen.size}.`)
  return { kind: 'menu', ...about, notes, name, links: found }
}

/** A link without a label has the title of what it leads to. */
function resolve(link: MenuLink, site: Site): Omit<Link, 'level'> | undefined {
  const { index } = site
  const id = idOf(link.objectId)
  const label = plainText(link.label)
  if (link.type === 'post_type') {
    const place = index.places.get(id)
    const url = place?.url || (id ? `${site.folder}/?p=${id}` : '')
    return place || label ? named(label || plainText(place?.title ?? ''), url) : undefined
  }
  if (link.type === 'taxonomy') {
    const taxonomy = link.object
    const term = [...index.terms.values()].find((one) => one.taxonomy === taxonomy && one.id === id)
    const url = term ? termAddresses(term, site)[0] : taxonomy === 'category' ? `${site.folder}/?cat=${id}` : undefined
    return url ? named(label || plainText(term?.name ?? ''), url) : undefined
  }
  if (link.type === 'post_type_archive')
    return named(label || link.object, link.url || `${site.folder}/?post_type=${link.object}`)
  return named(label, link.url)
}

const named = (label: string, url: string) => (url === '' || label === '' ? undefined : { label, url })

/** Returns the menu of a theme of the block editor, which is a text with blocks. */
export function navigationItem(item: RawItem, id: number): MenuItem {
  const links: Link[] = []
  const add = (parts: (string | Block)[], level: number) => {
    for (const part of parts) {
      if (typeof part === 'string') continue
      const isLink = part.name === 'navigation-link' || part.name === 'navigation-submenu'
      const link = isLink ? named(plainText(textOfAttribute(part, 'label')), textOfAttribute(part, 'url')) : undefined
      if (link) links.push({ ...link, level })
      add(part.parts, isLink ? level + 1 : level)
    }
  }
  add(readBlocks(item.fields.get('content:encoded') ?? ''), 0)
  return {
    kind: 'menu',
    key: `menu ${id}`,
    at: `line ${item.line}`,
    type: 'wp_navigation',
    addresses: [],
    notes: [],
    name: plainText(fieldOf(item, 'title')),
    links,
  }
}

import type { Seo } from '../../item.ts'
import { plainText } from '../body/plain-text.ts'
import { textsOf } from '../export/php-value.ts'
import { metaOf, type RawItem } from '../export/record.ts'
import { fillIn, type SeoFacts, type SeoPlugin } from './seo-variables.ts'
import { webUrl } from './site.ts'

type Fields = { plugin: SeoPlugin; title: string; description: string }

/** Fields of meta, by plugin: the ones that are filled in count, in this order. */
const FIELDS: Fields[] = [
  { plugin: 'yoast', title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc' },
  { plugin: 'rankMath', title: 'rank_math_title', description: 'rank_math_description' },
  { plugin: 'aioseo', title: '_aioseo_title', description: '_aioseo_description' },
  { plugin: 'aioseo', title: '_aioseop_title', description: '_aioseop_description' },
  { plugin: 'yoast', title: '_seopress_titles_title', description: '_seopress_titles_desc' },
  { plugin: 'yoast', title: '_genesis_title', description: '_genesis_description' },
]

const SOCIAL = [
  ['_yoast_wpseo_opengraph-title', '_yoast_wpseo_opengraph-description'],
  ['_yoast_wpseo_twitter-title', '_yoast_wpseo_twitter-description'],
  ['rank_math_facebook_title', 'rank_math_facebook_description'],
  ['_aioseo_og_title', '_aioseo_og_description'],
  ['_seopress_social_fb_title', '_seopress_social_fb_desc'],
] as const

const CANONICALS = [
  '_yoast_wpseo_canonical',
  'rank_math_canonical_url',
  '_seopress_robots_canonical',
  '_genesis_canonical_uri',
]

/**
 * Returns what plugins for search engines say of a text.
 * @param link where the old site had it
 */
export function seoOf(item: RawItem, link: string, facts: SeoFacts): { seo: Seo; notes: string[] } {
  const notes: string[] = []
  const read = (part: 'title' | 'description') => {
    for (const fields of FIELDS) {
      const template = metaOf(item, fields[part]).trim()
      if (template === '') continue
      const { text, isUsual, unknown } = fillIn(template, fields.plugin, facts)
      if (unknown === undefined) return isUsual ? '' : plainText(text)
      notes.push(
        `Its ${part} for search engines contains ${unknown}, which is unknown here, and was left out: ${template}`,
      )
      return ''
    }
    return ''
  }
  const title = read('title')
  const description = read('description')
  const canonical = webUrl(CANONICALS.map((name) => metaOf(item, name)).find((url) => url.trim() !== '') ?? '')
  if (canonical && canonical.href !== webUrl(link)?.href)
    notes.push(`Its canonical URL was another page, and here it is its own: ${canonical.href}`)
  for (const [titleName, descriptionName] of SOCIAL) {
    const words = [metaOf(item, titleName), metaOf(item, descriptionName)].map((one) => one.trim())
    const differs = words.filter(
      (one) => one !== '' && !/[%#][a-z]/i.test(one) && one !== title && one !== description && one !== facts.title,
    )
    if (differs.length > 0)
      notes.push(`When shared, it had a text of its own, which has no place here: ${differs.join(' / ')}`)
  }
  return {
    seo: {
      ...(title && title !== facts.title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(isHidden(item) ? { noindex: true } : {}),
    },
    notes,
  }
}

/** Returns whether a plugin keeps a text out of search engines. */
function isHidden(item: RawItem) {
  return (
    metaOf(item, '_yoast_wpseo_meta-robots-noindex').trim() === '1' ||
    textsOf(metaOf(item, 'rank_math_robots')).includes('noindex') ||
    metaOf(item, '_aioseop_noindex').trim() === 'on' ||
    metaOf(item, '_seopress_robots_index').trim() === 'yes' ||
    metaOf(item, '_genesis_noindex').trim() === '1'
  )
}

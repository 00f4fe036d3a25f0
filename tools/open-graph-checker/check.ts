import { cardTypes } from '#engine/social/cards.ts'
import { ogp, xMarkup } from '#engine/social/references.ts'
import { declaredImages, isSocial, sourced } from '#engine/social/tags.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { PageHead } from '#engine/web/read-head.ts'
import type { Markup } from '#engine/web/read-tags.ts'
import { checkHidden, checkLengths, checkPosition } from './check-reach.ts'

/** Properties that may occur more than once (ogp.me, “Arrays” and object types). */
const LISTS =
  /^(?:og:(?:image|video|audio)(?::.+)?|og:locale:alternate|article:(?:author|tag)|book:(?:author|tag)|video:(?:actor(?::role)?|director|writer|tag)|music:.+|fb:admins|og:see_also|og:restrictions:.+|product:.+|twitter:(?:label|data)\d)$/
const KNOWN_OG =
  /^og:(?:title|type|image|url|audio|description|determiner|locale|locale:alternate|site_name|video|see_also|updated_time|rich_attachment|ttl|email|phone_number|fax_number|latitude|longitude|street-address|locality|region|postal-code|country-name|price:amount|price:currency|availability|brand|restrictions:.+|(?:image|video|audio):(?:url|secure_url|type|width|height|alt|user_generated)|video:(?:duration|tag|release_date|director|actor|writer|series))$/
const KNOWN_TWITTER =
  /^twitter:(?:card|site|site:id|creator|creator:id|title|description|image|image:src|image:alt|image:width|image:height|url|domain|player|player:(?:width|height|stream|stream:content_type)|app:(?:name|id|url):(?:iphone|ipad|googleplay)|app:country|label\d|data\d|dnt|widgets:.+)$/
const TYPES =
  /^(?:website|article|book|profile|product|product\.item|product\.group|business\.business|place|restaurant\.restaurant|payment\.link|(?:music\.(?:song|album|playlist|radio_station))|(?:video\.(?:movie|episode|tv_show|other))|[a-z][\w.-]*:[\w.-]+)$/

/** Returns what is wrong with the tags themselves, before any image is measured. */
export function checkTags(head: PageHead, markup: Markup, pageUrl: string): Finding[] {
  return [
    ...missing(head),
    ...repeated(head),
    ...misspelled(head),
    ...values(head, pageUrl),
    ...checkLengths(head),
    ...checkPosition(head, markup),
    ...checkHidden(markup, head),
  ]
}

function missing(head: PageHead): Finding[] {
  const required = [
    ['og:title', 'critical', 'Networks fall back to the title of the page, which is written for search results.'],
    ['og:image', 'critical', 'Without it, networks pick an image themselves or show none.'],
    ['og:type', 'warning', 'The protocol requires it; without it, the page counts as a website.'],
    ['og:url', 'warning', 'Without it, each URL variant with its parameters counts as a page of its own.'],
  ] as const
  const optional = [
    ['og:description', 'Networks fall back to the meta description or leave the text out.'],
    ['twitter:card', 'X shows the bare link, or the small card if og:type, og:title, and og:description exist.'],
  ] as const
  const found: Finding[] = required
    .filter(([key]) => !has(head, key))
    .map(([key, severity, why]) => ({
      id: `missing-${key.replace(':', '-')}`,
      severity,
      title: `${key} is missing${isEmpty(head, key) ? ': its content is empty' : ''}.`,
      why: `${why} It is one of the four required properties.`,
      fix: fixFor(key, head),
      ref: ogp,
      ...placeOf(head, key),
    }))
  for (const [key, why] of optional)
    if (!has(head, key))
      found.push({
        id: `missing-${key.replace(':', '-')}`,
        severity: 'warning',
        title: `${key} is missing${isEmpty(head, key) ? ': its content is empty' : ''}.`,
        why,
        fix: fixFor(key, head),
        ref: key === 'twitter:card' ? xMarkup : ogp,
        ...placeOf(head, key),
      })
  return found
}

const has = (head: PageHead, key: string) =>
  key === 'og:image'
    ? declaredImages(head).images.some((image) => image.key.startsWith('og:'))
    : sourced(head, key) !== null
const isEmpty = (head: PageHead, key: string) => head.metas.some((meta) => meta.key === key)

function fixFor(key: string, head: PageHead) {
  const value: Record<string, string> = {
    'og:title': sourced(head, 'twitter:title', 'title')?.value ?? 'Title of the page',
    'og:description':
      sourced(head, 'twitter:description', 'description')?.value ?? 'One or two sentences about the page',
    'og:type': 'website',
    'og:image': 'https://… (an absolute URL, 1200 × 630 pixels)',
    'og:url': head.links.find(({ rels }) => rels.includes('canonical'))?.url ?? (head.base || 'https://…'),
    'twitter:card': 'summary_large_image',
  }
  return metaTag(key, value[key] ?? '')
}

/** Returns a meta element: Open Graph uses `property` (RDFa), X cards use `name`. */
export const metaTag = (key: string, value: string) =>
  `<meta ${key.startsWith('twitter:') ? 'name' : 'property'}="${key}" content="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

function repeated(head: PageHead): Finding[] {
  const byKey = Map.groupBy(head.metas.filter(isSocial), ({ key }) => key)
  return [...byKey].flatMap(([key, metas]) => {
    const contents = new Set(metas.map(({ content }) => content.trim()))
    if (LISTS.test(key) || metas.length < 2) return []
    const lines = [...new Set(metas.map(({ tag }) => tag.line))].join(', ')
    const isSame = contents.size === 1
    return [
      {
        id: 'repeated-tag',
        severity: isSame ? 'notice' : 'warning',
        title: `${key} occurs ${metas.length} times${isSame ? '' : ' with different values'}.`,
        why: isSame
          ? 'The second one has no effect; often a plugin and the theme both write it.'
          : 'It is a single value, and networks differ in which one they take.',
        evidence: `Lines ${lines}: ${metas.map(({ content }) => `“${content.slice(0, 60)}”`).join(', ')}`,
        fix: 'Keep one of them.',
        ref: ogp,
        place: { line: metas[1]?.tag.line ?? 1 },
      } satisfies Finding,
    ]
  })
}

function misspelled(head: PageHead): Finding[] {
  const found: Finding[] = []
  for (const meta of head.metas) {
    const { key, attribute, tag } = meta
    const isOg = key.startsWith('og:')
    if ((isOg && !KNOWN_OG.test(key)) || (key.startsWith('twitter:') && !KNOWN_TWITTER.test(key)))
      found.push({
        id: 'unknown-tag',
        severity: 'warning',
        title: `${key} is not a property of ${isOg ? 'the Open Graph protocol' : 'X cards'}.`,
        why: 'Networks ignore names that they do not know, so its value is not used.',
        evidence: tagText(meta),
        fix: 'Correct the name or remove the tag.',
        ref: isOg ? ogp : xMarkup,
        place: { line: tag.line },
      })
    else if (isOg && attribute === 'name')
      found.push({
        id: 'name-instead-of-property',
        severity: 'warning',
        title: `${key} is in the attribute name instead of property.`,
        why: 'The protocol is based on RDFa, which uses property. Some networks accept name; others do not see the tag.',
        evidence: tagText(meta),
        fix: metaTag(key, meta.content),
        ref: ogp,
        place: { line: tag.line },
      })
  }
  const bare = head.metas.filter(({ key }) => /^(?:title|image)$/.test(key) && !has(head, `og:${key}`))
  for (const meta of bare)
    found.push({
      id: 'missing-prefix',
      severity: 'notice',
      title: `<meta ${meta.attribute}="${meta.key}"> has no prefix.`,
      why: `No network reads it; they look for og:${meta.key}.`,
      evidence: tagText(meta),
      fix: metaTag(`og:${meta.key}`, meta.content),
      ref: ogp,
      place: { line: meta.tag.line },
    })
  return found
}

const tagText = ({ attribute, key, content }: PageHead['metas'][number]) =>
  `<meta ${attribute}="${key}" content="${content.slice(0, 80)}">`

function values(head: PageHead, pageUrl: string): Finding[] {
  const found: Finding[] = []
  const add = (
    key: string,
    id: string,
    severity: Finding['severity'],
    text: { title: string; why: string; fix: string },
  ) =>
    found.push({
      id,
      severity,
      ...text,
      evidence: `${key}: ${sourced(head, key)?.value.slice(0, 120) ?? ''}`,
      ref: key.startsWith('twitter:') ? xMarkup : ogp,
      ...placeOf(head, key),
    })
  const card = sourced(head, 'twitter:card')?.value.toLowerCase()
  if (card && !cardTypes.includes(card))
    add('twitter:card', 'unknown-card', 'critical', {
      title: `“${card}” is not a card type of X.`,
      why: 'X then shows the bare link.',
      fix: metaTag('twitter:card', 'summary_large_image'),
    })
  const type = sourced(head, 'og:type')?.value
  if (type && !TYPES.test(type))
    add('og:type', 'unknown-type', 'notice', {
      title: `“${type.slice(0, 40)}” is not a type of the Open Graph protocol.`,
      why: 'An unknown type is treated as website.',
      fix: metaTag('og:type', 'website'),
    })
  const locale = sourced(head, 'og:locale')?.value
  if (locale && !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale))
    add('og:locale', 'malformed-locale', 'notice', {
      title: `“${locale.slice(0, 40)}” is not of the form language_TERRITORY.`,
      why: 'The protocol uses an underscore and a territory, such as en_US.',
      fix: metaTag('og:locale', correctedLocale(locale)),
    })
  for (const key of ['twitter:site', 'twitter:creator']) {
    const account = sourced(head, key)?.value
    if (account && !/^@\w{1,15}$/.test(account))
      add(key, 'malformed-account', 'notice', {
        title: `${key} is not an account name that begins with @.`,
        why: 'X links the card to the account only with its name.',
        fix: metaTag(
          key,
          `@${account
            .replace(/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\//i, '')
            .replace(/\W/g, '')
            .slice(0, 15)}`,
        ),
      })
  }
  const url = sourced(head, 'og:url')?.value
  if (url) checkUrl(url)
  return found

  function checkUrl(url: string) {
    const canonical = head.links.find(({ rels }) => rels.includes('canonical'))?.url ?? null
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      return add('og:url', 'relative-url', 'warning', {
        title: 'og:url is not an absolute URL.',
        why: 'The protocol requires the canonical URL of the page; networks cannot resolve a relative one.',
        fix: metaTag('og:url', canonical ?? (pageUrl || 'https://…')),
      })
    const expected = canonical ?? pageUrl
    if (!URL.canParse(expected)) return
    const [own, other] = [new URL(url), new URL(expected)]
    if (own.origin !== other.origin && own.host !== other.host)
      add('og:url', 'other-host', 'warning', {
        title: `og:url names another host: ${own.host} instead of ${other.host}.`,
        why: 'Facebook then reads the tags of that URL and counts all shares for it.',
        fix: metaTag('og:url', expected),
      })
    else if (own.href.replace(/\/$/, '') !== other.href.replace(/\/$/, '') && canonical)
      add('og:url', 'not-canonical', 'notice', {
        title: 'og:url and the canonical URL differ.',
        why: 'Shares and search results then count for different URLs.',
        fix: metaTag('og:url', canonical),
      })
  }
}

const correctedLocale = (locale: string) => {
  const [language = 'en', territory] = locale.split(/[-_]/)
  return territory ? `${language.toLowerCase()}_${territory.toUpperCase()}` : 'en_US'
}

function placeOf(head: PageHead, key: string): Pick<Finding, 'place'> {
  const meta = head.metas.find((one) => one.key === key)
  return meta ? { place: { line: meta.tag.line } } : {}
}

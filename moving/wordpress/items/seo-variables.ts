/** What the variables of a template stand for. */
export type SeoFacts = {
  title: string
  siteTitle: string
  tagline: string
  excerpt: string
  category: string
  tag: string
  author: string
  focus: string
}

const SEPARATOR = '-'

/** Names of variables, of all plugins. */
const VARIABLES: Record<string, (facts: SeoFacts) => string> = {}

const define = (names: string, value: (facts: SeoFacts) => string) => {
  for (const name of names.split(' ')) VARIABLES[name] = value
}

define('title post_title page_title seo_title', ({ title }) => title)
define('sitename site_title sitetitle site_name blog_title blogname', ({ siteTitle }) => siteTitle)
define('sitedesc tagline site_description blog_description', ({ tagline }) => tagline)
define('sep separator separator_sa', () => SEPARATOR)
define('page pagenumber pagetotal page_number', () => '')
define('excerpt excerpt_only post_excerpt post_excerpt_only', ({ excerpt }) => excerpt)
define('category primary_category categories category_title post_category _category_title', ({ category }) => category)
define('tag tags post_tag', ({ tag }) => tag)
define('name post_author author_name author_display_name', ({ author }) => author)
define('focuskw keywords target_keyword', ({ focus }) => focus)

/** These alone are what every title has without a template. */
const USUAL =
  /^(?:title|post_title|page_title|page|sep|separator|separator_sa|sitename|site_title|sitetitle|site_name|blog_title)$/

/** Yoast and SEOPress: `%%title%%`. Rank Math: `%title%`. All in One SEO: `#post_title`. */
const PATTERNS = {
  yoast: /%%([a-z][\w-]{0,60})%%/gi,
  rankMath: /%([a-z][\w-]{0,60}(?:\([^)%]{0,100}\))?)%/gi,
  aioseo: /#([a-z]\w{0,60})|%([a-z]\w{0,60})%/gi,
}

export type SeoPlugin = keyof typeof PATTERNS

/**
 * Returns a template of a plugin as text.
 * Sources: https://yoast.com/help/list-available-snippet-variables-yoast-seo/,
 * https://rankmath.com/kb/variables-in-seo-title-description/,
 * https://aioseo.com/docs/using-smart-tags-in-titles-and-descriptions/
 * @returns `isUsual` if the template is what every text has without one, and the first variable whose value is unknown
 */
export function fillIn(
  template: string,
  plugin: SeoPlugin,
  facts: SeoFacts,
): { text: string; isUsual: boolean; unknown?: string } {
  const names: string[] = []
  let unknown: string | undefined
  const filled = template.replace(PATTERNS[plugin], (whole, name: string | undefined, other: string | undefined) => {
    const key = (name ?? other ?? '').toLowerCase()
    const value = Object.hasOwn(VARIABLES, key) ? VARIABLES[key] : undefined
    // All in One SEO: a number sign also begins a tag of social media.
    if (!value && plugin === 'aioseo' && whole.startsWith('#') && !key.includes('_')) return whole
    names.push(key)
    if (!value) unknown ??= whole
    return value?.(facts) ?? ''
  })
  const words = template.replace(PATTERNS[plugin], '').replace(/[\s\-–—|·•»>:]/g, '')
  return {
    text: tidy(filled),
    isUsual: names.length > 0 && words === '' && names.every((name) => USUAL.test(name)),
    ...(unknown ? { unknown } : {}),
  }
}

/** Variables without a value leave separators and spaces. */
const tidy = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .filter((word, at, all) => word !== SEPARATOR || (at > 0 && at < all.length - 1 && all[at - 1] !== SEPARATOR))
    .join(' ')

import { asText, type Fields, fieldsOf, isFields, listOf } from '../source/values.ts'
import { type DatasetOptions, openDataset } from './dataset.ts'
import { documentsOf } from './documents.ts'
import type { MappedKind, SanityMapping, TypeMapping } from './mapping.ts'
import { isPicture } from './pictures.ts'
import { isPortableText } from './readable-texts.ts'

/** What the values of a field look like. */
type Shape =
  | 'text'
  | 'long text'
  | 'portable text'
  | 'blocks'
  | 'date'
  | 'slug'
  | 'picture'
  | 'reference'
  | 'references'
  | 'texts'
  | 'yes or no'

/** The shapes of the fields of a type, by their paths, and the types to which they refer. */
type Seen = { count: number; shapes: Map<string, Shape>; targets: Map<string, Set<string>> }

/** So many documents of a type are looked at. */
const SAMPLES = 200
const MAX_FIELDS = 300

/**
 * Proposes what becomes of each type of a dataset, by the names and shapes of its fields. Types without a slug and a
 * text are skipped; the addresses are guesses. Write it to a JSON file, correct it, and pass the file as `mapping`:
 * ```json
 * {
 *   "types": {
 *     "post": {
 *       "kind": "post",
 *       "address": "/blog/{slug}/",
 *       "fields": {
 *         "title": "title", "slug": "slug.current", "body": "body", "excerpt": "excerpt",
 *         "date": "publishedAt",
 *         "author": "author", "categories": "categories", "tags": "tags", "picture": "mainImage",
 *         "seo.title": "seo.title", "seo.description": "seo.description"
 *       }
 *     },
 *     "siteSettings": { "kind": "skip", "fields": {} }
 *   },
 *   "blocks": {
 *     "teaser": { "as": "callToAction", "fields": { "title": "name", "url": "link", "label": "cta" } }
 *   }
 * }
 * ```
 * A kind is `post`, `page`, `author`, `category`, `tag`, or `skip`. An author also has `description` (the biography),
 * `email`, and `profiles`; a post `pinned`, `language`, and `seo.noindex`.
 * @param path as in `openDataset`
 */
export async function proposeMapping(path: string, options: DatasetOptions = {}): Promise<SanityMapping> {
  const { root } = await openDataset(path, options)
  const types = new Map<string, Seen>()
  const typeOf = new Map<string, string>()
  for await (const document of documentsOf(root)) {
    if (!('id' in document) || /^(sanity|system)\./.test(document.type)) continue
    typeOf.set(document.id, document.type)
    const seen = types.get(document.type) ?? { count: 0, shapes: new Map(), targets: new Map() }
    types.set(document.type, seen)
    if (++seen.count <= SAMPLES) look(document.fields, '', seen, 0)
  }
  const kinds = new Map([...types].map(([type, seen]) => [type, kindOf(type, seen)]))
  const proposed = [...types].map(([type, seen]) => {
    const kind = kinds.get(type) ?? 'skip'
    const kindAt = (field: string) => {
      const targets = [...(seen.targets.get(field) ?? [])].map((id) => kinds.get(typeOf.get(id) ?? ''))
      return targets.find((one) => one !== undefined)
    }
    return [type, mappingOf(kind, seen, kindAt)] as const
  })
  return { types: Object.fromEntries(proposed) }
}

function look(fields: Fields, before: string, seen: Seen, depth: number) {
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith('_') || seen.shapes.size > MAX_FIELDS) continue
    const path = `${before}${name}`
    const shape = shapeOf(value)
    if (shape && (!seen.shapes.has(path) || shape === 'long text' || shape === 'portable text'))
      seen.shapes.set(path, shape)
    if (shape === 'reference' || shape === 'references') {
      const targets = seen.targets.get(path) ?? new Set()
      for (const one of [value, ...listOf(value)].map(fieldsOf))
        if (asText(one._ref) && targets.size < SAMPLES) targets.add(asText(one._ref))
      seen.targets.set(path, targets)
    }
    if (!shape && isFields(value) && depth < 2) look(value, `${path}.`, seen, depth + 1)
  }
}

const LONG = 300

function shapeOf(value: unknown): Shape | undefined {
  if (typeof value === 'boolean') return 'yes or no'
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value)
      ? 'date'
      : value.length > LONG || /\n\n/.test(value)
        ? 'long text'
        : 'text'
  if (Array.isArray(value)) {
    if (isPortableText(value)) return 'portable text'
    if (value.length > 0 && value.every((one) => asText(fieldsOf(one)._ref))) return 'references'
    if (value.length > 0 && value.every((one) => typeof one === 'string')) return 'texts'
    return value.some((one) => isFields(one) && asText(one._type) !== '') ? 'blocks' : undefined
  }
  if (isPicture(value)) return 'picture'
  const { _type: type, _ref: ref, current } = fieldsOf(value)
  return type === 'slug' || (typeof current === 'string' && type === undefined)
    ? 'slug'
    : asText(ref)
      ? 'reference'
      : undefined
}

const AUTHOR = /^(author|person|people|writer|staff|teammember|contributor|editor)s?$/i
const CATEGORY = /^(category|categories|blogcategory|postcategory|topic|section|series)s?$/i
const TAG = /^(tag|blogtag|posttag|keyword|label)s?$/i
const POST = /post|article|blog|news|story|stories|guide|tutorial|recipe|podcast|episode/i
const SETTINGS = /settings|config|navigation|menu|footer|header|redirect|banner/i

function kindOf(type: string, { shapes }: Seen): MappedKind {
  const has = (...wanted: Shape[]) => [...shapes.values()].some((shape) => wanted.includes(shape))
  if (AUTHOR.test(type)) return 'author'
  if (CATEGORY.test(type)) return 'category'
  if (TAG.test(type)) return 'tag'
  if (SETTINGS.test(type) || !has('slug') || !has('portable text', 'blocks', 'long text')) return 'skip'
  const isDated = [...shapes].some(([path, shape]) => shape === 'date' && /publish|date/i.test(path))
  return POST.test(type) || (isDated && !/page|event|product|project/i.test(type)) ? 'post' : 'page'
}

const ADDRESSES: Record<MappedKind, string> = {
  post: '/blog/{slug}/',
  page: '/{slug}/',
  author: '/author/{slug}/',
  category: '/category/{slug}/',
  tag: '/tag/{slug}/',
  skip: '',
}

/** Names of fields, the most usual first, and the shapes that they have to have. */
const CANDIDATES: [field: string, names: RegExp, shapes: Shape[]][] = [
  ['title', /^(title|name|heading|headline|pageTitle)$/i, ['text', 'long text']],
  ['slug', /^(slug|path|uri|url|seo\.slug)$/i, ['slug', 'text']],
  [
    'body',
    /^(body|content|text|portableText|article|bodyPortable|mainContent|richText|blockContent|pageBuilder|sections|blocks|modules|markdown)$/i,
    ['portable text', 'blocks', 'long text'],
  ],
  [
    'excerpt',
    /^(excerpt|summary|lead|teaser|intro|description|shortDescription|preview|subtitle)$/i,
    ['text', 'long text', 'portable text'],
  ],
  ['date', /^(publishedAt|publishDate|publishedDate|published|datePublished|date|postDate|releaseDate)$/i, ['date']],
  ['author', /^(authors?|writers?|byline|person|people)$/i, ['reference', 'references', 'text']],
  ['categories', /^(categories|category|topics?|section)$/i, ['reference', 'references', 'texts', 'text']],
  ['tags', /^(tags|keywords|labels|tag)$/i, ['reference', 'references', 'texts']],
  [
    'picture',
    /^(mainImage|coverImage|cover|image|heroImage|featuredImage|thumbnail|poster|picture|photo|avatar|portrait|hero\.image)$/i,
    ['picture'],
  ],
  ['seo.title', /^((seo|meta|metadata|seoSettings)\.(title|metaTitle|seoTitle)|seoTitle|metaTitle)$/i, ['text']],
  [
    'seo.description',
    /^((seo|meta|metadata|seoSettings)\.(description|metaDescription|seoDescription)|seoDescription|metaDescription)$/i,
    ['text', 'long text'],
  ],
  ['seo.noindex', /^((seo|meta|metadata)\.)?(noindex|hidden|hideFromSearch|disallowRobots)$/i, ['yes or no']],
  ['pinned', /^(featured|pinned|sticky|isFeatured)$/i, ['yes or no']],
  ['language', /^(language|lang|locale|__i18n_lang)$/, ['text']],
]

function mappingOf(kind: MappedKind, { shapes }: Seen, kindAt: (field: string) => MappedKind | undefined): TypeMapping {
  if (kind === 'skip') return { kind, fields: {} }
  const fields: Record<string, string> = {}
  for (const [field, names, wanted] of CANDIDATES) {
    const found = [...shapes.keys()].filter((path) => names.test(path) && wanted.includes(shapes.get(path) as Shape))
    const [best] = found.sort((a, b) => placeIn(names, a) - placeIn(names, b))
    if (best) fields[field] = shapes.get(best) === 'slug' ? `${best}.current` : best
  }
  // A reference says more than its name.
  for (const [path, shape] of shapes) {
    if (shape !== 'reference' && shape !== 'references') continue
    const target = kindAt(path)
    if (target === 'author') fields.author ??= path
    if (target === 'category') fields.categories ??= path
    if (target === 'tag') fields.tags ??= path
  }
  if (!fields.title && shapes.has('firstName') && shapes.has('lastName')) fields.title = 'firstName lastName'
  if (!fields.body && (kind === 'post' || kind === 'page')) {
    const [longest] = [...shapes].find(([, shape]) => shape === 'portable text') ?? []
    if (longest) fields.body = longest
  }
  return { kind, address: ADDRESSES[kind], fields: kind === 'author' ? ofAuthor(fields, shapes) : fields }
}

/** Returns how early a name is among the alternatives of a pattern. */
function placeIn(names: RegExp, path: string) {
  const at = names.source.toLowerCase().indexOf((path.split('.').at(-1) ?? '').toLowerCase())
  return at === -1 ? Number.MAX_SAFE_INTEGER : at
}

function ofAuthor({ title, slug, picture }: Record<string, string>, shapes: Map<string, Shape>) {
  const about = ['bio', 'biography', 'about', 'description', 'body'].find((name) => shapes.has(name))
  return {
    ...(title ? { title } : {}),
    ...(slug ? { slug } : {}),
    ...(picture ? { picture } : {}),
    ...(about ? { description: about } : {}),
    ...(shapes.has('email') ? { email: 'email' } : {}),
  }
}

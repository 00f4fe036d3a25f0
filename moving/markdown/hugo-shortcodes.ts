import { asText, fieldsOf } from '../source/values.ts'
import { maskCode } from './code-masks.ts'
import { CALLOUT, callout, embedded, figure, listing, marked, type PagePlace, typed, unfolding } from './page-place.ts'
import { type Arguments, argumentsOf, replaceTags, type Tag, type Whole } from './template-tags.ts'

const START = /\{\{([<%])\s{0,20}(\/?)\s{0,20}([\w./-]{1,80})/g
const MAX_DEPTH = 10

/**
 * Returns Markdown with Hugo's shortcodes replaced by tokens.
 * Source: https://gohugo.io/content-management/shortcodes, https://gohugo.io/shortcodes
 */
export async function replaceShortcodes(markdown: string, place: PagePlace, depth = 0): Promise<string> {
  const { text, restore } = maskCode(markdown, unescaped)
  const plain = text.replace(/\{\{\/\*[^*]{0,2000}\*\/\}\}/g, '')
  const replaced = await replaceTags(plain, tagsIn(plain), (tag, content, whole) =>
    shortcode(tag, restored(content, restore), { ...whole, source: restore(whole.source) }, place, depth),
  )
  return unescaped(restore(replaced))
}

const restored = (content: string | undefined, restore: (text: string) => string) =>
  content === undefined ? undefined : restore(content)

/** A shortcode that is shown instead of run is written as a comment. */
const unescaped = (text: string) => text.replace(/\{\{([<%])\/\*(.{0,500}?)\*\/([>%])\}\}/g, '{{$1$2$3}}')

function tagsIn(text: string): Tag[] {
  const tags: Tag[] = []
  for (const { 0: start, 1: kind = '', 2: slash, 3: name = '', index } of text.matchAll(START)) {
    const close = text.indexOf(kind === '<' ? '>}}' : '%}}', index + start.length)
    if (close === -1) break
    const args = text.slice(index + start.length, close)
    const isSelfClosing = args.trimEnd().endsWith('/')
    tags.push({
      start: index,
      end: close + 3,
      name,
      args: args.replace(/\/\s{0,20}$/, ''),
      isClosing: slash === '/',
      isSelfClosing,
    })
  }
  return tags
}

async function shortcode(
  tag: Tag,
  content: string | undefined,
  whole: Whole,
  place: PagePlace,
  depth: number,
): Promise<string> {
  if (tag.isClosing) return ''
  const args = argumentsOf(tag.args)
  const name = tag.name.toLowerCase()
  if (/^(ref|relref)$/.test(name)) return reference(args, place)
  const replaced = builtIn(name, args, content, place)
  if (replaced !== undefined) return replaced
  if (content !== undefined && depth < MAX_DEPTH) {
    const [first = ''] = args.positional
    const kind = /^(notice|callout|admonition|alert|hint)$/.test(name)
      ? args.named.type || args.named.kind || first
      : name
    if (CALLOUT.test(name)) return callout(place, kind, args.named.title ?? '', content)
    if (/^(details|expand|spoiler|collapse|accordion)$/.test(name))
      return unfolding(place, args.named.summary ?? args.named.title ?? first, content)
  }
  return marked(place, `{{< ${tag.name} >}}`, whole)
}

type Built = (args: Arguments, place: PagePlace, content: string | undefined) => string | undefined

const first = ({ positional, named }: Arguments, name = 'id') => named[name] ?? positional[0] ?? ''

const BUILT_IN: Record<string, Built> = {
  comment: () => '',
  figure: picture,
  img: picture,
  image: picture,
  youtube: (args, place) =>
    first(args) ? embedded(place, `https://www.youtube.com/watch?v=${first(args)}`, args.named.title) : undefined,
  vimeo: (args, place) =>
    first(args) ? embedded(place, `https://vimeo.com/${first(args)}`, args.named.title) : undefined,
  video: (args, place) =>
    first(args, 'src') ? embedded(place, place.pictureUrl(first(args, 'src')), args.named.title) : undefined,
  gist: ({ positional: [account = '', id = ''] }, place) => embedded(place, `https://gist.github.com/${account}/${id}`),
  tweet: post,
  twitter: post,
  x: post,
  instagram: (args, place) => embedded(place, `https://www.instagram.com/p/${first(args)}/`),
  highlight: (args, place, content) =>
    content === undefined ? undefined : listing(place, first(args, 'lang'), content),
  mermaid: (_args, place, content) => (content === undefined ? undefined : listing(place, 'mermaid', content)),
  rawhtml: (_args, place, content) => (content === undefined ? undefined : typed(place, content, 'a block of HTML')),
  param: (args, { site, page }) => {
    const name = first(args, 'name')
    return asText(page.fields[name]) || asText(fieldsOf(site.config.params)[name])
  },
}

const builtIn = (name: string, args: Arguments, content: string | undefined, place: PagePlace) =>
  Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name]?.(args, place, content) : undefined

function picture(args: Arguments, place: PagePlace) {
  const { named } = args
  const src = first(args, 'src')
  if (!src) return undefined
  const caption = [named.title, named.caption, named.attr].filter((text) => text).join(' ')
  return figure(place, { src, alt: named.alt ?? named.caption ?? '', caption, href: named.link })
}

function post({ named, positional }: Arguments, place: PagePlace) {
  const account = named.user ?? 'i'
  const id = named.id ?? positional[0] ?? ''
  return id ? embedded(place, `https://x.com/${account}/status/${id}`) : undefined
}

function reference(args: Arguments, place: PagePlace) {
  const target = first(args, 'path')
  const address = place.addressOf(target)
  if (address) return address
  place.note(`A link leads to “${target}”, which is not in the folder.`)
  return target
}

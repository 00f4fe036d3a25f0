import { maskCode } from './code-masks.ts'
import { CALLOUT, callout, embedded, figure, marked, type PagePlace, unfolding } from './page-place.ts'
import { replaceTags, type Tag, type Whole } from './template-tags.ts'

const IMPORT = /^import\s+(?:([\w$]+)|[^'"\n]{1,2000})\s+from\s+['"]([^'"\n]{1,500})['"]/
const MAX_TAG_LENGTH = 20_000
const MAX_DEPTH = 10

/**
 * Returns the Markdown of MDX: without imports and exports, and with its components replaced by tokens.
 * Source: https://mdxjs.com/docs/what-is-mdx
 */
export async function replaceComponents(
  mdx: string,
  place: PagePlace,
  depth = 0,
  imports = new Map<string, string>(),
): Promise<string> {
  const { text, restore } = maskCode(mdx)
  const plain = withoutModules(text, imports)
    .replace(/\{\/\*(?:[^*]|\*(?!\/)){0,5000}\*\/\}/g, '')
    .replace(/\sclassName=/g, ' class=')
    .replace(/\sstyle=\{\{[^{}]{0,2000}\}\}/g, '')
  const replaced = await replaceTags(plain, tagsIn(plain), (tag, content, whole) => {
    if (tag.isClosing) return ''
    return component(
      tag,
      content === undefined ? undefined : restore(content),
      { ...whole, source: restore(whole.source) },
      {
        place,
        depth,
        imports,
      },
    )
  })
  if (/\{[^{}\n]{1,200}\}/.test(replaced))
    place.note('It has expressions in braces, which the old site computed. They are text here.')
  return restore(replaced)
}

/** Imports and exports are blocks that begin a line and end with an empty one. */
function withoutModules(text: string, imports: Map<string, string>) {
  let isModule = false
  const lines = text.split('\n').filter((line) => {
    if (line.trim() === '') isModule = false
    else if (/^(import|export)\s/.test(line)) isModule = true
    const [, name, from] = isModule ? (IMPORT.exec(line) ?? []) : []
    if (name && from) imports.set(name, from)
    return !isModule
  })
  return lines.join('\n')
}

function tagsIn(text: string): Tag[] {
  const tags: Tag[] = []
  let done = 0
  for (const { 0: start, 1: slash, 2: name = '', index } of text.matchAll(/<(\/?)([A-Z][\w.]{0,80})/g)) {
    if (index < done) continue
    const close = endOfTag(text, index + start.length)
    if (close === -1) continue
    const args = text.slice(index + start.length, close)
    done = close + 1
    tags.push({
      start: index,
      end: done,
      name,
      args: args.replace(/\/\s*$/, ''),
      isClosing: slash === '/',
      isSelfClosing: args.trimEnd().endsWith('/'),
    })
  }
  return tags
}

/** Returns where a tag ends: braces and quotes can have angle brackets. */
function endOfTag(text: string, from: number) {
  let depth = 0
  let quote = ''
  for (let at = from; at < Math.min(text.length, from + MAX_TAG_LENGTH); at++) {
    const sign = text[at] as string
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth <= 0) return at
    // A line that ends inside an attribute is no tag of a component.
    else if (sign === '<' && depth <= 0) return -1
  }
  return -1
}

type Within = { place: PagePlace; depth: number; imports: Map<string, string> }

async function component(tag: Tag, content: string | undefined, whole: Whole, within: Within): Promise<string> {
  const { place, depth, imports } = within
  const props = propsOf(tag.args, imports)
  const name = tag.name.toLowerCase()
  const src = props.src ?? props.image ?? ''
  if (/(image|picture|img|figure|photo)$/.test(name) && src)
    return figure(place, { src, alt: props.alt ?? '', caption: props.caption ?? props.title, href: props.href })
  const id = props.id ?? props.videoid ?? props.videoId ?? ''
  if (/youtube|lite-?yt/.test(name) && (id || props.url || src))
    return embedded(
      place,
      id && !/^https?:/.test(id) ? `https://www.youtube.com/watch?v=${id}` : id || (props.url ?? src),
      props.title,
    )
  if (/vimeo/.test(name) && (id || props.url))
    return embedded(place, props.url ?? `https://vimeo.com/${id}`, props.title)
  if (/tweet|twitter/.test(name) && id)
    return embedded(place, /^https?:/.test(id) ? id : `https://x.com/i/status/${id}`)
  if (content !== undefined && depth < MAX_DEPTH) {
    if (CALLOUT.test(name))
      return callout(
        place,
        /^(callout|aside|admonition|alert|notice)$/.test(name)
          ? (props.type ?? props.kind ?? props.variant ?? '')
          : name,
        props.title ?? '',
        content,
      )
    if (/^(details|accordion|collapse|toggle|spoiler)$/.test(name))
      return unfolding(place, props.summary ?? props.title ?? '', content)
    // A component without properties hardly does more than arrange what is in it.
    if (/^(fragment|center|container|wrapper|steps|columns?|grid)$/.test(name))
      return `\n\n${await replaceComponents(content, place, depth + 1, imports)}\n\n`
  }
  return marked(place, `<${tag.name}>`, whole)
}

const PROP =
  /([\w-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]{0,4000})"|'([^']{0,4000})'|\{\s{0,9}(?:"([^"]{0,4000})"|'([^']{0,4000})'|`([^`]{0,4000})`|([\w$]{1,100}))\s{0,9}\})/g

/** Returns the properties that are texts, or the path of something imported. */
function propsOf(args: string, imports: Map<string, string>) {
  const props: Record<string, string> = Object.create(null)
  for (const [, name = '', ...values] of args.matchAll(PROP)) {
    const variable = values[5]
    const value = variable === undefined ? values.find((one) => one !== undefined) : imports.get(variable)
    if (value !== undefined) props[name] = value
  }
  return props
}

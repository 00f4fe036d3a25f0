import { asText, fieldsOf } from '../source/values.ts'
import { maskCode } from './code-masks.ts'
import { embedded, figure, listing, marked, type PagePlace } from './page-place.ts'
import { joinedPath } from './slugs.ts'
import { type Arguments, argumentsOf, replaceTags, type Tag, type Whole } from './template-tags.ts'

const START = /\{%-?\s{0,20}([\w-]{1,60})/g
/** Tags that decide or repeat. What they show was different on each page, or is made from other files. */
const LOGIC = /^(if|unless|for|case|tablerow|capture|set|macro|block|call|filter|asyncEach|asyncAll|switch)$/

/**
 * Returns Markdown with the tags of Liquid or Nunjucks replaced, as Jekyll and Eleventy have them.
 * Source: https://jekyllrb.com/docs/liquid/tags, https://www.11ty.dev/docs/languages/liquid
 */
export async function replaceLiquid(markdown: string, place: PagePlace): Promise<string> {
  // Code may have lines that look like fences, so it is taken out first.
  const literal = await replaceTags(
    markdown,
    tagsIn(markdown, /^(highlight|raw|verbatim|comment)$/),
    (tag, content) => {
      if (tag.isClosing || content === undefined) return ''
      if (tag.name === 'comment') return ''
      if (tag.name !== 'highlight') return content.replace(/\{(?=[{%#])/g, '{\ue004')
      const [language = ''] = argumentsOf(tag.args).positional
      return listing(
        place,
        language.split(/\s/, 1)[0] ?? '',
        content.replace(/\{%-?\s{0,9}(end)?(raw|verbatim)\s{0,9}-?%\}/g, ''),
      )
    },
  )
  const { text, restore } = maskCode(literal)
  const written = text.replace(
    /\{\{-?([^{}]{0,500})-?\}\}/g,
    (all, expression: string) => outputOf(expression.trim(), place) ?? all,
  )
  const replaced = await replaceTags(written, tagsIn(written), (tag, content, whole) => {
    if (tag.isClosing) return ''
    return tagHtml(tag, content, { ...whole, source: restore(whole.source) }, place)
  })
  return restore(replaced).replaceAll('\ue004', '')
}

function tagsIn(text: string, only?: RegExp): Tag[] {
  const tags: Tag[] = []
  for (const { 0: start, 1: word = '', index } of text.matchAll(START)) {
    const close = text.indexOf('%}', index + start.length)
    if (close === -1) break
    const isClosing = word.startsWith('end') && word.length > 3
    const name = isClosing ? word.slice(3) : word
    const args = text.slice(index + start.length, close).replace(/-$/, '')
    if (!only || only.test(name)) tags.push({ start: index, end: close + 2, name, args, isClosing })
  }
  return tags
}

function tagHtml(tag: Tag, content: string | undefined, whole: Whole, place: PagePlace): string {
  const args = argumentsOf(tag.args)
  const [first = ''] = args.positional
  if (/^(post_url|link)$/.test(tag.name)) return linkTo(tag, place)
  if (/^(assign|increment|decrement|else|elsif|elif|endraw|raw)$/.test(tag.name)) return ''
  if (/^include/.test(tag.name)) return included(args, whole, place)
  if (tag.name === 'youtube' && first) return embedded(place, youtubeUrl(first))
  if (tag.name === 'vimeo' && first) return embedded(place, `https://vimeo.com/${first}`)
  if (tag.name === 'gist' && first) return embedded(place, `https://gist.github.com/${first}`)
  if (/^(image|img|figure|picture)$/.test(tag.name) && (args.named.src || first))
    return figure(place, {
      src: args.named.src ?? first,
      alt: args.named.alt ?? args.positional[1] ?? '',
      caption: args.named.caption,
    })
  if (tag.name === 'codeblock' && content !== undefined) return listing(place, first, content)
  const name = LOGIC.test(tag.name) ? `{% ${tag.name} ${tag.args.trim()} %}` : `{% ${tag.name} %}`
  return marked(place, name, whole)
}

const youtubeUrl = (id: string) => (/^https?:/.test(id) ? id : `https://www.youtube.com/watch?v=${id}`)

/** `{% include figure.html image_path="/a.png" %}`: what a file of the theme shows is only known by its arguments. */
function included({ named, positional }: Arguments, whole: Whole, place: PagePlace) {
  const file = (positional[0] ?? '').replace(/\.\w+$/, '')
  if (/(^|\/|_)toc$/.test(file)) return ''
  const src =
    named.image_path ??
    named.src ??
    named.image ??
    named.file ??
    (/figure|image|img|picture/.test(file) ? (named.url ?? named.path) : undefined)
  if (src && /\.(png|jpe?g|gif|webp|svg|avif)([?#]|$)/i.test(src))
    return figure(place, { src, alt: named.alt ?? '', caption: named.caption ?? named.description ?? named.title })
  const id = named.id ?? named.videoId ?? named.video_id
  if (id && (named.provider === 'vimeo' || /vimeo/i.test(file))) return embedded(place, `https://vimeo.com/${id}`)
  if (id && (named.provider === 'youtube' || /youtube/i.test(file))) return embedded(place, youtubeUrl(id))
  return marked(place, `{% include ${positional[0] ?? ''} %}`, whole)
}

function linkTo({ args, name }: Tag, place: PagePlace) {
  const target = args.trim().replace(/^["']|["']$/g, '')
  const address = place.addressOf(name === 'post_url' ? `_posts/${target}` : target)
  if (address) return address
  place.note(`A link leads to “${target.slice(0, 200)}”, which is not in the folder.`)
  return target
}

/** Returns what `{{ … }}` shows, if the folder says so; undefined otherwise. */
function outputOf(expression: string, place: PagePlace): string | undefined {
  const { site, page } = place
  const [, quoted, filters = ''] =
    /^["']([^"']{0,1000})["']((?:\s*\|\s*[\w-]{1,40}(?:\s*:[^|]{0,200})?){0,5})$/.exec(expression) ?? []
  if (quoted !== undefined && /\|\s*(relative_url|absolute_url|url|prepend)\b/.test(filters))
    return joinedPath(site.basePath, quoted)
  if (quoted !== undefined && filters === '') return quoted
  if (/^site\.baseurl$/.test(expression)) return site.basePath
  if (/^site\.url$/.test(expression)) return site.siteUrl ?? ''
  if (expression === 'page.url') return page.address
  const [, owner, field = ''] = /^(site|page|metadata)\.([\w-]{1,60})$/.exec(expression) ?? []
  const value = owner === 'page' ? asText(page.fields[field]) : owner ? asText(fieldsOf(site.config)[field]) : ''
  if (value !== '') return value
  place.note(`“{{ ${expression.slice(0, 120)} }}” was computed by the old site, and is text here.`)
  return undefined
}

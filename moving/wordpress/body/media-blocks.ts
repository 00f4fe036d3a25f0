import { escapeValue } from '#engine/xml.ts'
import { idOf } from '../export/record.ts'
import { galleryHtml, linkHtml, videoHtml } from './article-blocks.ts'
import { type Block, htmlOf, rowsOfAttribute, textOfAttribute } from './block-tree.ts'
import type { BlockMaker, BodyContext } from './body-context.ts'
import { fileHtml } from './files.ts'
import { elementsIn, innerOf, tagsNamed, withoutElements } from './html-tags.ts'
import { captionedPicture, findPicture, picturesIn } from './pictures.ts'
import { plainText } from './plain-text.ts'

/** Blocks with pictures, videos, and files. */
export const mediaBlocks: Record<string, BlockMaker> = {
  image,
  'post-featured-image': () => '',
  gallery,
  'jetpack/tiled-gallery': gallery,
  'jetpack/slideshow': gallery,
  cover: (block, context, inner) => cover(block, context) + withoutElements(inner(), 'span'),
  embed,
  video,
  audio: (block, context) => file(block, 'audio', context),
  file: document,
  ...Object.fromEntries(
    'youtube vimeo twitter facebook instagram wordpress soundcloud spotify flickr issuu reddit slideshare ted tiktok tumblr wordpress-tv videopress dailymotion kickstarter meetup-com mixcloud reverbnation screencast scribd smugmug speaker-deck amazon-kindle cloudup crowdsignal polldaddy imgur animoto collegehumor hulu photobucket'
      .split(' ')
      .map((name) => [`core-embed/${name}`, embed]),
  ),
}

function image(block: Block, context: BodyContext) {
  const html = htmlOf(block)
  if (!/<img\b/i.test(html)) {
    const picture = findPicture(
      { id: idOf(textOfAttribute(block, 'id')), url: textOfAttribute(block, 'url') },
      context.index,
    )
    return picture
      ? captionedPicture(`<img src="${escapeValue(picture.url)}" alt="${escapeValue(picture.alt ?? '')}">`, '', context)
      : ''
  }
  return captionedPicture(withoutElements(html, 'figcaption'), innerOf(html, 'figcaption'), context)
}

/** Since WordPress 5.9, a gallery contains blocks of pictures; before, it was a list. */
function gallery(block: Block, context: BodyContext) {
  const html = htmlOf(block)
  const own = innerOf(html, 'figure') || html
  const isNested = block.parts.some((part) => typeof part !== 'string')
  const pictures = isNested
    ? block.parts.flatMap((part) => (typeof part === 'string' ? [] : picturesIn(htmlOf(part), context)))
    : picturesIn(own, context)
  const caption = elementsIn(isNested ? ownHtml(block) : withoutElements(own, 'ul'), 'figcaption').at(-1)?.inner ?? ''
  const named = pictures.length > 0 ? pictures : picturesNamed(block, context)
  return named.length > 0 ? galleryHtml(named, caption) : undefined
}

const ownHtml = ({ parts }: Block) => parts.filter((part) => typeof part === 'string').join('')

function picturesNamed(block: Block, { index }: BodyContext) {
  const ids = Array.isArray(block.attributes.ids) ? block.attributes.ids.map((id) => idOf(String(id))) : []
  const rows = rowsOfAttribute(block, 'images').map(({ id, url }) => ({ id: idOf(String(id)), url: String(url ?? '') }))
  return [...ids.map((id) => ({ id })), ...rows].flatMap((named) => findPicture(named, index) ?? [])
}

/** The picture of a cover is in its HTML, or only named if it is fixed to the page. */
function cover(block: Block, context: BodyContext) {
  const isInHtml = block.parts.some((part) => typeof part === 'string' && /<img\b/i.test(part))
  const url = textOfAttribute(block, 'url')
  if (isInHtml || url === '' || textOfAttribute(block, 'backgroundType') === 'video') return ''
  return captionedPicture(
    `<img src="${escapeValue(url)}" alt="${escapeValue(textOfAttribute(block, 'alt'))}">`,
    '',
    context,
  )
}

function embed(block: Block) {
  const html = htmlOf(block)
  const url = (textOfAttribute(block, 'url') || /https?:\/\/[^\s<>"]{1,2000}/.exec(html)?.[0] || '').replaceAll(
    '&amp;',
    '&',
  )
  return url ? videoHtml(url, { caption: innerOf(html, 'figcaption') }) : undefined
}

function video(block: Block, context: BodyContext) {
  const html = htmlOf(block)
  const url = tagsNamed(html, 'video')[0]?.attributes.src ?? textOfAttribute(block, 'src')
  if (!url) return undefined
  const caption = innerOf(html, 'figcaption')
  return fileHtml(url, plainText(caption), 'video', context)
}

function file(block: Block, kind: 'audio', context: BodyContext) {
  const html = htmlOf(block)
  const url = tagsNamed(html, kind)[0]?.attributes.src ?? textOfAttribute(block, 'src')
  return url ? fileHtml(url, plainText(innerOf(html, 'figcaption')), kind, context) : undefined
}

function document(block: Block, context: BodyContext) {
  const [link] = elementsIn(htmlOf(block), 'a').filter(({ attributes }) => attributes.href)
  const url = link?.attributes.href ?? textOfAttribute(block, 'href')
  if (url === '') return undefined
  fileHtml(url, plainText(link?.inner ?? ''), 'file', context)
  return linkHtml(plainText(link?.inner ?? ''), url)
}

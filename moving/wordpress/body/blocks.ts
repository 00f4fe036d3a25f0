import { markedBlock } from '../../body/marked-block.ts'
import { type Block, hasBlocks, htmlOf, readBlocks } from './block-tree.ts'
import { addUnknown, type BlockMaker, type BodyContext } from './body-context.ts'
import { withEmbeds } from './embeds.ts'
import { mediaBlocks } from './media-blocks.ts'
import { once } from './once.ts'
import { withParagraphs } from './paragraphs.ts'
import { pluginBlocks } from './plugin-blocks.ts'
import { withShortcodes } from './shortcodes.ts'
import { textBlocks } from './text-blocks.ts'
import { withoutComments } from './without-comments.ts'

const makers: Record<string, BlockMaker> = { ...textBlocks, ...mediaBlocks, ...pluginBlocks, block: reusable }

/** Blocks that show something else of the site: WordPress fills them in when it shows the page. */
const DYNAMIC =
  /^(?:archives|avatar|calendar|categories|comments?(?:-.+)?|home-link|latest-comments|latest-posts|legacy-widget|loginout|navigation(?:-.+)?|page-list(?:-item)?|pattern|post-(?:author|comments|date|excerpt|featured-image|navigation|template|terms|title|content|time)(?:-.+)?|query(?:-.+)?|read-more|rss|search|site-(?:logo|tagline|title)|social-link|tag-cloud|template-part|term-(?:description|.+)|widget-group)$/
const MAX_REUSED = 10

/** Returns a text of the block editor as HTML. Text outside of blocks is text of the classic editor. */
export function blocksHtml(text: string, context: BodyContext): string {
  const parts = readBlocks(text).map((part) =>
    typeof part === 'string' ? withParagraphs(withoutComments(part)) : blockHtmlOf(part, context),
  )
  return withEmbeds(withShortcodes(parts.join('\n'), context))
}

function blockHtmlOf(block: Block, context: BodyContext): string {
  const inner = once(() =>
    block.parts.map((part) => (typeof part === 'string' ? withoutComments(part) : blockHtmlOf(part, context))).join(''),
  )
  const make = Object.hasOwn(makers, block.name) ? makers[block.name] : undefined
  const made = make?.(block, context, inner)
  if (made !== undefined) return made
  return DYNAMIC.test(block.name) || hasNothing(block) ? marked(block, context) : inner()
}

/** Returns whether a block of a plugin has no text or picture of its own, so that the plugin must have filled it in. */
function hasNothing(block: Block) {
  if (!block.name.includes('/')) return false
  if (block.parts.some((part) => typeof part !== 'string')) return false
  return (
    !/<(?:img|video|audio|iframe|hr|table|a)\b/i.test(htmlOf(block)) &&
    htmlOf(block)
      .replace(/<[^>]{0,5000}>/g, '')
      .trim() === ''
  )
}

function marked(block: Block, context: BodyContext) {
  addUnknown('blocks', block.name, context)
  return markedBlock(block.name, block.source)
}

/** Returns a reusable block: a text of its own, which several texts show. */
function reusable({ attributes, source }: Block, context: BodyContext): string {
  const id = Number(attributes.ref)
  const text = context.index.reusable.get(id)
  const isInside = context.around.includes(id) || context.around.length >= MAX_REUSED
  if (text === undefined || isInside) {
    context.notes.add(`A reusable block (number ${id || 'unknown'}) is not in the export; a note marks its place.`)
    return markedBlock('reusable block', source)
  }
  const within = { ...context, around: [...context.around, id] }
  return hasBlocks(text) ? blocksInside(text, within) : withParagraphs(withoutComments(text))
}

const blocksInside = (text: string, context: BodyContext) =>
  readBlocks(text)
    .map((part) => (typeof part === 'string' ? withParagraphs(withoutComments(part)) : blockHtmlOf(part, context)))
    .join('\n')

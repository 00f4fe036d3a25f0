import type { Body } from '../../item.ts'
import type { ExportIndex } from '../export/export-index.ts'
import { metaOf, type RawItem } from '../export/record.ts'
import { hasBlocks } from './block-tree.ts'
import { blocksHtml } from './blocks.ts'
import { type BodyContext, unknownNotes } from './body-context.ts'
import { elementorHtml } from './elementor.ts'
import { withEmbeds } from './embeds.ts'
import { withParagraphs } from './paragraphs.ts'
import { withPictures } from './pictures.ts'
import { withShortcodes } from './shortcodes.ts'
import { withoutComments } from './without-comments.ts'

/**
 * Returns the text of an item as HTML for `moving/body`, from the block editor, the classic editor, or a page builder.
 * @param id of the post
 */
export function readWordPressBody(item: RawItem, id: number, index: ExportIndex): { body: Body; notes: string[] } {
  const context: BodyContext = {
    index,
    postId: id,
    footnotes: metaOf(item, 'footnotes'),
    notes: new Set(),
    unknown: { shortcodes: new Set(), blocks: new Set(), elements: new Set() },
    around: [],
  }
  const text = item.fields.get('content:encoded') ?? ''
  const isBuilt = metaOf(item, '_elementor_edit_mode') === 'builder'
  const built = isBuilt ? elementorHtml(metaOf(item, '_elementor_data'), context) : undefined
  const html = withPictures(built ?? textHtml(text, context), context)
  return { body: { html }, notes: [...context.notes, ...unknownNotes(context)] }
}

function textHtml(text: string, context: BodyContext): string {
  if (hasBlocks(text)) return blocksHtml(text, context)
  return withParagraphs(withEmbeds(withShortcodes(withoutComments(text), context)))
}

'use client'
import type { LexicalEditorViewMap } from '@payloadcms/richtext-lexical'
import { blockTypes } from '#cms/fields/article-blocks/block-icon.ts'
import { ArticleBlock } from './article-block.tsx'
import type { BlockFields } from './block-state.ts'

type ShownNode = { getFields: () => BlockFields; getKey: () => string }

const view = {
  Component: ({ node }: { node: unknown }) => {
    const { getFields, getKey } = node as ShownNode
    return <ArticleBlock nodeKey={getKey.call(node)} fields={getFields.call(node)} />
  },
}

/** How the editor shows the blocks of a text: as readers see them, with a form that opens in place. */
export const blockViews = {
  default: { nodes: { blocks: Object.fromEntries(blockTypes.map((type) => [type, view])) } },
} as unknown as LexicalEditorViewMap

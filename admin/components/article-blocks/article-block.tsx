'use client'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { $getNodeByKey } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useFormSubmitted } from '@payloadcms/ui'
import type { ClientBlock, FormState } from 'payload'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { type BlockFields, type BlockProblem, isEmpty, problemsOf } from './block-state.ts'
import { blockSummary } from './block-summary.ts'
import { ClosedBlock } from './closed-block.tsx'
import { type FocusTarget, OpenBlock } from './open-block.tsx'
import { useBlockState } from './use-block-state.ts'
import { useClientBlock } from './use-client-block.ts'
import { useEnterKey, useLeaving, useProblemsEvent } from './use-keys.ts'

type ArticleBlockProps = { nodeKey: string; fields: BlockFields }

/**
 * Blocks whose forms are open, by id, because the editor renders its blocks again after the server has changed the
 * text.
 */
const openBlocks = new Set<string>()

/** A block of a text: what readers see of it, or its form. */
export const ArticleBlock = memo(function ArticleBlock({ nodeKey, fields }: ArticleBlockProps) {
  const found = useClientBlock(fields.blockType)
  if (found) return <KnownBlock key={fields.id} {...found} nodeKey={nodeKey} fields={fields} />
  return <p className="article-block-note">The block “{fields.blockType}” no longer exists. Remove it from the text.</p>
})

function KnownBlock({
  nodeKey,
  fields,
  block,
  schemaPath,
}: ArticleBlockProps & { block: ClientBlock; schemaPath: string }) {
  const { id, blockType } = fields
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const rendered = useEditorConfigContext().fieldProps.initialLexicalFormState?.[id]?.formState as FormState | undefined
  const { render, check } = useBlockState(schemaPath)
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(() => isEditable && (isEmpty(fields) || openBlocks.has(id)))
  // A new block takes the focus from the editor; one that opens with the page does not.
  const takesFocus = useRef<FocusTarget>(
    editor.getRootElement()?.contains(document.activeElement) ? 'first field' : 'none',
  )
  const lastState = useRef(rendered)
  const [problems, setProblems] = useState<BlockProblem[]>([])
  const [areProblemsShown, showProblems] = useRefusals()

  const open = useCallback(() => {
    openBlocks.add(id)
    takesFocus.current = 'first field'
    setOpen(true)
  }, [id])
  const close = (hasFocus: boolean) => {
    openBlocks.delete(id)
    setOpen(false)
    showProblems(true)
    const state = lastState.current
    if (state) void check(state).then((checked) => checked && setProblems(problemsOf(checked)))
    if (hasFocus) requestAnimationFrame(() => frame.current?.querySelector('button')?.focus())
  }
  const remove = () => editor.update(() => $getNodeByKey(nodeKey)?.remove())
  useEnterKey(nodeKey, open)
  useLeaving(frame, isOpen, () => close(false))
  useProblemsEvent(frame, () => {
    showProblems(true)
    open()
    takesFocus.current = 'first problem'
  })

  const { description = '', labeledBy = [] } = (block.admin?.custom ?? {}) as {
    description?: string
    labeledBy?: string[]
  }
  const name = String(block.labels?.singular ?? blockType)
  return (
    <div ref={frame} className={isOpen ? 'article-block is-open' : 'article-block'} data-block={blockType}>
      {isOpen ? (
        <OpenBlock
          {...{ nodeKey, fields, block, schemaPath, name, description, isEditable, lastState, areProblemsShown }}
          {...{ render, check, remove, takesFocus }}
          close={() => close(true)}
        />
      ) : (
        <ClosedBlock
          {...{ fields, name, problems }}
          summary={blockSummary(fields, labeledBy)}
          open={isEditable ? open : undefined}
        />
      )}
    </div>
  )
}

/**
 * Returns whether all problems are shown: since the block was left, or since publishing was refused while it was there.
 */
function useRefusals() {
  const isSubmitted = useFormSubmitted()
  const wasSubmitted = useRef(isSubmitted)
  const shown = useState(false)
  const [, show] = shown
  useEffect(() => {
    if (isSubmitted && !wasSubmitted.current) show(true)
    wasSubmitted.current = isSubmitted
  }, [isSubmitted, show])
  return shown
}

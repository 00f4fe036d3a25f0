'use client'
import {
  $getNodeByKey,
  $getSelection,
  $setSelection,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import type { ClientBlock, FormState } from 'payload'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isSame } from '../newer-input/is-same.ts'
import { BlockForm } from './block-form.tsx'
import { type BlockFields, shows } from './block-state.ts'

/** Where the focus goes in a form that opens. */
export type FocusTarget = 'none' | 'first field' | 'first problem'

type OpenBlockProps = {
  nodeKey: string
  fields: BlockFields
  block: ClientBlock
  schemaPath: string
  name: string
  description: string
  isEditable: boolean
  /** The state of the form when it was last open, or as it came with the page. */
  lastState: RefObject<FormState | undefined>
  areProblemsShown: boolean
  takesFocus: RefObject<FocusTarget>
  render: (fields: BlockFields) => Promise<FormState | undefined>
  check: (state: FormState) => Promise<FormState | undefined>
  remove: () => void
  close: () => void
}

type BlockNode = { getFields: () => BlockFields; setFields: (fields: BlockFields, isFormCurrent: boolean) => void }

/**
 * Renders the form of a block, which takes its place in the text. Escape or “Done” closes it; nothing has to be saved.
 */
export function OpenBlock({ name, description, takesFocus, remove, close, ...form }: OpenBlockProps) {
  const { nodeKey, fields, block, schemaPath, isEditable, areProblemsShown, check } = form
  const [editor] = useLexicalComposerContext()
  const written = useRef(fields)
  const readStored = useCallback(
    () => editor.read(() => ($getNodeByKey(nodeKey) as unknown as BlockNode | null)?.getFields()),
    [editor, nodeKey],
  )
  const { state, isFailed, retry } = useInitialState(form, written, readStored)
  const body = useRef<HTMLDivElement>(null)

  const takeFocus = useCallback(() => {
    if (takesFocus.current !== 'first field') return
    takesFocus.current = 'none'
    focusIn(body.current, [FIRST_FIELD, 'input, button'])
  }, [takesFocus])
  const goToProblem = useCallback(() => {
    if (takesFocus.current !== 'first problem') return
    takesFocus.current = 'none'
    // Once the problems are rendered.
    requestAnimationFrame(() =>
      focusIn(body.current?.querySelector('.error'), ['input, textarea, [contenteditable="true"]', 'button']),
    )
  }, [takesFocus])
  // Clears the selection, so that keys in the form do not change the text: Tab would indent a paragraph, and Backspace
  // would remove the selected block.
  const endSelection = () =>
    editor.update(
      () => {
        if ($getSelection()) $setSelection(null)
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  const { lastState } = form
  const change = useCallback(
    (next: FormState, values: Record<string, unknown> | undefined) => {
      lastState.current = next
      if (!values) return
      editor.update(
        () => {
          const node = $getNodeByKey(nodeKey) as unknown as BlockNode | null
          if (!node) return
          const { id, blockType, blockName } = node.getFields()
          written.current = { ...values, id, blockType, ...(blockName === undefined ? {} : { blockName }) }
          node.setFields(written.current, true)
        },
        // Without this, the editor takes the focus back from the form.
        { tag: SKIP_DOM_SELECTION_TAG },
      )
    },
    [editor, nodeKey, lastState],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the form from every field in it
    <div
      onFocus={endSelection}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isInMenu(event.target as Element)) return
        event.stopPropagation()
        close()
      }}
    >
      <header className="article-block-head">
        <b>{name}</b>
        {description && <p>{description}</p>}
      </header>
      <div ref={body} className="article-block-fields">
        {state ? (
          <BlockForm
            key={state.key}
            initialState={state.fields}
            onChange={change}
            onReady={takeFocus}
            onChecked={goToProblem}
            {...{ block, schemaPath, isEditable, areProblemsShown, check }}
          />
        ) : (
          <Waiting isFailed={isFailed} retry={retry} />
        )}
      </div>
      <footer className="article-block-foot">
        <button type="button" onClick={remove}>
          Remove {name.toLowerCase()}
        </button>
        <button type="button" className="is-main" onClick={close}>
          Done
        </button>
      </footer>
    </div>
  )
}

const FIRST_FIELD = 'textarea, input[type="text"]:not([role="combobox"]), [contenteditable="true"]'

/** Focuses the first element of the first matching selector, and scrolls to it. */
function focusIn(place: Element | null | undefined, selectors: string[]) {
  const [found] = selectors.flatMap((selector) => place?.querySelector<HTMLElement>(selector) ?? [])
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'nearest' })
}

const isInMenu = (target: Element) => target.closest('.rs__control--menu-is-open') !== null

function Waiting({ isFailed, retry }: { isFailed: boolean; retry: () => void }) {
  if (!isFailed) return <p className="article-block-note">Loading the fields…</p>
  return (
    <p className="article-block-note" role="alert">
      The fields could not be loaded.{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  )
}

type Source = Pick<OpenBlockProps, 'fields' | 'lastState' | 'render'>

/**
 * Returns the state with which the form opens: what the page has of it, or else what the server renders. If something
 * other than the form changes the block, such as Undo, the form opens anew.
 */
function useInitialState(
  { fields, lastState, render }: Source,
  written: RefObject<BlockFields>,
  readStored: () => BlockFields | undefined,
) {
  const [state, setState] = useState(() => known(fields, lastState.current))
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(fields)
  latest.current = fields
  useEffect(() => {
    // The stored fields are used instead of the rendered ones, because the form may have written more since.
    const stored = readStored()
    if (!stored || isSame(stored, written.current)) return
    written.current = stored
    setState(undefined)
  }, [fields, written, readStored])
  useEffect(() => {
    if (state) return
    let isCurrent = true
    setFailed(false)
    void render(latest.current).then((rendered) => {
      if (!isCurrent) return
      lastState.current = rendered
      setState(rendered && { key: crypto.randomUUID(), fields: rendered })
      setFailed(!rendered)
    })
    return () => {
      isCurrent = false
    }
  }, [state, attempt, render, lastState])
  return { state, isFailed, retry: () => setAttempt((count) => count + 1) }
}

function known(fields: BlockFields, state: FormState | undefined) {
  return state && shows(state, fields) ? { key: fields.id, fields: state } : undefined
}

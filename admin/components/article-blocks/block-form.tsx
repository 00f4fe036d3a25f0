'use client'
import { Form, RenderFields, useAllFormFields, useForm, useFormInitializing } from '@payloadcms/ui'
import type { ClientBlock, FormState } from 'payload'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isSame } from '../newer-input/is-same.ts'
import { valuesOf, withProblemsOf } from './block-state.ts'
import { checkerOf } from './checker.ts'
import { fieldPathOf } from './field-path.ts'

type BlockFormProps = {
  block: ClientBlock
  schemaPath: string
  /** The state with which the form opens. */
  initialState: FormState
  isEditable: boolean
  /** Whether the problems of all fields are shown, instead of only those of fields that someone has left. */
  areProblemsShown: boolean
  /** Called at once with every change of the form; without values if they are the same as before. */
  onChange: (state: FormState, values: Record<string, unknown> | undefined) => void
  /** Called once the fields can be typed into. */
  onReady: () => void
  /** Called when the problems of the form are known. */
  onChecked: () => void
  check: (state: FormState) => Promise<FormState | undefined>
}

/**
 * Renders the form of a block, in its text. Every change is stored in the text at once; the server only reports
 * problems and the fields of new rows.
 */
export function BlockForm(props: BlockFormProps) {
  const { block, schemaPath, initialState, isEditable, areProblemsShown } = props
  const left = useRef(new Set<string>())
  const requestCheck = useRef<(() => void) | undefined>(undefined)
  const isLeft = useRef((path: string) => left.current.has(path))
  isLeft.current = (path) => areProblemsShown || left.current.has(path)
  const first = useRef(withProblemsOf(initialState, (path) => isLeft.current(path)))
  const noteLeft = ({ target }: FocusEvent<HTMLElement>) => {
    const path = fieldPathOf(target)
    if (!path || left.current.has(path)) return
    left.current.add(path)
    requestCheck.current?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notes which of the fields in it were left
    <div onBlur={noteLeft}>
      <Form el="div" fields={block.fields} initialState={first.current} submitted>
        <Changes {...props} isLeft={isLeft} requestCheck={requestCheck} />
        <RenderFields
          fields={block.fields}
          forceRender
          parentIndexPath=""
          parentPath=""
          parentSchemaPath={schemaPath}
          permissions
          readOnly={!isEditable}
        />
      </Form>
    </div>
  )
}

type ChangesProps = Pick<BlockFormProps, 'onChange' | 'onReady' | 'onChecked' | 'check' | 'areProblemsShown'> & {
  isLeft: RefObject<(path: string) => boolean>
  requestCheck: RefObject<(() => void) | undefined>
}

/** Passes on what changes in the form, and has it checked. */
function Changes({ onChange, onReady, onChecked, check, areProblemsShown, isLeft, requestCheck }: ChangesProps) {
  const [fields, dispatch] = useAllFormFields()
  const { getFields } = useForm()
  const latest = useRef({ onChange, onChecked, check })
  latest.current = { onChange, onChecked, check }
  const known = useRef<Record<string, unknown> | undefined>(undefined)

  useEffect(() => {
    const checker = checkerOf({
      ask: async (state) => {
        const incoming = await latest.current.check(state)
        return incoming && withProblemsOf(incoming, (path) => isLeft.current(path))
      },
      read: getFields,
      merge: (serverState) => {
        dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: getFields() }, serverState })
        latest.current.onChecked()
      },
    })
    requestCheck.current = checker.request
    return checker.stop
  }, [dispatch, getFields, isLeft, requestCheck])

  useEffect(() => {
    const values = valuesOf(fields)
    const isChanged = known.current !== undefined && !isSame(values, known.current)
    known.current = values
    if (isChanged) requestCheck.current?.()
    latest.current.onChange(fields, isChanged ? values : undefined)
  }, [fields, requestCheck])
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (!isInitializing) onReady()
  }, [isInitializing, onReady])
  useEffect(() => {
    if (areProblemsShown) requestCheck.current?.()
  }, [areProblemsShown, requestCheck])
  return null
}

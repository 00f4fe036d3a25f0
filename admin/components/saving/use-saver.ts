'use client'
import { useAllFormFields, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { onRefusal, prepareRequests, settled } from './document-requests.tsx'
import { useEditing } from './editing.tsx'
import { deleteCopy, keepCopy } from './local-copy.ts'
import { retryDelay } from './retry-delay.ts'
import type { SaveState } from './save-text.ts'
import { sendDraft } from './send-draft.ts'
import { newName } from './tab.ts'
import { useSaved } from './use-saved.ts'

/** A pause in typing after which a draft is saved, and the longest time without a save while somebody types on. */
const PAUSE_MS = 2_000
const MAX_WAIT_MS = 10_000
/** A pause after which the browser keeps the text. */
const COPY_MS = 400

/**
 * Saves the document of a form while somebody writes, keeps in the browser what the server does not have, and says
 * where the text is.
 * @param savesItself documents with drafts. Others are saved with their button, and kept in the browser until then.
 */
export function useSaver(savesItself: boolean) {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo()
  const { document, isHolder } = useEditing()
  const { user } = useAuth()
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const adopt = useSaved()
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: undefined })
  const [isKept, setKept] = useState(true)
  const account = Number(user?.id)
  const path = globalSlug ? `/cms-api/globals/${globalSlug}` : `/cms-api/${collectionSlug}${id ? `/${id}` : ''}`

  /** `typedAt`: when the oldest unsaved change was made; 0 if there is none. */
  const now = useRef({ typedAt: 0, failures: 0, isSaving: false, isOpen: true })
  const draftKey = useRef<string>(undefined)
  const timers = useRef<{ save?: Timer; copy?: Timer }>({})

  const keep = useEffectEvent(async () => {
    const data = form.getData()
    setKept(await keepCopy({ account, document }, { title: String(data.title ?? data.name ?? ''), data }))
  })

  const isBlocked = ['stale', 'taken-over', 'signed-out', 'gone'].includes(state.kind)

  const save = useEffectEvent(async () => {
    clearTimeout(timers.current.save)
    const { current } = now
    if (!savesItself || current.isSaving || current.typedAt === 0 || !isHolder) return
    current.isSaving = true
    await settled(path)
    const sentAt = Date.now()
    const sent = form.getData()
    const sentFields = form.getFields()
    setState({ kind: 'saving' })
    const isNew = !globalSlug && !id
    draftKey.current ??= newName()
    const method = isNew || globalSlug ? 'POST' : 'PATCH'
    const result = await sendDraft(path, method, { ...sent, _status: 'draft' }, isNew ? draftKey.current : undefined)
    current.isSaving = false
    current.failures = result.kind === 'away' ? current.failures + 1 : 0
    if (result.kind === 'saved') {
      const isAll = lastTypedAt.current <= sentAt
      adopted.current = adopt({ doc: result.doc, sentFields, isNew, isAll })
      if (isAll) {
        current.typedAt = 0
        setState({ kind: 'saved', at: Date.now() })
        await deleteCopy({ account, document })
      } else {
        current.typedAt = sentAt
        setState({ kind: 'unsaved' })
        schedule()
      }
    } else if (result.kind === 'created-before') {
      adopt({ doc: { id: result.id }, sentFields, isNew, isAll: false })
      current.typedAt = sentAt
      schedule()
    } else {
      setState(result)
      if (result.kind === 'away' && current.isOpen)
        timers.current.save = setTimeout(() => void save(), retryDelay(current.failures))
    }
  })

  const lastTypedAt = useRef(0)

  const schedule = useEffectEvent(() => {
    clearTimeout(timers.current.copy)
    timers.current.copy = setTimeout(() => void keep(), COPY_MS)
    if (!savesItself || now.current.failures > 0 || isBlocked) return
    clearTimeout(timers.current.save)
    const longest = now.current.typedAt + MAX_WAIT_MS - Date.now()
    timers.current.save = setTimeout(() => void save(), Math.max(0, Math.min(PAUSE_MS, longest)))
  })

  /** The values when the form was last seen, to tell typing from what the server sent. */
  const seen = useRef(fields)
  const adopted = useRef(new Map<string, unknown>())
  const onFields = useEffectEvent(() => {
    const before = seen.current
    seen.current = fields
    if (before === fields || !isModified || !isHolder) return
    const isTyped = Object.entries(fields).some(
      ([name, { value, rows }]) =>
        (value !== before[name]?.value || rows?.length !== before[name]?.rows?.length) &&
        !(adopted.current.has(name) && adopted.current.get(name) === value),
    )
    if (!isTyped) return
    lastTypedAt.current = Date.now()
    now.current.typedAt ||= lastTypedAt.current
    if (!isBlocked && state.kind !== 'away') setState({ kind: 'unsaved' })
    schedule()
  })
  useEffect(() => onFields(), [fields, isModified])

  // Payload's own buttons save, too: “Publish changes”, and “Save” of documents without drafts. Only a save that
  // succeeded changes the time of the last one.
  const lastSave = useRef(lastUpdateTime)
  const onSavedByButton = useEffectEvent(() => {
    if (lastSave.current === lastUpdateTime) return
    lastSave.current = lastUpdateTime
    if (isModified || now.current.isSaving || now.current.typedAt === 0) return
    clearTimeout(timers.current.save)
    clearTimeout(timers.current.copy)
    now.current.typedAt = 0
    setState({ kind: 'saved', at: Date.now() })
    void deleteCopy({ account, document })
  })
  useEffect(() => onSavedByButton(), [isModified, lastUpdateTime])

  const onRefused = useEffectEvent((refusal: Parameters<Parameters<typeof onRefusal>[0]>[0]) => {
    if (refusal.path !== path) return
    const { code } = refusal
    if (code === 'signed-out') setState({ kind: 'signed-out' })
    else if (code !== 'already-created') setState({ kind: code, message: '' })
  })
  useEffect(() => onRefusal((refusal) => onRefused(refusal)), [])
  useEffect(() => prepareRequests(path), [path])

  useEffect(() => {
    const { current } = now
    current.isOpen = true
    const onLine = () => current.failures > 0 && void save()
    const warn = (event: BeforeUnloadEvent) => current.typedAt > 0 && event.preventDefault()
    window.addEventListener('online', onLine)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', onLine)
      window.removeEventListener('beforeunload', warn)
      current.isOpen = false
      // Another screen of the back office opens: the request continues, and the copy stays until it has succeeded.
      if (current.typedAt > 0) void save()
    }
  }, [])

  /** Continues after the reason for not saving is gone: somebody signed in, or chose between two texts. */
  const resume = useCallback(() => {
    now.current.failures = 0
    now.current.typedAt ||= Date.now()
    lastTypedAt.current = now.current.typedAt
    setState({ kind: 'unsaved' })
    timers.current.save = setTimeout(() => void save(), 0)
  }, [])

  /** Records that the form contains exactly what is stored. */
  const recordStored = useCallback(() => {
    clearTimeout(timers.current.save)
    clearTimeout(timers.current.copy)
    now.current.typedAt = 0
    setState({ kind: 'saved', at: undefined })
  }, [])

  return {
    state,
    isKept,
    /** Whether there is text that the server does not have. */
    isUnsaved: () => now.current.typedAt > 0,
    saveNow: () => void save(),
    resume,
    recordStored,
  }
}

type Timer = ReturnType<typeof setTimeout>

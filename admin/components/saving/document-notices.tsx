'use client'
import { useAuth, useForm } from '@payloadcms/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CompareDialog } from './compare-dialog.tsx'
import { useEditing } from './editing.tsx'
import { Notice } from './notice.tsx'
import { Presence, Time } from './presence.tsx'
import { problemText } from './save-text.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { readStored } from './stored-document.ts'
import { useComparison } from './use-comparison.ts'
import { useFormLock } from './use-form-lock.ts'
import { useLeftCopies } from './use-left-copies.ts'
import type { useSaver } from './use-saver.ts'

type DocumentNoticesProps = {
  saver: ReturnType<typeof useSaver>
  /** Something in the bar, below which the notices appear. */
  bar: RefObject<HTMLElement | null>
}

/** Shows below the bar of a document who else is here, texts that were not saved, and what to do about both. */
export function DocumentNotices({ saver, bar }: DocumentNoticesProps) {
  const { document, lease, isHolder, isSignedOut, renew, takeOver } = useEditing()
  const { user } = useAuth()
  const form = useForm()
  const whileLocked = useFormLock(isHolder)
  const comparison = useComparison(saver, whileLocked)
  const copies = useLeftCopies()
  const place = useNoticePlace(bar)
  const [isSigningIn, setSigningIn] = useState(false)
  const account = useRef(Number(user?.id)).current
  const { kind } = saver.state
  const hasLostSession = isSignedOut || kind === 'signed-out'

  useEffect(() => setSigningIn(hasLostSession), [hasLostSession])

  const showNewest = useEffectEvent(async () => {
    if (!lease?.updatedAt || saver.isUnsaved()) return
    const shown = Date.parse(String(form.getField('updatedAt')?.value ?? ''))
    if (shown >= Date.parse(lease.updatedAt)) return
    await whileLocked(async () => {
      const stored = await readStored(document)
      if (!stored || saver.isUnsaved()) return
      await form.reset(stored)
      saver.recordStored()
    })
  })
  const wasHolder = useRef(false)
  const onLease = useEffectEvent(() => {
    if (!lease) return
    // The form already contains the holder's own saves.
    if (!lease.isHolder || !wasHolder.current) void showNewest()
    if (lease.isHolder && !wasHolder.current && kind === 'taken-over') void comparison.compare()
    wasHolder.current = lease.isHolder
  })
  useEffect(() => onLease(), [lease])

  // If there is no difference to decide, the comparison saves automatically.
  const onStale = useEffectEvent(() => void comparison.compare())
  useEffect(() => {
    if (kind === 'stale') onStale()
  }, [kind])

  async function signedIn() {
    setSigningIn(false)
    await renew()
    if (saver.isUnsaved()) saver.resume()
  }

  const isLeftBehind = !isHolder && saver.isUnsaved()
  const [copy] = copies.list
  const problem = problemText(saver.state, saver.isKept)
  if (!place) return null
  return createPortal(
    <>
      {lease && <Presence lease={lease} onTakeOver={() => void takeOver()} />}
      {problem && <Notice text={problem} />}
      {(kind === 'stale' || isLeftBehind) && (
        <Notice
          text={
            isLeftBehind
              ? 'Your last changes were not saved before somebody else took over. They are kept here.'
              : 'Somebody saved a newer text while you were writing. Nothing was overwritten.'
          }
          actions={{ 'Compare the texts': () => void comparison.compare() }}
        />
      )}
      {hasLostSession && !isSigningIn && (
        <Notice text="You are signed out. Your text is still here." actions={{ 'Sign in': () => setSigningIn(true) }} />
      )}
      {copy && (
        <Notice
          text={
            <>
              A text that you typed here at <Time at={copy.at} /> was not saved. This browser has kept it.
            </>
          }
          actions={{
            'Bring it back': () => void comparison.compare(copy.data, () => void copies.remove(copy)),
            'Delete it': () => void copies.remove(copy),
          }}
        />
      )}
      {comparison.comparison && (
        <CompareDialog
          reason={
            copy
              ? 'This browser has a text that was not saved.'
              : `${lease?.author ?? 'Somebody'} saved this while you were writing.`
          }
          others={lease?.author ?? 'Saved'}
          differences={comparison.comparison.differences}
          hasHistory={comparison.hasHistory}
          onChoose={comparison.choose}
          onClose={comparison.close}
        />
      )}
      {isSigningIn && (
        <SignInDialog account={account} onSignedIn={() => void signedIn()} onClose={() => setSigningIn(false)} />
      )}
    </>,
    place,
  )
}

/** Returns an element below Payload's bar, which has no slot for one. */
function useNoticePlace(bar: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const controls = bar.current?.closest('.doc-controls')
    if (!controls) return
    const element = window.document.createElement('div')
    element.className = 'document-notices'
    controls.after(element)
    setPlace(element)
    return () => element.remove()
  }, [bar])
  return place
}

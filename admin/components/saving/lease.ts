'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OtherTab } from '#cms/editing/tabs.ts'
import { callBackOffice } from '../call-back-office.ts'
import { hasLostSession } from './is-signed-in.ts'
import { tab } from './tab.ts'

const VISIBLE_MS = 2_000
const HIDDEN_MS = 20_000

/** What the server says about who has a document open. */
export type Lease = {
  /** Whether this tab may save the document. */
  isHolder: boolean
  others: OtherTab[]
  account: number
  /** Of the newest state. */
  updatedAt: string | null
  /** Who saved it. */
  author: string | null
}

/**
 * Renews the lease of this tab every two seconds while it is visible.
 * @param document such as `posts/12`; undefined for a document that does not exist yet
 * @returns `lease`: undefined until the server has answered, or if it gave none; `isSignedOut`: it no longer knows the
 *   session
 */
export function useLease(document: string | undefined) {
  const [lease, setLease] = useState<Lease>()
  const [isSignedOut, setSignedOut] = useState(false)
  const newest = useRef(0)

  const renew = useCallback(
    async (wants?: 'take-over') => {
      if (!document) return
      newest.current += 1
      const turn = newest.current
      const sentAt = performance.now()
      const { ok, body } = await callBackOffice<Lease>('/editing', { document, tab, ...(wants ? { wants } : {}) })
      if (turn !== newest.current) return
      if (ok) setLease(body)
      setSignedOut(!ok && (await hasLostSession(sentAt)))
    },
    [document],
  )

  useEffect(() => {
    if (!document) return
    let timer: ReturnType<typeof setTimeout>
    let isOpen = true
    async function again() {
      clearTimeout(timer)
      await renew()
      clearTimeout(timer)
      if (isOpen) timer = setTimeout(again, window.document.hidden ? HIDDEN_MS : VISIBLE_MS)
    }
    const leave = () => navigator.sendBeacon('/cms-api/editing', leaving(document))
    // A page that is left is hidden first: a renewal then could arrive after the beacon, and keep the document for a
    // tab that is gone.
    const shown = () => !window.document.hidden && void again()
    void again()
    window.document.addEventListener('visibilitychange', shown)
    window.addEventListener('pagehide', leave)
    return () => {
      isOpen = false
      clearTimeout(timer)
      window.document.removeEventListener('visibilitychange', shown)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [document, renew])

  return { lease, isSignedOut, renew, takeOver: () => renew('take-over') }
}

function leaving(document: string) {
  return new Blob([JSON.stringify({ document, tab, wants: 'leave' })], { type: 'application/json' })
}

'use client'
import { useEffect, useState } from 'react'
import { saveText } from './save-text.ts'
import type { useSaver } from './use-saver.ts'

type SaveStatusProps = { saver: ReturnType<typeof useSaver>; savesItself: boolean }

const TICK_MS = 30_000

/** Says where the text of a document is. What went wrong is announced below the bar. */
export function SaveStatus({ saver: { state }, savesItself }: SaveStatusProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [state])
  return (
    <p className="save-status" data-state={state.kind}>
      {saveText(state, savesItself, now)}
    </p>
  )
}

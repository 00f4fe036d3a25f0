import { useEffect, useState } from 'react'
import { messages } from '#engine/messages.ts'

export type FoundItem = { label: string; detail: string; href: string }
export type FoundGroup = { title: string; items: FoundItem[] }

/** Long enough that a fast typist asks once. */
const PAUSE_MS = 120

type Found = { query: string; groups: FoundGroup[]; problem: string; isDone: boolean }

/**
 * Returns what was found for a query; until it has arrived, what was found before. A newer query stops an older one.
 */
export function useFound(query: string): Found {
  const [found, setFound] = useState<Found>({ query: '', groups: [], problem: '', isDone: false })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void ask(), query === '' ? 0 : PAUSE_MS)
    async function ask() {
      try {
        const response = await fetch(`/cms-api/finder?q=${encodeURIComponent(query)}`, { signal: stop.signal })
        const body = (await response.json()) as { groups?: FoundGroup[]; message?: string }
        setFound({ query, groups: body.groups ?? [], problem: response.ok ? '' : (body.message ?? ''), isDone: true })
      } catch {
        if (!stop.signal.aborted) setFound({ query, groups: [], problem: messages.unexpected, isDone: true })
      }
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return found
}

'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Edit } from '#cms/review/review-of.ts'
import { callBackOffice } from '../call-back-office.ts'

export type DateType = 'publish' | 'unpublish'

export type PlannedDate = {
  id: number
  type: DateType
  /** The date has passed; the worker runs within a minute. */
  isDue: boolean
  when: string
  local: string
  timeZone: string
  by: string
  /** What was written since: it stays a draft. */
  edits: Edit[]
}

export type Schedule = {
  dates: PlannedDate[]
  /** Of the site. */
  timeZone: string
  timeZones: string[]
  suggested: string
  savedAt: string
  /** Visitors see it now. */
  isPublic: boolean
  types: DateType[]
}

export type SetDate = (date: { type: DateType; local: string; timeZone: string }) => Promise<void>

/** Reads the dates of a document, and changes them. */
export function useSchedule(document: string) {
  const [schedule, setSchedule] = useState<Schedule>()
  const [message, setMessage] = useState('')

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<Schedule>(`/schedule?document=${encodeURIComponent(document)}`)
    if (ok) setSchedule(body)
  }, [document])

  useEffect(() => void look(), [look])

  async function call(path: string, body: Record<string, unknown>) {
    const { body: result } = await callBackOffice(path, body)
    setMessage(result.message)
    await look()
  }

  const set: SetDate = (date) => call('/schedule', { document, ...date })
  const remove = (id: number) => call(`/schedule/${id}/delete`, {})
  return { schedule, message, look, set, remove }
}

'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Edit } from '#cms/review/review-of.ts'
import type { ReviewState, ReviewStep } from '#cms/review/steps.ts'
import { callBackOffice } from '../call-back-office.ts'
import type { Colleague } from '../collaboration/colleagues.ts'

/** Where the review of a document is, and what the account can do now. */
export type Review = {
  state: ReviewState
  sentBy: string
  sentAt: string
  note: string
  /** Empty when the account of the reviewer is gone. */
  assignee: string
  isForMe: boolean
  decidedBy: string
  decidedAt: string
  edits: Edit[]
  seen: string
  steps: ReviewStep[]
  mayPublish: boolean
  reviewers: Colleague[]
}

export type TakeStep = (step: ReviewStep, more: { text: string; assignee?: number }) => Promise<boolean>

/** Event with which a decision tells the comments of a document that it added one. */
export const COMMENTS_CHANGED = 'comments-changed'

/** Reads the review of a document, and takes its steps. */
export function useReview(document: string) {
  const [review, setReview] = useState<Review>()
  const [message, setMessage] = useState('')

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<Review>(`/review-requests/about?document=${encodeURIComponent(document)}`)
    if (ok) setReview(body)
  }, [document])

  useEffect(() => void look(), [look])

  const take: TakeStep = async (step, more) => {
    const { ok, body } = await callBackOffice('/review-requests/step', { document, step, seen: review?.seen, ...more })
    setMessage(body.message)
    // The form still has the former state of the document.
    if (ok && step === 'publish') window.location.assign(window.location.pathname)
    else await look()
    window.dispatchEvent(new Event(COMMENTS_CHANGED))
    return ok
  }

  return { review, message, look, take }
}

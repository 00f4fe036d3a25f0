import type { CollectionBeforeChangeHook } from 'payload'

const decisions = ['offer', 'rejected', 'withdrawn']

/** The time after which an application is deleted counts from the decision; one that is reopened has none. */
export const noteDecision: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, decidedAt: decisions.includes(data.status) ? new Date().toISOString() : null }
}

import type { CollectionBeforeChangeHook } from 'payload'

const decisions = ['offer', 'rejected', 'withdrawn']

/**
 * Notes the date of a decision: the retention period of an application starts with the decision; a reopened application
 * has no decision date.
 */
export const noteDecision: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, decidedAt: decisions.includes(data.status) ? new Date().toISOString() : null }
}

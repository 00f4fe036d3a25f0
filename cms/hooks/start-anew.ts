import type { CollectionBeforeChangeHook } from 'payload'

/** Sending an email again restarts its 72 hours. */
export const startAnew: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const again = operation === 'update' && data.status === 'waiting' && originalDoc?.status !== 'waiting'
  return again ? { ...data, firstTriedAt: null, attempts: 0, lastError: null } : data
}

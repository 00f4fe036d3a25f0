import type { CollectionBeforeChangeHook } from 'payload'

/** Restarts the 72 hours of an email that is sent again. */
export const startAnew: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const again = operation === 'update' && data.status === 'waiting' && originalDoc?.status !== 'waiting'
  return again ? { ...data, firstTriedAt: null, attempts: 0, lastError: null } : data
}

import type { CollectionBeforeChangeHook } from 'payload'

/** Sent again means tried from the beginning: the 72 hours count anew. */
export const startAnew: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const again = operation === 'update' && data.status === 'waiting' && originalDoc?.status !== 'waiting'
  return again ? { ...data, firstTriedAt: null, attempts: 0, lastError: null } : data
}

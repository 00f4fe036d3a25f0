import type { CollectionBeforeChangeHook } from 'payload'

/** Clears why a webhook was turned off when it is turned on again. */
export const startAfresh: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isOnAgain = operation === 'update' && data.active === true && originalDoc?.active === false
  return isOnAgain ? { ...data, failingSince: null, offReason: null } : data
}

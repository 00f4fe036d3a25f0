import type { CollectionBeforeChangeHook } from 'payload'

/** Turning a webhook on again clears why it was turned off. */
export const startAfresh: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isOnAgain = operation === 'update' && data.active === true && originalDoc?.active === false
  return isOnAgain ? { ...data, failingSince: null, offReason: null } : data
}

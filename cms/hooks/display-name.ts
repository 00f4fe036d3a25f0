import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Sets the name that lists show: the two kinds of testimonials store the name in different fields; lists show this one.
 */
export const keepDisplayName: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { kind, clientName, name } = { ...originalDoc, ...data }
  return { ...data, displayName: (kind === 'short' ? name : clientName) ?? '' }
}

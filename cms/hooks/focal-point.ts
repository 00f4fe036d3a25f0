import type { CollectionBeforeOperationHook } from 'payload'

const CENTER = 50

/**
 * Stores the focal point that an editor set, and leaves the file alone. Payload would write the file again, and until
 * then visitors would miss it; here, pages crop by the focal point in the URL of an image.
 */
export const keepFileOnFocus: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const edits = req.query?.uploadEdits as { focalPoint?: { x?: unknown; y?: unknown } } | undefined
  if (operation !== 'update' || req.file || !edits?.focalPoint) return args
  const { x, y } = edits.focalPoint
  const { uploadEdits: _, ...query } = req.query
  req.query = query
  return { ...args, data: { ...args.data, focalX: percent(x), focalY: percent(y) } }
}

function percent(value: unknown) {
  const number = Math.round(Number(value))
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : CENTER
}

import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { countOf } from '#engine/text/count-of.ts'

/** Refuses to delete a host with upcoming calls, so that visitors do not lose them. */
export const refuseWithBookingsAhead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'bookings',
    where: {
      and: [
        { host: { equals: id } },
        { status: { in: ['booked', 'held'] } },
        { endsAt: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  })
  if (totalDocs === 0) return
  const calls = countOf(totalDocs, 'booked call')
  throw new APIError(`This person has ${calls} ahead. Cancel them first, or clear “Takes calls”.`, 409, undefined, true)
}

import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'

/** Refuses to remove the last administrator: someone must be able to assign roles. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const stays = operation === 'create' || data.roles === undefined || (data.roles as string[]).includes('admin')
  if (!stays && originalDoc?.roles?.includes('admin')) await refuseIfLast(originalDoc.id, req)
  return data
}

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = ({ id, req }) => refuseIfLast(id, req)

async function refuseIfLast(id: number | string, req: PayloadRequest) {
  const others = await req.payload.count({
    collection: 'users',
    where: { and: [{ id: { not_equals: id } }, { roles: { in: ['admin'] } }] },
    req,
  })
  if (others.totalDocs === 0)
    throw new APIError(
      'This is the only administrator. Make someone else an administrator first.',
      400,
      undefined,
      true,
    )
}

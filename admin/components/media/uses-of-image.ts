import { callBackOffice } from '../call-back-office.ts'

export type ImageUse = { kind: string; title: string; href: string; isTrashed: boolean }

type Uses = Record<string, ImageUse[]>

/** The rows of a list ask at the same time and share one request. */
let waiting: { ids: Set<number>; response: Promise<Uses> } | undefined

/** Returns the documents that show an image; undefined if they cannot be read. */
export async function usesOfImage(id: number): Promise<ImageUse[] | undefined> {
  if (!waiting) {
    const ids = new Set<number>()
    waiting = { ids, response: Promise.resolve().then(() => read(ids)) }
  }
  waiting.ids.add(id)
  return (await waiting.response)[id]
}

async function read(ids: Set<number>): Promise<Uses> {
  // By the next frame, the effects of all rows have run.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  waiting = undefined
  const { ok, body } = await callBackOffice<{ uses: Uses }>(`/media/uses?ids=${[...ids].join(',')}`)
  return ok ? body.uses : {}
}

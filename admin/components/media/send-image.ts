import type { Sent } from './upload-queue.ts'

const MAX_BYTES = 10 * 1024 * 1024
const RETRY_MS = 5_000
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** Returns why the library takes no such file, so that it need not be sent. The server decides the rest. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'It is not a PNG, JPEG, WebP, AVIF, or GIF image.'
  return size > MAX_BYTES ? 'It is larger than 10 MB.' : undefined
}

/** Puts a file into the library, without a description. */
export async function sendImage(file: File): Promise<Sent> {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', '{}')
  try {
    const response = await fetch('/cms-api/media?depth=0', { method: 'POST', credentials: 'same-origin', body: form })
    const body = (await response.json()) as { doc?: { id: number }; errors?: { message: string }[]; message?: string }
    if (response.ok && body.doc) return { id: body.doc.id }
    const reason = body.errors?.[0]?.message ?? body.message ?? 'The server could not store it.'
    if (response.status !== 503 && response.status !== 429) return { reason }
    return { reason, retryAfterMs: Number(response.headers.get('retry-after')) * 1_000 || RETRY_MS }
  } catch {
    return { reason: 'The server could not be reached.', retryAfterMs: RETRY_MS }
  }
}

import type { PastedPicture } from '#engine/pasting/paste.ts'
import { callBackOffice, callSite } from '../call-back-office.ts'

type Stored = { id: number } | { reason?: string }

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }

/** Puts a picture of the clipboard into the media library. The server fetches it if only its URL was copied. */
export async function storePicture(picture: PastedPicture & { file?: File }, alt: string): Promise<Stored> {
  const { src, name } = picture
  const file = picture.file ?? (src.startsWith('data:') ? fileOf(src, name) : undefined)
  if (file) return upload(file, alt)
  if (!/^https?:/i.test(src)) return {}
  const { ok, body } = await callSite<{ id: number }>('/copy-picture', { url: src, alt, name })
  return ok ? { id: body.id } : { reason: body.message }
}

async function upload(file: File, alt: string): Promise<Stored> {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify({ alt }))
  const { ok, body } = await callBackOffice<{ doc: { id: number } }>('/media', form)
  return ok ? { id: body.doc.id } : { reason: body.message }
}

/** Decodes without `fetch`, because the content security policy of the back office allows no data URLs there. */
function fileOf(dataUrl: string, name: string): File | undefined {
  const [, type, base64, data] = /^data:([\w/+.-]+)[^,]*?(;base64)?,([\s\S]*)$/.exec(dataUrl) ?? []
  if (!type || data === undefined) return undefined
  try {
    const text = base64 ? atob(decodeURIComponent(data)) : decodeURIComponent(data)
    const bytes = base64 ? Uint8Array.from(text, (char) => char.charCodeAt(0)) : new TextEncoder().encode(text)
    return new File([bytes], name || `pasted.${EXTENSIONS[type] ?? type.split('/')[1]}`, { type })
  } catch {
    return undefined
  }
}

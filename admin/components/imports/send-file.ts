/** The server takes parts of up to 8 MB; smaller ones show progress sooner, and less is sent again after a failure. */
const PART_BYTES = 4 * 1024 * 1024
const MAX_ATTEMPTS = 8
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000
const UNREACHED = 'The server could not be reached. Choose the file again to go on.'

/** What the server responds to a part: where the next one begins, why it refused it, or that it is busy. */
export type PartResponse = { received: number } | { refusal: string; received?: number | undefined } | 'again'

type Upload = {
  file: Pick<File, 'size' | 'slice'>
  /** Where to begin: the number of bytes that the server has. */
  from: number
  send: (offset: number, part: Blob) => Promise<PartResponse>
  onProgress: (received: number) => void
  wait?: (ms: number) => Promise<void>
}

/**
 * Sends a file in parts, one after the other. A part that fails is sent again, after longer and longer delays, and one
 * that the server expects at another place is sent from there.
 * @returns why it ended before the last part; undefined if everything has arrived
 */
export async function sendFile({ file, from, send, onProgress, wait = delay }: Upload): Promise<string | undefined> {
  let offset = from
  let failures = 0
  while (offset < file.size) {
    const response = await send(offset, file.slice(offset, offset + PART_BYTES))
    if (response !== 'again' && !('refusal' in response)) failures = 0
    else if (++failures >= MAX_ATTEMPTS) return response === 'again' ? UNREACHED : response.refusal
    if (response === 'again') {
      await wait(Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS))
      continue
    }
    if ('refusal' in response && (response.received ?? offset) === offset) return response.refusal
    offset = response.received ?? offset
    onProgress(offset)
  }
  return undefined
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends one part of the export of an import. */
export const partSender =
  (id: number) =>
  async (offset: number, part: Blob): Promise<PartResponse> => {
    try {
      const response = await fetch(`/cms-api/imports/${id}/part?offset=${offset}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/octet-stream' },
        body: part,
      })
      if (response.status === 429 || response.status >= 500) return 'again'
      const body = (await response.json()) as { received: number; message?: string; data?: { received: number } }
      if (response.ok) return { received: body.received }
      return { refusal: body.message ?? 'The server could not store the file.', received: body.data?.received }
    } catch {
      return 'again'
    }
  }

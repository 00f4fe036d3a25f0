'use client'

type Data = Record<string, unknown>

/**
 * Reads the newest state of a document, a draft included.
 * @param document such as `posts/12` or `globals/home`
 * @returns undefined if it cannot be read
 */
export async function readStored(document: string): Promise<Data | undefined> {
  try {
    const response = await fetch(`/cms-api/${document}?draft=true&depth=0&fallback-locale=null`, {
      credentials: 'same-origin',
      cache: 'no-store',
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

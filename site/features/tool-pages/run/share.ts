type Shared = { url: string; title: string; text: string }

/** Returns the label of the button that shares: by the device where it can, otherwise by a link that is copied. */
export const shareLabel = () => (canShare() ? 'Share' : 'Copy share link')

const canShare = () => typeof navigator.share === 'function'

/** Longest link that is handed to other apps; some truncate longer ones without a word. */
const MAX_HANDED_ON = 8_000

/**
 * Hands a link to the apps of the device, or copies it.
 * @returns what happened; `closed` if the visitor chose no app
 */
export async function shareLink({ url, ...about }: Shared): Promise<'shared' | 'closed' | 'copied' | 'refused'> {
  if (canShare() && url.length <= MAX_HANDED_ON) {
    try {
      await navigator.share({ url, ...about })
      return 'shared'
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'closed'
    }
  }
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'refused',
  )
}

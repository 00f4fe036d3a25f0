/** The back office says here that somebody is signed in: `admin/components/signed-in.tsx`. */
const CHANNEL = 'signed-in'

/**
 * Asks the server whether scripts of other companies may run in this browser. Pages are the same for everyone, so only
 * the server knows who is signed in to the back office. Without an answer, none may run.
 */
export async function mayLoadScripts(): Promise<boolean> {
  try {
    const response = await fetch('/api/third-party-scripts', { cache: 'no-store' })
    const { allowed } = (await response.json()) as { allowed?: boolean }
    return allowed === true
  } catch {
    return false
  }
}

/** Loads the page again, without such scripts, once somebody signs in. A running script cannot be stopped. */
export function reloadOnSignIn() {
  new BroadcastChannel(CHANNEL).addEventListener('message', () => location.reload())
  // A page that the browser kept while another one was open has missed the message.
  addEventListener('pageshow', async ({ persisted }) => {
    if (persisted && !(await mayLoadScripts())) location.reload()
  })
}

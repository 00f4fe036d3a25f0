import { listenTo } from '#platform/database/notifications.ts'

type Listener = { onChange: (tags: string[] | undefined) => void; onError: (error: unknown) => void }

const CHANNEL = 'content'

/**
 * Listens for published changes, of which every site process is notified. After a lost connection, all content counts
 * as changed (`tags` is undefined).
 * @returns a function that stops listening
 */
export function listenForChanges(connectionString: string, { onChange, onError }: Listener) {
  return listenTo({
    connectionString,
    channel: CHANNEL,
    applicationName: 'prairie-site-listener',
    onNotification: (payload) => onChange(tagsOf(payload)),
    onReconnect: () => onChange(undefined),
    onError,
  })
}

function tagsOf(payload: string): string[] | undefined {
  try {
    const { tags } = JSON.parse(payload) as { tags?: unknown }
    return Array.isArray(tags) ? tags.map(String) : undefined
  } catch {
    return undefined
  }
}

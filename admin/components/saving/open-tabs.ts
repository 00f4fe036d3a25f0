'use client'
import { tab } from './tab.ts'

type Message = { asks: true } | { tab: string }

/** How long other tabs have to answer, in milliseconds. */
const ANSWER_MS = 300

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('prairie-signal-tabs')
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('asks' in data) channel.postMessage({ tab } satisfies Message)
})

/** Returns the tabs of this browser that are open now, this one included. A tab that has crashed does not answer. */
export async function openTabs(): Promise<string[]> {
  const open = [tab]
  const note = ({ data }: MessageEvent<Message>) => 'tab' in data && open.push(data.tab)
  channel?.addEventListener('message', note)
  channel?.postMessage({ asks: true } satisfies Message)
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  channel?.removeEventListener('message', note)
  return open
}

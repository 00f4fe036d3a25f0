'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** Pages of the site that run scripts of other companies listen: `site/ui/browser/third-party-scripts.client.ts`. */
const CHANNEL = 'signed-in'

/** Tells the open pages of the site that somebody has signed in. */
export function SignedIn({ children }: { children?: ReactNode }) {
  const id = useAuth().user?.id
  useEffect(() => {
    if (id === undefined) return
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(true)
    channel.close()
  }, [id])
  return children
}

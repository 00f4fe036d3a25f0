'use client'
import { useSyncExternalStore } from 'react'
import { refusalOf, sendImage } from './send-image.ts'
import { createUploadQueue, progressOf, type Upload } from './upload-queue.ts'

/** Maximum number of uploads: the server encodes one image while a second one is transferred. */
const MAX_RUNNING = 2
const MAX_ATTEMPTS = 6
const NONE: Upload[] = []

/** One queue for the page, so that uploads continue on other screens of the back office. */
export const uploadQueue = createUploadQueue({
  send: sendImage,
  refusal: refusalOf,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  maxRunning: MAX_RUNNING,
  maxAttempts: MAX_ATTEMPTS,
})

if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    if (!progressOf(uploadQueue.uploads()).isDone) event.preventDefault()
  })

/** Returns the list of uploads as it is now. */
export function useUploads() {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads, () => NONE)
}

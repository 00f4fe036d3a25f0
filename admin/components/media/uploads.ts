'use client'
import { useSyncExternalStore } from 'react'
import { refusalOf, sendImage } from './send-image.ts'
import { createUploadQueue, progressOf, type Upload } from './upload-queue.ts'

/** The server encodes one image at a time; a second one travels meanwhile. */
const MAX_RUNNING = 2
const MAX_ATTEMPTS = 6
const NONE: Upload[] = []

/** One for the page: uploads continue on the other screens of the back office. */
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

/** Reloads the post in the back office's preview whenever its draft is saved. */
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.type === 'payload-document-event') location.reload()
})
for (const opener of [window.opener, window.parent]) {
  if (opener && opener !== window) opener.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}

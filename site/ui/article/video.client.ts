/** Replaces the link to a video by its player. Until the click, nothing of it is loaded. */
document.addEventListener('click', (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLElement>('a[data-video]')
  if (!link) return
  event.preventDefault()
  const frame = Object.assign(document.createElement('iframe'), {
    src: link.dataset.video,
    title: link.dataset.title,
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  link.replaceWith(frame)
  frame.focus()
})

export {}

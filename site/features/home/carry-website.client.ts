/** Makes the link to the automatic audit carry the website that is typed in the form beside it. */
const link = document.querySelector<HTMLAnchorElement>('[data-carries-website]')

document.addEventListener('input', ({ target }) => {
  if (!link || !(target instanceof HTMLInputElement) || target.name !== 'website') return
  const website = target.value.trim()
  link.search = website ? `?url=${encodeURIComponent(website)}` : ''
})

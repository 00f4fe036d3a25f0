/** Paths that are not pages, or that a draft cannot change. */
const NO_PAGE = /^\/(admin|cms-api|api|og|images)(\/|$)|\.\w+$/

/** Reloads the page in the back office's preview whenever its draft is saved. */
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.type === 'payload-document-event') location.reload()
})
for (const opener of [window.opener, window.parent]) {
  if (opener && opener !== window) opener.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}

/** Links lead to the other pages of the site with the same draft; a page without a preview opens in a new tab. */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined
  if (!link || (link.origin === location.origin && link.pathname === location.pathname)) return
  if (link.origin === location.origin && !NO_PAGE.test(link.pathname)) {
    link.href = `${location.pathname}?page=${encodeURIComponent(link.pathname)}${link.hash}`
  } else link.target = '_blank'
})

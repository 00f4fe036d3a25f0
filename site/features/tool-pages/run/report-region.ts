import { withCommas } from '#engine/text/numbers.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { figureOf, figureSlug } from '#engine/tool/figure.ts'
import type { DescribedTool } from './described-tool.ts'
import { createOffer } from './follow-offer.ts'
import { shareable, type Values } from './form-values.ts'
import type { createReport, Handlers } from './report-root.tsx'
import { shareLink } from './share.ts'
import { linkOf } from './share-link.ts'

/** Some email programs truncate longer fragments. */
const LONG_LINK = 8_000
/** Maximum length of a link: Firefox opens no longer URL, and Chromium none of twice the length. */
const MAX_LINK_LENGTH = 1_000_000

/** Returns the region of the report. The renderer is loaded when the visitor focuses the form. */
export function createReportRegion(area: HTMLElement, tool: DescribedTool, handlers: Handlers) {
  const region = area.querySelector<HTMLElement>('[data-report-area]')
  const before = area.querySelector<HTMLElement>('[data-report]')
  const said = area.querySelector<HTMLElement>('[data-said]')
  const place = document.createElement('div')
  const showOffer = createOffer(area)
  let urls: Record<string, string> = {}
  let renderer: Promise<ReturnType<typeof createReport>> | undefined
  let newest = 0

  place.hidden = true
  before?.after(place)
  return { warm, show, clear, busy, announce }

  function warm() {
    renderer ??= fetchDrawer()
    renderer.catch(() => (renderer = undefined))
    return renderer
  }

  async function fetchDrawer() {
    const styles = (region?.dataset.styles ?? '').split(' ').filter(Boolean)
    const [{ createReport }] = await Promise.all([import('./report-root.tsx'), ...styles.map(addStyles)])
    return createReport(place, tool.slug)
  }

  async function show(
    envelope: Envelope,
    values: Values,
    { isAsked, takesFocus }: { isAsked: boolean; takesFocus: boolean },
  ) {
    newest += 1
    const own = newest
    try {
      const renderReport = await warm()
      if (own !== newest) return
      const old = Object.values(urls)
      urls = Object.fromEntries(
        envelope.files.map(({ name, type, bytes }) => [name, URL.createObjectURL(new Blob([bytes], { type }))]),
      )
      const isShared = Object.keys(shareable(values, tool.fields)).length > 0
      await renderReport({
        envelope,
        input: values,
        fileUrls: urls,
        handlers,
        share: isShared ? () => share(values, envelope) : undefined,
      })
      for (const url of old) URL.revokeObjectURL(url)
      // A newer report has arrived, or the form was cleared.
      if (own !== newest) return
      showOffer(envelope)
    } catch (error) {
      console.error(error)
      const message =
        'The report could not be displayed because part of the page is missing or broken. Reload the page. What you entered may be lost.'
      dispatchEvent(new CustomEvent('notice', { detail: { message, isBad: true } }))
      return
    }
    if (before) before.hidden = true
    place.hidden = false
    if (isAsked) bringIntoView(takesFocus)
  }

  function bringIntoView(takesFocus: boolean) {
    if (!region) return
    const { top, bottom } = region.getBoundingClientRect()
    if (takesFocus) region.focus({ preventScroll: true })
    if (top > innerHeight * 0.7 || bottom < 0 || (takesFocus && top < 0)) region.scrollIntoView({ block: 'start' })
  }

  function clear() {
    newest += 1
    if (before) before.hidden = false
    place.hidden = true
    showOffer()
  }

  function busy(isBusy: boolean) {
    if (region) region.ariaBusy = isBusy ? 'true' : null
  }

  function announce(text: string) {
    if (said) said.textContent = text
  }

  /**
   * Puts the input into the link, after the #, which servers never see. The figure of the report is before it, for the
   * image that social networks show.
   */
  async function share(values: Values, envelope: Envelope) {
    const figure = figureOf(envelope)
    const target = new URL(await linkOf(shareable(values, tool.fields)), location.origin + location.pathname)
    if (figure) target.searchParams.set('result', figureSlug(figure))
    const url = target.href
    if (url.length > MAX_LINK_LENGTH) {
      const message = 'What you entered is too long for a link that browsers open. Share it as a file instead.'
      dispatchEvent(new CustomEvent('notice', { detail: { message, isBad: true } }))
      return
    }
    globalThis.history.replaceState(globalThis.history.state, '', url)
    const length =
      url.length > LONG_LINK ? ` It has ${withCommas(url.length)} characters: some programs cut such a link.` : ''
    const outcome = await shareLink({ url, title: document.title, text: envelope.summary })
    if (outcome === 'shared' || outcome === 'closed') return
    const message =
      outcome === 'copied'
        ? `Link copied. It contains what you entered.${length}`
        : `Your browser did not allow copying. The link is in the address bar.${length}`
    dispatchEvent(new CustomEvent('notice', { detail: { message } }))
  }
}

/** Adds stylesheets, and resolves when they apply, so that a report is never shown without them. */
function addStyles(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
    document.head.append(link)
  })
}

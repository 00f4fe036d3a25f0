import type { LighthouseRun, RenderedPage } from '#engine/web/rendered.ts'
import { lighthouseRun } from '#tests/support/lighthouse-run.ts'
import type { Change } from '../proof.ts'

type Audits = NonNullable<Parameters<typeof lighthouseRun>[0]>['audits']

/** Audits of Lighthouse without a fault, as it reports them for a page that loads little. */
const SOUND: Audits = Object.fromEntries(
  [
    'image-delivery-insight',
    'cache-insight',
    'unused-javascript',
    'unused-css-rules',
    'unminified-javascript',
    'unminified-css',
    'duplicated-javascript-insight',
    'font-display-insight',
    'lcp-discovery-insight',
    'bootup-time',
    'total-byte-weight',
  ].map((id) => [id, { score: 1, details: { items: [] } }]),
)

/** Returns a change that adds a run of Lighthouse on a fast page with these audits. */
export function measuredWith(audits: Audits, more: Partial<LighthouseRun['report']> = {}): Change {
  return (_page, { origin }, extras) => {
    const url = `${origin}/`
    const run = lighthouseRun({ url, audits: { ...SOUND, ...audits } })
    extras.lighthouse = { value: [{ url, run: { ...run, report: { ...run.report, ...more } } }] }
    return undefined
  }
}

/** Returns a change that adds the home page as a browser shows it, with these texts. */
export function renderedWith(texts: RenderedPage['texts']): Change {
  return (_page, { origin }, extras) => {
    const page: RenderedPage = {
      url: `${origin}/`,
      html: '<!doctype html>',
      text: texts?.map(({ text }) => text).join('\n') ?? '',
      requests: [],
      consoleErrors: [],
      screenshot: new Uint8Array(),
      ...(texts ? { texts } : {}),
      images: [],
      fetchedAt: Date.UTC(2026, 5, 1),
    }
    extras.rendered = { value: [page] }
    return undefined
  }
}

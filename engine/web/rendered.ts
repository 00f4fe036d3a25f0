export type RenderedPage = {
  url: string
  /** The document after scripts, serialized. */
  html: string
  /** `innerText` of the body. */
  text: string
  requests: {
    url: string
    type: string
    status: number | null
    transferBytes: number
    startMs: number
    endMs: number
    refusal?: string
  }[]
  consoleErrors: string[]
  screenshot: Uint8Array<ArrayBuffer>
  /** With `measuresText`: each piece of text with its computed colors. */
  texts?: {
    text: string
    color: string
    background: string | null
    fontPx: number
    isBold: boolean
    selector: string
  }[]
  /** Image elements as the browser chose and displayed them. */
  images: { src: string; naturalWidth: number; naturalHeight: number; width: number; height: number; isLcp: boolean }[]
  fetchedAt: number
}

/** The parts of Lighthouse's result that we show; `report` is its own JSON. */
export type LighthouseRun = {
  version: string
  report: Record<string, unknown>
  /** With `checksAccessibility`: elements that failed, as the page showed them. JPEG in base64, by their `lhId`. */
  spots?: Record<string, string>
  fetchedAt: number
}

type Snippet = { pixels: number; lines: string[]; isCut: boolean; lost: string }
type Source = { label: string; url: string }

export type NetworkPreview = {
  network: string
  layout: 'large' | 'thumbnail' | 'no image' | 'no card'
  site: string
  title: string
  description: string
  alt: string
  ratio: number
  notes: string[]
  source: Source
}

/** What the site returns of a page that it has rendered: `/api/seo-page`. */
export type RenderedPage = {
  title: string
  description: string
  url: string
  isHidden: boolean
  search: Record<'desktop' | 'phone', { title: Snippet; description: Snippet }>
  networks: NetworkPreview[]
  structuredData: {
    types: string[]
    findings: { severity: string; message: string; fix: string; path: string; source: Source }[]
    richResults: { feature: string; status: string; missing: string[] }[]
  }
}

import type { PageRow } from '../page-rows.ts'

export type PageColumn = {
  key: keyof PageRow
  label: string
  /** What is counted or measured, where the label does not say it. */
  unit?: 'px' | 'ms' | 'bytes'
}

/** All columns of the table of pages, in its order and in that of the CSV file. */
export const PAGE_COLUMNS: PageColumn[] = [
  { key: 'url', label: 'URL' },
  { key: 'status', label: 'Status' },
  { key: 'errors', label: 'Errors' },
  { key: 'warnings', label: 'Warnings' },
  { key: 'notices', label: 'Notices' },
  { key: 'depth', label: 'Depth' },
  { key: 'template', label: 'Template' },
  { key: 'isIndexable', label: 'Indexable' },
  { key: 'reason', label: 'Why not indexable' },
  { key: 'title', label: 'Title' },
  { key: 'titlePixels', label: 'Title width', unit: 'px' },
  { key: 'description', label: 'Description' },
  { key: 'descriptionPixels', label: 'Description width', unit: 'px' },
  { key: 'h1', label: 'H1' },
  { key: 'h1Count', label: 'H1s' },
  { key: 'h2Count', label: 'H2s' },
  { key: 'words', label: 'Words' },
  { key: 'lang', label: 'Language' },
  { key: 'canonical', label: 'Canonical' },
  { key: 'robots', label: 'Robots' },
  { key: 'hreflang', label: 'Hreflang links' },
  { key: 'linksIn', label: 'Pages linking here' },
  { key: 'linksOut', label: 'Pages linked' },
  { key: 'externalLinks', label: 'External links' },
  { key: 'rank', label: 'PageRank, average 1' },
  { key: 'inSitemap', label: 'In sitemap' },
  { key: 'images', label: 'Images' },
  { key: 'imagesWithoutAlt', label: 'Images without alt' },
  { key: 'scripts', label: 'Scripts' },
  { key: 'stylesheets', label: 'Stylesheets' },
  { key: 'elements', label: 'Elements' },
  { key: 'bytes', label: 'HTML size', unit: 'bytes' },
  { key: 'firstByteMs', label: 'First byte', unit: 'ms' },
  { key: 'types', label: 'Structured data' },
  { key: 'ogImage', label: 'Social image' },
  { key: 'redirectsTo', label: 'Redirects to' },
  { key: 'mediaType', label: 'Media type' },
]

/**
 * The blocks of a report. The set is closed: the page renders them, the command line prints them, the API returns them.
 */
export type Block =
  | MetricBlock
  | ScoreBlock
  | TableBlock
  | FindingsBlock
  | TextBlock
  | CodeBlock
  | DiffBlock
  | ImageBlock
  | GalleryBlock
  | ChartBlock
  | SnippetsBlock
  | GraphBlock

export type Severity = 'critical' | 'warning' | 'notice' | 'pass'

export type Reference = { label: string; url: string }

/** One figure. `null` is unknown and is shown as such, never as 0. */
export type Metric = {
  label: string
  value: number | string | null
  unit?: string
  /** How it was measured, in one sentence: what was counted, by which formula. */
  method: string
  ref?: Reference
  /** The same size before the run, where the tool made something smaller. */
  before?: number
}
export type MetricBlock = {
  kind: 'metric'
  title?: string
  metrics: Metric[]
  /** Whether the figures are what was asked for, and stand before everything else. */
  isAnswer?: boolean
}

/** 0 to 100, shown as a ring next to the summary. */
export type ScoreBlock = {
  kind: 'score'
  value: number | null
  label: string
  /**
   * Replaces a verdict from poor to good, for a score without one: a large site is not a good one. Without a value, how
   * much was measured.
   */
  word?: string
  method: string
  ref?: Reference
}

export type Column = {
  label: string
  /** Figures are right-aligned; URLs and code are monospaced. */
  form?: 'text' | 'mono' | 'number' | 'bar'
  /** How the column's figures were measured. */
  method?: string
  unit?: string
}
/** `null` is unknown. A link is followed only when it is https or http; `sort` orders what text would not. */
export type Cell =
  | string
  | number
  | null
  | { text: string; sort?: number; severity?: Severity; href?: string; file?: string }
export type TableBlock = {
  kind: 'table'
  title: string
  columns: Column[]
  rows: Cell[][]
  /** What the table leaves out, and why. */
  note?: string
  /** Closed at first: rows behind a chart that shows the same. */
  isFolded?: boolean
  /** What the visitor asked: it comes first, before code to paste. */
  isAnswer?: boolean
  /** Settings and prices, which only those who may change them see. */
  isForOperators?: boolean
}

/** A finding: what, where, why it matters, how to fix it, and the source. */
export type Finding = {
  /** Stable name of the rule: `missing-field`. */
  id: string
  severity: Severity
  /** A sentence. */
  title: string
  why: string
  evidence?: string
  fix?: string
  ref?: Reference
  /** Place in the input, counted from 1; `field` names the input it is in. */
  place?: { field?: string; line?: number; column?: number; path?: string }
}
export type FindingsBlock = { kind: 'findings'; title?: string; findings: Finding[] }

/** Marks part of a text, in UTF-16 offsets: start inclusive, end exclusive. Marks do not overlap. */
export type Mark = {
  start: number
  end: number
  tone: Severity | 'heat'
  /** 0 to 1, for `heat`. */
  weight?: number
  note?: string
  /** Possible replacements, best first. With `field` of its block, one click inserts one. */
  replacements?: string[]
  /** What one click adds to another field of the form, such as a word to accept. */
  offers?: { label: string; field: string; value: string }[]
}
export type TextBlock = {
  kind: 'text'
  title: string
  text: string
  marks?: Mark[]
  /** The input field this text came from. */
  field?: string
  /** With `field`: what one click puts there instead, such as the text with all its corrections. */
  whole?: { label: string; text: string }
  fileName?: string
}

export type CodeMark = { line: number; tone: Severity | 'add' | 'del'; note?: string }
export type CodeBlock = {
  kind: 'code'
  title: string
  code: string
  language: Language
  marks?: CodeMark[]
  /** Name under which it is saved. */
  fileName?: string
  /** The input field it was made of: the page compares the two on request. */
  source?: string
  /** Neighbors of the same group are shown as tabs. */
  group?: string
}
export type Language =
  | 'text'
  | 'html'
  | 'css'
  | 'javascript'
  | 'typescript'
  | 'json'
  | 'markdown'
  | 'xml'
  | 'yaml'
  | 'sql'
  | 'csv'

export type DiffPart = { text: string; changed?: boolean }
export type DiffSide = { line: number; parts: DiffPart[] }
/** A row without a side is empty there. `gap` is the number of equal lines that are left out. */
export type DiffRow =
  | { kind: 'same' | 'add' | 'del' | 'change' | 'moved'; before?: DiffSide; after?: DiffSide }
  | { kind: 'gap'; lines: number }
export type DiffBlock = { kind: 'diff'; title: string; labels: [before: string, after: string]; rows: DiffRow[] }

/** Images are files of the envelope, by name. With `before`, a slider compares the two. */
export type ImageBlock = {
  kind: 'image'
  title: string
  alt: string
  file: string
  before?: string
  /** The form's file that equals `before`, for a page that has it, because not every envelope can contain it. */
  beforeInput?: { field: string; name: string; size: number }
  /** Neighbors of the same group are shown one at a time; its name is their title. */
  group?: string
  /** Format and quality that can be chosen for this image alone. */
  own?: OwnImageSetting
  caption?: string
  /** Pixels. */
  width: number
  height: number
}

/** Many images at a glance, each a file of the envelope, with badges of what was found about it. */
export type GalleryBlock = { kind: 'gallery'; title: string; images: GalleryImage[]; note?: string }
export type GalleryImage = {
  file: string
  alt: string
  caption: string
  /** Pixels. */
  width: number
  height: number
  badges: { label: string; severity: Severity }[]
}

/** It is written as a line `name: format quality` into a field of the form. */
export type OwnImageSetting = {
  field: string
  name: string
  format: string
  formats: { value: string; label: string; hasQuality: boolean }[]
  quality: number | null
  /** Whether the field has such a line. */
  isSet: boolean
}

/**
 * `bars`: one labeled bar per value. `columns`: many narrow ones in order (sentence lengths). `line`: a curve. `ticks`:
 * positions from 0 to 1 on one line per series (where a word occurs in a text). `donut`: parts of a whole, from the
 * first series. `treemap`: the same as areas. `ranges`: one bar per label on a logarithmic scale, from the first series
 * to the second; an unknown upper end is open. `radar`: one polygon per series over the labels, from 0 to 1. `venn`:
 * sizes of the regions of two or three sets, in the order A, B, AB or A, B, C, AB, AC, BC, ABC; the labels of the first
 * regions are “A only” and so on.
 */
export type ChartBlock = {
  kind: 'chart'
  title: string
  form: 'bars' | 'columns' | 'line' | 'ticks' | 'donut' | 'treemap' | 'ranges' | 'radar' | 'venn'
  unit?: string
  /** One per value, in order; `ticks` has none. */
  labels: string[]
  series: { name: string; values: (number | null)[] }[]
  /** Index of the value that matters; it is highlighted in the chart. */
  highlight?: number
  /** `ticks`: the words at both ends of the line, where it is not a text from its beginning to its end. */
  ends?: [start: string, end: string]
  /** `ticks`: what stands beside each series, in place of its count. */
  notes?: string[]
  method: string
}

/** A sketch of one search result. Empty texts are left out. */
export type Snippet = {
  /** What it is a sketch of: the rich results. */
  label: string
  /** What keeps Google from showing it. */
  note: string
  /** Host and breadcrumb above the title. */
  address: string
  title: string
  /** `stars` from 0 to 5. */
  rating: { stars: number; text: string } | undefined
  facts: string[]
  text: string
  /** URL of the image. It is named, not loaded. */
  image: string
  /** On the image: the length of a video. */
  badge: string
  list: { title: string; text: string }[]
}
export type SnippetsBlock = { kind: 'snippets'; title: string; note: string; snippets: Snippet[] }

export type GraphNode = { id: string; label: string; detail: string }
export type GraphEdge = { from: string; to: string; label: string }
/**
 * Nodes and the labeled edges between them, drawn from left to right and listed as a table. `tree`: each node has one
 * parent at most and is shown below it, with branches that open and close.
 */
export type GraphBlock = {
  kind: 'graph'
  title: string
  form?: 'tree'
  nodes: GraphNode[]
  edges: GraphEdge[]
  note?: string
}

export const metric = (metrics: Metric[], title?: string): MetricBlock => ({
  kind: 'metric',
  metrics,
  ...(title ? { title } : {}),
})
/** How much of a score was measured, such as 6 of 8 factors. */
type ScoreParts = { measured: number; of: number; unit: string }
/** A score that is measured as a whole or not at all. */
export const WHOLE: ScoreParts = { measured: 1, of: 1, unit: 'part' }

/**
 * Returns a score. Below half of its parts, there is none: it would say more about what is missing than about what was
 * measured.
 */
export function score({ parts, ...block }: Omit<ScoreBlock, 'kind'> & { parts: ScoreParts }): ScoreBlock {
  const { measured, of, unit } = parts
  const isKnown = block.value !== null && measured * 2 >= of
  return {
    kind: 'score',
    ...block,
    value: isKnown ? block.value : null,
    ...(isKnown || of === 1 ? {} : { word: `${measured} of ${of} ${unit}s measured` }),
  }
}
export const table = (block: Omit<TableBlock, 'kind'>): TableBlock => ({ kind: 'table', ...block })
export const findings = (list: Finding[], title?: string): FindingsBlock => ({
  kind: 'findings',
  findings: list,
  ...(title ? { title } : {}),
})
export const text = (block: Omit<TextBlock, 'kind'>): TextBlock => ({ kind: 'text', ...block })
export const code = (block: Omit<CodeBlock, 'kind'>): CodeBlock => ({ kind: 'code', ...block })
export const diff = (block: Omit<DiffBlock, 'kind'>): DiffBlock => ({ kind: 'diff', ...block })
export const image = (block: Omit<ImageBlock, 'kind'>): ImageBlock => ({ kind: 'image', ...block })
export const gallery = (block: Omit<GalleryBlock, 'kind'>): GalleryBlock => ({ kind: 'gallery', ...block })
export const chart = (block: Omit<ChartBlock, 'kind'>): ChartBlock => ({ kind: 'chart', ...block })
export const snippets = (block: Omit<SnippetsBlock, 'kind'>): SnippetsBlock => ({ kind: 'snippets', ...block })
export const graph = (block: Omit<GraphBlock, 'kind'>): GraphBlock => ({ kind: 'graph', ...block })

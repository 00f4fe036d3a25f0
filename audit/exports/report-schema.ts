import { z } from 'zod'
import { GROUPS, type GroupId } from '../groups.ts'
import { PAGE_COLUMNS } from './page-columns.ts'

const count = z.number().int().min(0)
const url = z.string().describe('An absolute URL')
const severity = z.enum(['error', 'warning', 'notice'])
const group = z.enum(Object.keys(GROUPS) as [GroupId, ...GroupId[]])

const evidence = z.object({
  line: count.optional().describe('In the HTML as received, counted from 1'),
  snippet: z.string().optional().describe('The tag, header, or text in question'),
  detail: z.string().optional().describe('One fact that the fault consists of'),
  spot: z.string().optional().describe('Its image in `spots` of the page in `speed`'),
  cause: z.string().optional().describe('What has to be repaired, if it is not the page'),
  paste: z.string().optional().describe('Text that repairs it'),
})

const finding = z.object({
  id: z.string().describe('Rule and cause: the same in the next audit of the site'),
  rule: z.string(),
  group,
  severity,
  title: z.string(),
  cause: z.object({ kind: z.enum(['site', 'template', 'cause', 'pages']), label: z.string() }),
  pages: z.array(z.object({ url, evidence: z.array(evidence), count })).describe('In the order of their depth'),
  of: count.describe('Pages, links, or files that the rule looked at'),
  priority: z.number().describe('Impact × pages ÷ effort'),
  paste: z.string().optional(),
  note: z.object({ text: z.string(), by: z.string() }).optional().describe('What a specialist has written about it'),
})

const score = z.object({
  value: z.number().min(0).max(100).nullable().describe('Null if less than half of the weight was measured'),
  measured: z.number().min(0).max(1).describe('Share of the weight that was measured'),
  groups: z.array(
    z.object({
      group,
      score: z.number().min(0).max(100).nullable(),
      weight: z.number(),
      measured: count,
      rules: count,
    }),
  ),
})

const speed = z.object({
  url,
  template: z.string(),
  lighthouse: z.string().describe('Version'),
  score: z.number().min(0).max(100).nullable(),
  vitals: z.array(
    z.object({
      id: z.enum(['LCP', 'TBT', 'CLS', 'FCP', 'SI', 'TTFB']),
      name: z.string(),
      value: z.number().nullable(),
      unit: z.enum(['ms', '']),
      rating: z.enum(['good', 'needs improvement', 'poor']).nullable(),
    }),
  ),
  frames: z.array(z.object({ timeMs: z.number(), jpeg: z.string().describe('Base64') })),
  spots: z.record(z.string(), z.string().describe('JPEG in Base64')).optional(),
})

/** The table of pages has a value for each of its columns; `null` is unknown. */
const page = z.object(
  Object.fromEntries(
    PAGE_COLUMNS.map(({ key, label, unit }) => [
      key,
      z.union([z.string(), z.number(), z.boolean(), z.null()]).describe(unit ? `${label}, in ${unit}` : label),
    ]),
  ),
)

/** What `report.json` contains. */
export const reportSchema = z.object({
  $schema: z.string().optional(),
  version: z.literal(1),
  start: url.describe('As entered'),
  home: url,
  startedAt: z.number().describe('Milliseconds since 1970'),
  endedAt: z.number().describe('Milliseconds since 1970'),
  verdict: z.string(),
  score,
  counts: z.object({ error: count, warning: count, notice: count }),
  findings: z.array(finding).describe('Most urgent first'),
  hidden: z
    .array(z.object({ by: z.string(), reason: z.string() }))
    .optional()
    .describe('Findings that a specialist has hidden. The score still counts them'),
  passed: z.array(z.string()).describe('Ids of the rules that were measured and found nothing'),
  unmeasured: z.array(z.object({ rule: z.string(), why: z.string() })),
  limits: z.array(z.string()).describe('What the audit could and could not see'),
  templates: z.array(z.object({ id: z.string(), label: z.string(), urls: z.array(url) })),
  flow: z
    .array(z.object({ from: z.string(), fromDepth: count, to: z.string(), toDepth: count, links: count }))
    .describe('Links among templates at each depth, each pair of pages counted once'),
  speed: z.array(speed).describe('What Lighthouse measured on pages of the largest templates'),
  pages: z.array(page),
  isCut: z.boolean().describe('Whether pages were left that the audit did not read'),
})

/** Returns the JSON schema (draft 2020-12) of `report.json`. */
export const reportJsonSchema = () => z.toJSONSchema(reportSchema, { io: 'input' })

import type { Occurrence } from '#audit/evaluate.ts'
import type { Evidence } from '#audit/evidence.ts'
import type { AuditFinding } from '#audit/findings.ts'
import { GROUPS, type GroupId } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import type { RuleSeverity } from '#audit/rule.ts'
import { shorten } from '#engine/text/shorten.ts'
import { severityIds } from '../severity.ts'

/** Pages that are printed of a finding, by its severity; files of the report have all. */
const MAX_PAGES: Record<RuleSeverity, number> = { error: 5, warning: 4, notice: 2 }
/** Findings of one rule, such as links that lead to several missing pages. */
const MAX_FINDINGS = 5
/** Pages of each finding of a rule that has several. */
const MAX_SHARED_PAGES = 2
const MAX_PLACES = 2
/** Three lines of a page. */
const MAX_SNIPPET = 220
/** Images of elements: of a finding, and of all together. Each has 4 to 12 kB, so a PDF grows by 0.3 MB. */
const MAX_IMAGES_OF_FINDING = 2
const MAX_IMAGES = 24

/** A place with the image of its element, if it is printed: JPEG in base64. */
type PrintedPlace = Evidence & { image?: string }
export type PrintedPage = Omit<Occurrence, 'evidence'> & { evidence: PrintedPlace[] }

export type PrintedFinding = {
  finding: AuditFinding
  /** With the places and the lengths that are printed. */
  pages: PrintedPage[]
  morePages: number
}

/** What is printed of the findings of one rule. */
export type PrintedRule = {
  rule: string
  severity: RuleSeverity
  findings: PrintedFinding[]
  /** Findings that are not printed. */
  more: number
}

export type PrintedGroup = { group: GroupId; counts: Record<RuleSeverity, number>; rules: PrintedRule[] }

/**
 * Returns the findings as they are printed: groups in the order of the report, the most urgent rule of each first, and
 * the findings of a rule together, so that its texts are printed once. Bounded, however large the site is.
 */
export function printedGroups({ findings, speed }: Pick<AuditReport, 'findings' | 'speed'>): PrintedGroup[] {
  const byGroup = Map.groupBy(findings, ({ group }) => group)
  const groups = (Object.keys(GROUPS) as GroupId[]).flatMap((group) => {
    const own = byGroup.get(group) ?? []
    if (own.length === 0) return []
    const counts = { error: 0, warning: 0, notice: 0 }
    for (const { severity } of own) counts[severity]++
    const rules = [...Map.groupBy(own, ({ rule }) => rule)].map(([rule, some]) => printedRule(rule, some))
    return [{ group, counts, rules: rules.toSorted(bySeverity) }]
  })
  addImages(
    groups.flatMap(({ rules }) => rules.flatMap((rule) => rule.findings)),
    speed,
  )
  return groups
}

/** Adds the images of elements to their places, in the order of the pages. */
function addImages(findings: PrintedFinding[], speed: AuditReport['speed']) {
  let left = MAX_IMAGES
  for (const { pages } of findings) {
    let ofFinding = 0
    for (const { url, evidence } of pages)
      for (const place of evidence) {
        const image = place.spot && speed.find((one) => one.url === url)?.spots?.[place.spot]
        if (!image || left === 0 || ofFinding === MAX_IMAGES_OF_FINDING) continue
        place.image = image
        left--
        ofFinding++
      }
  }
}

/** Rules of one severity keep the order of the report, which is that of their first findings. */
const bySeverity = (a: PrintedRule, b: PrintedRule) => severityIds.indexOf(a.severity) - severityIds.indexOf(b.severity)

function printedRule(rule: string, findings: AuditFinding[]): PrintedRule {
  const severity = findings[0]?.severity ?? 'notice'
  const maxPages = findings.length > 1 ? MAX_SHARED_PAGES : MAX_PAGES[severity]
  return {
    rule,
    severity,
    findings: notedFirst(findings)
      .slice(0, MAX_FINDINGS)
      .map((finding) => ({
        finding,
        pages: finding.pages.slice(0, maxPages).map(printedPage),
        morePages: Math.max(0, finding.pages.length - maxPages),
      })),
    more: Math.max(0, findings.length - MAX_FINDINGS),
  }
}

/** What a specialist has written is not among what is left out. */
const notedFirst = (findings: AuditFinding[]) =>
  findings.toSorted((a, b) => Number(Boolean(b.note)) - Number(Boolean(a.note)))

const printedPage = ({ url, evidence, count }: Occurrence): PrintedPage => ({
  url,
  count,
  evidence: evidence.slice(0, MAX_PLACES).map(printedPlace),
})

const printedPlace = ({ snippet, detail, ...place }: Evidence): PrintedPlace => ({
  ...place,
  ...(detail ? { detail: shorten(detail, MAX_SNIPPET) } : {}),
  ...(snippet ? { snippet: shorten(snippet, MAX_SNIPPET) } : {}),
})

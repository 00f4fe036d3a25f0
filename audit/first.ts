import { countOf } from '#engine/text/count-of.ts'

/** What the order of findings depends on. This file loads no rule: the back office uses it, too. */
type Ordered = { rule: string; title: string; priority: number }

const FIVE = 5

/** Returns what to do first: the findings with the highest impact × pages ÷ effort, one of each rule. */
export function firstOf<Finding extends Ordered>({ findings }: { findings: Finding[] }): Finding[] {
  const rules = new Set<string>()
  return findings
    .toSorted((a, b) => b.priority - a.priority)
    .filter(({ rule }) => !rules.has(rule) && rules.add(rule))
    .slice(0, FIVE)
}

/** Returns how many problems there are and which is first, as a sentence; undefined without errors and warnings. */
export function problemsVerdict(findings: Ordered[], { error, warning }: { error: number; warning: number }) {
  const [first] = firstOf({ findings })
  if (!first || error + warning === 0) return undefined
  return `${problemsText(error, warning)}. First: ${first.title.replace(/^All /, 'all ')}.`
}

function problemsText(error: number, warning: number): string {
  if (error === 0) return `${countOf(warning, 'warning')}, no errors`
  if (warning === 0) return countOf(error, 'error')
  return `${error + warning} problems, ${error} of them ${error === 1 ? 'an error' : 'errors'}`
}

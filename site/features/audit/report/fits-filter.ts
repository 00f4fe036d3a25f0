import { fitsWords } from '../rules/fits-words.ts'

/** What the visitor wants to see of the findings; an empty text means everything. */
export type FindingFilter = { group: string; severity: string; template: string; q: string }

/** A finding as filters look at it. */
export type FilteredFinding = { group: string; severity: string; templates: string[]; text: string }

/** Reads a filter from the query of a page. Unknown values fit nothing. */
export function readFilter(parameters: URLSearchParams): FindingFilter {
  const value = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 200)
  return { group: value('group'), severity: value('severity'), template: value('template'), q: value('q') }
}

/** Returns whether a finding is one of those that a filter lets through. */
export const fitsFilter = (finding: FilteredFinding, { group, severity, template, q }: FindingFilter): boolean =>
  (group === '' || finding.group === group) &&
  (severity === '' || finding.severity === severity) &&
  (template === '' || finding.templates.includes(template)) &&
  fitsWords(finding.text, q)

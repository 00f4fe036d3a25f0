import { GROUPS, type GroupId } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { SEVERITIES, severityIds } from '../severity.ts'
import type { FindingFilter } from './fits-filter.ts'

type FindingFiltersProps = { report: AuditReport; filter: FindingFilter; shown: number }

/** Renders the filters of findings as a form, which a script answers in place. */
export function FindingFilters({ report, filter, shown }: FindingFiltersProps) {
  const { findings, templates } = report
  const groups = (Object.keys(GROUPS) as GroupId[]).filter((id) => findings.some(({ group }) => group === id))
  return (
    <search aria-label="Findings">
      <form className="finding-filters" action="#findings" data-filters="">
        <div className="field">
          <label htmlFor="filter-q">Search</label>
          <input id="filter-q" name="q" type="search" autoComplete="off" defaultValue={filter.q || undefined} />
        </div>
        <Choice name="severity" label="Severity" value={filter.severity}>
          {severityIds.map((id) => (
            <option key={id} value={id}>
              {SEVERITIES[id].many}
            </option>
          ))}
        </Choice>
        <Choice name="group" label="Group" value={filter.group}>
          {groups.map((id) => (
            <option key={id} value={id}>
              {GROUPS[id].label}
            </option>
          ))}
        </Choice>
        <Choice name="template" label="Template" value={filter.template}>
          {templates.map(({ id, label, urls }) => (
            <option key={id} value={id}>
              {label}, {urls.length}
            </option>
          ))}
        </Choice>
        <div className="filter-foot">
          <output htmlFor="filter-q filter-severity filter-group filter-template" className="data" data-shown="">
            {shownText(shown)}
          </output>
          <Control type="submit" className="no-script">
            Filter
          </Control>
        </div>
      </form>
    </search>
  )
}

/** @example shownText(1) // '1 finding' */
export const shownText = (count: number) =>
  count === 0 ? 'No findings match these filters.' : countOf(count, 'finding')

/** @example moreText(152) // '152 more findings' */
export const moreText = (count: number) => countOf(count, 'more finding')

type ChoiceProps = { name: string; label: string; value: string; children: React.ReactNode }

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">All</option>
        {children}
      </select>
    </div>
  )
}

import type { UIFieldServerProps } from 'payload'

/** Links from a lead to the report of a tool that came with it. */
export function LeadReport({ data }: UIFieldServerProps) {
  if (!data.report || !data.id) return null
  return (
    <p className="lead-report">
      <a href={`/api/lead-report?lead=${data.id}`} target="_blank" rel="noopener">
        Open the report
      </a>
    </p>
  )
}

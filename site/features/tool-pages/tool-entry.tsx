import { ToolIcon } from './tool-icon.tsx'
import { isUsable, type ToolRow } from './tool-row.ts'

type ToolEntryProps = {
  tool: ToolRow
  /** What the last column says. */
  place: string
  href?: string
}

/** Renders the row of a tool in a list: icon and name, one line about it, where it runs. */
export function ToolEntry({ tool, place, href = `/tools/${tool.slug}/` }: ToolEntryProps) {
  return (
    <a href={href} data-closed={isUsable(tool) ? undefined : ''}>
      <b>
        <ToolIcon name={tool.icon} />
        {tool.name}
      </b>{' '}
      <span>{tool.desc}</span> <span className="data">{place}</span>
    </a>
  )
}

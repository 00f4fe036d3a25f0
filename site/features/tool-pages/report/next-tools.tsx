import type { NextLink } from '../next-tools.ts'
import { ReportBlock } from './block-parts.tsx'

/** Renders the tools that follow from the findings. Each opens with its form filled in. */
export function NextTools({ links }: { links: NextLink[] }) {
  if (links.length === 0) return null
  return (
    <ReportBlock title="Check next" className="next-tools">
      <ul className="plain">
        {links.map(({ name, why, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {name}
            </a>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </ReportBlock>
  )
}

import type { ReactNode } from 'react'
import { guideTarget, headingOf, type MarkdownNode } from './parse-guide.ts'

/** Renders the Markdown of a guide as elements. */
export function GuideText({ nodes }: { nodes: MarkdownNode[] }) {
  return <>{nodes.map((node, at) => block(node, at))}</>
}

const inside = ({ children = [] }: MarkdownNode): ReactNode[] => children.map((child, at) => block(child, at))

function block(node: MarkdownNode, key: number): ReactNode {
  switch (node.type) {
    case 'heading':
      return heading(node, key)
    case 'paragraph':
      return <p key={key}>{inside(node)}</p>
    case 'list':
      return node.ordered ? <ol key={key}>{inside(node)}</ol> : <ul key={key}>{inside(node)}</ul>
    case 'listItem':
      return (
        <li key={key}>
          {node.children?.flatMap((child) => (child.type === 'paragraph' ? inside(child) : [block(child, 0)]))}
        </li>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing to focus
        <pre key={key} tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote key={key}>{inside(node)}</blockquote>
    case 'table':
      return table(node, key)
    case 'thematicBreak':
      return <hr key={key} />
    default:
      return inline(node, key)
  }
}

function inline(node: MarkdownNode, key: number): ReactNode {
  switch (node.type) {
    case 'strong':
      return <strong key={key}>{inside(node)}</strong>
    case 'emphasis':
      return <em key={key}>{inside(node)}</em>
    case 'inlineCode':
      return <code key={key}>{node.value}</code>
    case 'break':
      return <br key={key} />
    case 'link': {
      const target = guideTarget(node.url ?? '')
      return target ? (
        <a key={key} href={target}>
          {inside(node)}
        </a>
      ) : (
        <span key={key}>{inside(node)}</span>
      )
    }
    default:
      return node.value ?? inside(node)
  }
}

function heading(node: MarkdownNode, key: number) {
  const { id, level } = headingOf(node)
  const Level = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4'
  return (
    <Level key={key} id={id}>
      {inside(node)}
    </Level>
  )
}

function table({ children: [head, ...rows] = [] }: MarkdownNode, key: number) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing to focus
    <section key={key} className="guide-table" tabIndex={0} aria-label="Table">
      <table>
        <thead>{head && row(head, 'th', 0)}</thead>
        <tbody>{rows.map((one, at) => row(one, 'td', at))}</tbody>
      </table>
    </section>
  )
}

const row = ({ children = [] }: MarkdownNode, Cell: 'th' | 'td', key: number) => (
  <tr key={key}>{children.map((one, at) => cell(one, Cell, at))}</tr>
)

const cell = (node: MarkdownNode, Cell: 'th' | 'td', key: number) => (
  <Cell key={key} {...(Cell === 'th' ? { scope: 'col' } : {})}>
    {inside(node)}
  </Cell>
)

import { BOT_PATH } from '../../../engine/net/bot.ts'
import { Icon } from '../../ui/parts/icon.tsx'
import { countText, fits } from './filter.ts'

export type ToolRow = { name: string; slug: string; desc: string; runs: string }
export type ToolGroup = { id: string; name: string; tools: ToolRow[] }
type ToolsIndexProps = { groups: ToolGroup[]; total: number; asked: string }

/** Reads like the index of a book: five ledgers, no cards. Without JavaScript the search is answered by the server. */
export function ToolsIndex({ groups, total, asked }: ToolsIndexProps) {
  const count = groups.flatMap(({ tools }) => tools).filter((tool) => isHit(tool, asked)).length
  return (
    <>
      <section className="page index-head">
        <div>
          <h1>
            <b className="t-figure">{total}</b> free tools
          </h1>
          <p className="lead">
            No account. Every figure says where it was measured, and what is unknown is never shown as 0.
          </p>
        </div>
        <search aria-label="Tools">
          <form className="index-find" action="/tools/">
            <label htmlFor="q">Find a tool</label>
            <span className="find-row">
              <input
                id="q"
                name="q"
                type="search"
                autoComplete="off"
                defaultValue={asked || undefined}
                placeholder="redirect, schema, png…"
                aria-describedby="found"
              />
              <Icon name="search" />
            </span>
            <output id="found" htmlFor="q">
              {countText(count, total, asked)}
            </output>
          </form>
        </search>
      </section>
      <nav className="index-jump" aria-label="Groups">
        <ul className="page">
          {groups.map(({ id, name, tools }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <span className="count">{tools.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} {...group} asked={asked} />
      ))}
      <section className="page index-note" aria-label="Where it runs">
        <p>
          <b>Where it runs.</b> Browser: nothing leaves your machine. Server: we fetch the public address you name.
          Outside data: the figures come from a source named in the report; without it the tool says so.{' '}
          <a href="/licences">Libraries and their licences</a>. <a href={BOT_PATH}>What our bot fetches</a>
        </p>
      </section>
    </>
  )
}

function Group({ id, name, tools, asked }: ToolGroup & { asked: string }) {
  return (
    <div className="group-line">
      <section className="page group" id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          {name} <span className="count">{tools.length}</span>
        </h2>
        <ul className="entries index-entries">
          {tools.map((tool) => (
            <li key={tool.slug}>
              <a href={pathOf(tool)} className={asked.trim() ? (isHit(tool, asked) ? 'on' : 'off') : undefined}>
                <b>{tool.name}</b> <span>{tool.desc}</span> <span className="data">{tool.runs}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const pathOf = ({ slug }: ToolRow) => `/tools/${slug}/`
const isHit = (tool: ToolRow, asked: string) => fits(`${tool.name} ${tool.desc} ${tool.runs}${pathOf(tool)}`, asked)

import { ASSISTANTS_PATH } from '#engine/assistants/paths.ts'
import { BOT_PATH } from '#engine/net/bot.ts'
import { Icon } from '#site/ui/parts/icon.tsx'
import { countText, fits } from './filter.ts'
import { ToolEntry } from './tool-entry.tsx'
import { isUsable, placeOf, type ToolRow } from './tool-row.ts'

export type ToolGroup = { id: string; name: string; tools: ToolRow[] }
type ToolsIndexProps = {
  groups: ToolGroup[]
  /** Number of tools that work. */
  total: number
  query: string
}

/** Renders all tools like the index of a book. Without JavaScript, the server runs the search. */
export function ToolsIndex({ groups, total, query }: ToolsIndexProps) {
  const hits = groups.flatMap(({ tools }) => tools).filter((tool) => isHit(tool, query))
  return (
    <>
      <section className="page index-head">
        <div>
          <h1>
            <b className="t-figure">{total}</b> free tools
          </h1>
          <p className="lead">
            No account needed. Every figure has a source, and a figure we don’t have is never shown as 0.
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
                defaultValue={query || undefined}
                placeholder="redirect, schema, png…"
                aria-describedby="found"
              />
              <Icon name="search" />
            </span>
            <output id="found" htmlFor="q">
              {countText({ open: openOf(hits), closed: hits.length - openOf(hits) }, query)}
            </output>
          </form>
        </search>
      </section>
      <nav className="index-jump" aria-label="Groups">
        <ul className="page">
          {groups.map(({ id, name, tools }) => (
            <li key={id} hidden={!tools.some((tool) => isHit(tool, query))}>
              <a href={`#${id}`}>
                {name} <span className="count">{openOf(tools)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} {...group} query={query} />
      ))}
      <section className="page index-note" aria-label="Where each tool runs">
        <p>
          <b>Where each tool runs.</b> Browser: nothing leaves your device. Server: we fetch the public URL you enter.
          Outside data: the figures come from a source that the report names. If the source has no data, the tool says
          so. No data yet: no source is connected, and the page says which tool helps instead.{' '}
          <a href="/audit/">Audit a whole website</a>. <a href={ASSISTANTS_PATH}>Use the tools in your AI assistant</a>.{' '}
          <a href="/tools/formulas/">Formulas of the scores</a>. <a href="/licenses">Libraries and their licenses</a>.{' '}
          <a href={BOT_PATH}>What our bot fetches</a>
        </p>
      </section>
    </>
  )
}

function Group({ id, name, tools, query }: ToolGroup & { query: string }) {
  return (
    <div className="group-line" hidden={!tools.some((tool) => isHit(tool, query))}>
      <section className="page group" id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          {name} <span className="count">{openOf(tools)}</span>
        </h2>
        <ul className="entries index-entries">
          {tools.map((tool) => (
            <li key={tool.slug} hidden={!isHit(tool, query)}>
              <ToolEntry tool={tool} place={placeOf(tool)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const openOf = (tools: ToolRow[]) => tools.filter(isUsable).length
const isHit = (tool: ToolRow, query: string) =>
  fits(`${tool.name} ${tool.desc} ${placeOf(tool)}/tools/${tool.slug}/`, query)

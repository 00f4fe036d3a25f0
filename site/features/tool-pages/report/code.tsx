import { useMemo, useState } from 'react'
import type { CodeBlock, CodeMark, Language } from '#engine/tool/blocks.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { CopyButton, More, ReportBlock, SaveButton, useMore } from './block-parts.tsx'
import { CodeChanges, MAX_COMPARED_LENGTH } from './code-changes.tsx'
import { type CodeToken, codeLines } from './code-tokens.ts'
import { useIsLive, useReport } from './context.tsx'
import { severityLabels } from './severities.ts'

const FIRST_LINES = 1_000
const MORE_LINES = 2_000
const WRAPPED_LENGTH = 400
/** A line of prose that is longer is a paragraph. */
const PARAGRAPH_LENGTH = 100
/** Longer lines are shown up to this length; copying and saving include everything. */
const MAX_DRAWN_LENGTH = 50_000

const names: Record<Language, string> = {
  text: 'Text',
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json: 'JSON',
  markdown: 'Markdown',
  xml: 'XML',
  yaml: 'YAML',
  sql: 'SQL',
  csv: 'CSV',
}

/** Renders one listing, or those of a group: as tabs with JavaScript, one below the other without. */
export function Code({ blocks }: { blocks: [CodeBlock, ...CodeBlock[]] }) {
  const [chosen, choose] = useState(0)
  const isLive = useIsLive()
  const [first] = blocks
  const isGroup = blocks.length > 1
  const shown = blocks[chosen] ?? first
  const title = isGroup ? headingOf(first.group ?? '') : first.title
  if (!isLive || !isGroup)
    return (
      <ReportBlock title={title}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a finished run never move
          <CodeFrame key={at} block={block}>
            <span className="code-name">{isGroup ? block.title : (block.fileName ?? names[block.language])}</span>
          </CodeFrame>
        ))}
      </ReportBlock>
    )
  return (
    <ReportBlock title={title}>
      <CodeFrame key={chosen} block={shown}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
        <div className="tabs" role="group" aria-label={title ?? 'Listings'}>
          {blocks.map((block, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={at}
              type="button"
              aria-pressed={block === shown}
              onClick={() => choose(at)}
            >
              {block.title}
            </button>
          ))}
        </div>
      </CodeFrame>
    </ReportBlock>
  )
}

/** Returns the heading of a group. A lowercase group is only a key and has none. */
const headingOf = (group: string) => (/^\p{Lu}/u.test(group) ? group : undefined)

/** Renders a bar of actions above the listing or its changes from the source. */
function CodeFrame({ block, children }: { block: CodeBlock; children: React.ReactNode }) {
  const [isCompared, compare] = useState(false)
  const source = useSource(block)
  const shown = isCompared ? source : undefined
  return (
    <div className={shown === undefined ? 'code' : 'code-changes'}>
      <CodeBar block={block}>
        {children}
        {source !== undefined && (
          <Control aria-pressed={isCompared} onClick={() => compare(!isCompared)}>
            Changes
          </Control>
        )}
      </CodeBar>
      {shown === undefined ? <Listing block={block} /> : <CodeChanges source={shown} block={block} />}
    </div>
  )
}

/** Returns the source of a listing, if the page can compare the two. */
function useSource({ source, code }: CodeBlock) {
  const { input } = useReport()
  const text = source === undefined ? undefined : input[source]
  const isLive = useIsLive()
  if (!isLive || typeof text !== 'string' || text === '' || text === code) return undefined
  return text.length + code.length > MAX_COMPARED_LENGTH ? undefined : text
}

function CodeBar({ block: { code, fileName }, children }: { block: CodeBlock; children: React.ReactNode }) {
  return (
    <div className="code-bar">
      {children}
      <span className="block-actions">
        <CopyButton text={code} />
        {fileName && <SaveButton label="Save" file={() => ({ name: fileName, type: 'text/plain', content: code })} />}
      </span>
    </div>
  )
}

/** Renders the lines of a listing. Each ends with its own line feed, so that selecting and copying keep the lines. */
function Listing({ block: { code, language, marks = [], title } }: { block: CodeBlock }) {
  const lines = useMemo(() => code.replace(/\n$/, '').split('\n'), [code])
  const visible = useMore(lines.length, FIRST_LINES, MORE_LINES)
  const marked = useMemo(() => Map.groupBy(marks, ({ line }) => line), [marks])
  const drawn = useMemo(
    () => codeLines(lines.slice(0, visible.shown).map(drawable), language),
    [lines, visible.shown, language],
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, by keyboard too */}
      {/* biome-ignore lint/a11y/useSemanticElements: no element names a listing without being a landmark */}
      <pre tabIndex={0} role="group" aria-label={title} className={listingClass(lines, language)}>
        <code>
          {drawn.map((tokens, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text never move
            <Line key={at} tokens={tokens} marks={marked.get(at + 1)} />
          ))}
        </code>
      </pre>
      <More {...visible} unit="lines" />
    </>
  )
}

/** Minified code and prose are wrapped, because a line would show a fraction of it. */
function listingClass(lines: string[], language: Language) {
  const most = language === 'text' ? PARAGRAPH_LENGTH : WRAPPED_LENGTH
  if (lines.some(({ length }) => length > most)) return 'is-wrapped'
  return lines.length > 999 ? 'is-tall' : undefined
}

function Line({ tokens, marks }: { tokens: CodeToken[]; marks: CodeMark[] | undefined }) {
  const classes = ['ln', ...(marks ?? []).map(({ tone }) => (tone === 'add' || tone === 'del' ? tone : `is-${tone}`))]
  return (
    <span className={classes.join(' ')}>
      {tokens.map(({ text, className }, at) =>
        className ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={at} className={className}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {'\n'}
      {marks?.map(
        ({ tone, note }) =>
          note && (
            <span key={note} className="line-note">
              {tone !== 'add' && tone !== 'del' && `${severityLabels[tone]}: `}
              {note}
              {'\n'}
            </span>
          ),
      )}
    </span>
  )
}

const drawable = (line: string) =>
  line.length > MAX_DRAWN_LENGTH
    ? `${line.slice(0, MAX_DRAWN_LENGTH)} … ${line.length - MAX_DRAWN_LENGTH} more characters`
    : line

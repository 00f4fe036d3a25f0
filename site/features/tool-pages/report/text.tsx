import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import type { Mark, TextBlock } from '#engine/tool/blocks.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { CopyButton, More, ReportBlock, SaveButton, useMore } from './block-parts.tsx'
import { useIsLive, useReport } from './context.tsx'
import { severityLabels } from './severities.ts'
import { cutAtMarks, partEnds, replaceMark, usableMarks } from './text-pieces.ts'

/** Characters of a part: parts outside the window are not laid out. */
const PART = 4_000
const FIRST_PARTS = 12
const MORE_PARTS = 25
const FIRST_NOTES = 50
const MORE_NOTES = 200

/** Renders a text with marks. With a script each mark opens its note; without one all notes are below. */
export function Text({ title, text, marks = [], field, whole, fileName }: TextBlock) {
  const { change } = useReport()
  const isLive = useIsLive()
  const usable = useMemo(() => usableMarks(text, marks), [text, marks])
  const ends = useMemo(() => partEnds(text, usable, PART), [text, usable])
  const visible = useMore(ends.length, FIRST_PARTS, MORE_PARTS)
  const shownTo = ends[visible.shown - 1] ?? 0
  const note = useNote(usable)
  const save = fileName && (
    <SaveButton label="Save" file={() => ({ name: fileName, type: 'text/plain', content: text })} />
  )
  return (
    <ReportBlock
      title={title}
      actions={
        <>
          {isLive && whole && field && change && (
            <Control onClick={() => change(field, whole.text)}>{whole.label}</Control>
          )}
          <CopyButton text={text} />
          {save}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its marks are the buttons */}
      <div
        className={ends.length > 1 ? 'marked-text is-long' : 'marked-text'}
        dir="auto"
        onClick={note.click}
        onKeyDown={note.press}
      >
        {ends.slice(0, visible.shown).map((end, at) => (
          <TextPart
            key={end}
            text={text}
            marks={usable}
            from={ends[at - 1] ?? 0}
            to={end}
            open={
              note.open !== undefined && isWithin(usable[note.open], ends[at - 1] ?? 0, end) ? note.open : undefined
            }
            noteId={note.id}
          />
        ))}
      </div>
      {shownTo < text.length && (
        <More
          {...visible}
          shown={shownTo}
          total={text.length}
          next={(ends[visible.shown + visible.next - 1] ?? text.length) - shownTo}
          unit="characters"
        />
      )}
      {usable.some(hasNote) && (
        <NotePopover
          note={note}
          mark={note.open === undefined ? undefined : usable[note.open]}
          text={text}
          field={field}
        />
      )}
      <Notes text={text} marks={usable} />
    </ReportBlock>
  )
}

const isWithin = (mark: Mark | undefined, from: number, to: number) =>
  mark !== undefined && mark.start >= from && mark.end <= to

type TextPartProps = { text: string; marks: Mark[]; from: number; to: number; open: number | undefined; noteId: string }

/** Memoized: React skips a part whose props have not changed. */
function TextPart({ text, marks, from, to, open, noteId }: TextPartProps) {
  const isLive = useIsLive()
  return useMemo(
    () => (
      <span className="text-part">
        {cutAtMarks(text, marks, from, to).map(({ text: words, mark, at = 0 }, place) =>
          mark ? (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
              key={place}
              className={`is-${mark.tone}${at === open ? ' is-open' : ''}`}
              style={mark.tone === 'heat' ? { '--heat': Math.min(1, Math.max(0, mark.weight ?? 1)) } : undefined}
              {...(isLive && hasNote(mark)
                ? {
                    role: 'button',
                    tabIndex: 0,
                    'data-mark': at,
                    'aria-expanded': at === open,
                    'aria-controls': noteId,
                  }
                : {})}
            >
              {words}
            </mark>
          ) : (
            words
          ),
        )}
      </span>
    ),
    [text, marks, from, to, open, isLive, noteId],
  )
}

const hasNote = ({ note, replacements, offers }: Mark) => Boolean(note || replacements?.length || offers?.length)

/** Renders one note for all marks, because thousands of popovers would be slower than the text. */
function useNote(marks: Mark[]) {
  const id = `note${useId()}`
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<number>()
  const show = (target: EventTarget) => {
    const at = (target as Element).closest<HTMLElement>('[data-mark]')?.dataset.mark
    if (at === undefined || !marks[Number(at)]) return false
    setOpen(Number(at))
    popover.current?.showPopover()
    return true
  }
  return {
    id,
    popover,
    open: open !== undefined && open < marks.length ? open : undefined,
    click: (event: MouseEvent) => void show(event.target),
    press: (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || !show(event.target)) return
      event.preventDefault()
      // Keyboard users continue inside the note; closing it returns the focus.
      requestAnimationFrame(() => popover.current?.focus())
    },
    close: () => popover.current?.hidePopover(),
    closed: () => setOpen(undefined),
  }
}

type NotePopoverProps = {
  note: ReturnType<typeof useNote>
  mark: Mark | undefined
  text: string
  field: string | undefined
}

function NotePopover({ note, mark, text, field }: NotePopoverProps) {
  const { change, input } = useReport()
  if (!useIsLive()) return null
  const replacements = field && change ? (mark?.replacements ?? []) : []
  const offers = replacements.map((replacement) => ({
    replacement,
    whole: mark && field ? replaceMark(input[field], text, mark, replacement) : undefined,
  }))
  const apply = (whole: string) => {
    note.close()
    if (field) change?.(field, whole)
  }
  return (
    <div
      className="mark-note"
      role="dialog"
      aria-label="Note"
      tabIndex={-1}
      popover="auto"
      id={note.id}
      ref={note.popover}
      onToggle={(event) => event.newState === 'closed' && note.closed()}
    >
      {mark && (
        <>
          {mark.tone !== 'heat' && <Severity kind={mark.tone}>{severityLabels[mark.tone]}</Severity>}
          {mark.note && <p>{mark.note}</p>}
          <p className="replacements">
            {offers.map(
              ({ replacement, whole }) =>
                whole !== undefined && (
                  <Control key={replacement} onClick={() => apply(whole)}>
                    {replacement === '' ? 'Delete these words' : replacement}
                  </Control>
                ),
            )}
          </p>
          {change && mark.offers && (
            <p className="replacements">
              {mark.offers.map(({ label, field: other, value }) => (
                <Control
                  key={label}
                  onClick={() => {
                    note.close()
                    change(other, [input[other], value].filter(Boolean).join(', '))
                  }}
                >
                  {label}
                </Control>
              ))}
            </p>
          )}
          {offers.some(({ whole }) => whole === undefined) && (
            <p className="data">The text has changed since. Run it again to replace this.</p>
          )}
        </>
      )}
    </div>
  )
}

/** Renders the notes of all marks as a list, for keyboards and for print. */
function Notes({ text, marks }: { text: string; marks: Mark[] }) {
  const noted = useMemo(() => marks.filter(hasNote), [marks])
  const visible = useMore(noted.length, FIRST_NOTES, MORE_NOTES)
  if (noted.length === 0) return null
  return (
    <details className="twin">
      <summary>{countOf(noted.length, 'note')} as a list</summary>
      <ol className="note-list">
        {noted.slice(0, visible.shown).map(({ start, end, tone, note, replacements = [] }) => (
          <li key={start}>
            <q>{shortened(text.slice(start, end))}</q>
            {tone !== 'heat' && <span className="data"> {severityLabels[tone].toLowerCase()}</span>}
            {note && <span> {note}</span>}
            {replacements.length > 0 && (
              <span className="data"> Instead: {replacements.map(orNothing).join(', ')}.</span>
            )}
          </li>
        ))}
      </ol>
      <More {...visible} unit="notes" />
    </details>
  )
}

const orNothing = (replacement: string) => replacement || 'nothing'
const shortened = (words: string) => (words.length > 120 ? `${words.slice(0, 119).trimEnd()}…` : words)

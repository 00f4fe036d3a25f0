import { type ReactNode, useId, useSyncExternalStore } from 'react'
import type { Envelope } from '#engine/tool/envelope.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { csvOf, filesOf, jsonOf, mainText, save, zipOf } from './exports.ts'
import { shareLabel } from './share.ts'

type ReportActionsProps = {
  envelope: Envelope
  share: (() => void) | undefined
  /** Runs again with freshly fetched data. */
  measureAgain: () => void
}

/**
 * Renders the actions of a report: one row of buttons, or, on a phone, one to share and one that opens a menu with all
 * others, so that little stands between the verdict and its reasons.
 */
export function ReportActions({ share, ...props }: ReportActionsProps): ReactNode {
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow()?.matches === true)
  const shareButton = share && (
    <Control icon="share" onClick={share}>
      {shareLabel()}
    </Control>
  )
  return isNarrow ? (
    <>
      {shareButton}
      <ExportMenu>
        <Exports {...props} />
      </ExportMenu>
    </>
  ) : (
    <Exports {...props}>{shareButton}</Exports>
  )
}

/** The width of a phone; undefined where nothing has a width, as in a test. */
const narrow = () => globalThis.matchMedia?.('(max-width: 60rem)')

function watchWidth(changed: () => void) {
  const query = narrow()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Renders a menu at the lower edge of the window, in reach of a thumb. A choice closes it. */
function ExportMenu({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Control icon="save" popoverTarget={id}>
        Export
      </Control>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its buttons are clicked. */}
      <div
        className="export-menu"
        id={id}
        popover="auto"
        onClick={({ currentTarget, target }) => target !== currentTarget && currentTarget.hidePopover()}
      >
        <p className="data">Export this report</p>
        {children}
      </div>
    </>
  )
}

/** Renders the ways to take a report along; `children` is between the output and the files about it. */
function Exports({
  envelope,
  measureAgain,
  children,
}: Omit<ReportActionsProps, 'share'> & { children?: ReactNode }): ReactNode {
  const { tool, report } = envelope
  const fileName = envelope.isSample ? `${tool}-sample` : tool
  const files = filesOf(envelope)
  const [single] = files
  const text = mainText(envelope)
  return (
    <>
      {envelope.fetchedAt && <Control onClick={measureAgain}>Measure again</Control>}
      {single && files.length === 1 && (
        <Control icon="save" onClick={() => save(single.name, single.type, single.content)}>
          Save {single.name.split('/').at(-1)}
        </Control>
      )}
      {files.length > 1 && (
        <Control icon="save" onClick={async () => save(`${tool}.zip`, 'application/zip', await zipOf(files))}>
          All {files.length} files as ZIP
        </Control>
      )}
      {text !== undefined && (
        <Control icon="copy" onClick={() => copy(text)}>
          Copy
        </Control>
      )}
      {children}
      {report.some(({ kind }) => kind === 'table') && (
        <Control icon="save" onClick={() => save(`${fileName}.csv`, 'text/csv', csvOf(envelope))}>
          CSV
        </Control>
      )}
      <Control icon="save" onClick={() => save(`${fileName}.json`, 'application/json', jsonOf(envelope))}>
        JSON
      </Control>
      <Control onClick={() => print()}>Print</Control>
    </>
  )
}

function copy(text: string) {
  const say = (message: string, isBad = false) =>
    dispatchEvent(new CustomEvent('notice', { detail: { message, isBad } }))
  navigator.clipboard.writeText(text).then(
    () => say('Copied.'),
    () => say('Your browser did not allow it. Select the text and copy it.', true),
  )
}

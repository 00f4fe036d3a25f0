import type { ReactNode } from 'react'
import type { Envelope } from '#engine/tool/envelope.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { csvOf, filesOf, jsonOf, mainText, save, zipOf } from './exports.ts'

/** Renders the actions of a report. Actions without content are hidden. */
export function ReportActions({
  envelope,
  keepLink,
  measureAgain,
}: {
  envelope: Envelope
  keepLink: (() => void) | undefined
  /** Runs again with freshly fetched data. */
  measureAgain: () => void
}): ReactNode {
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
      {keepLink && (
        <Control icon="share" onClick={keepLink}>
          Keep link
        </Control>
      )}
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

import { useId } from 'react'
import type { Reference } from '#engine/tool/blocks.ts'
import { ReferenceLink } from './web-link.tsx'

/** Renders how a figure was measured, in a native popover behind a question mark. Works without scripts. */
export function Method({ of, method, reference }: { of: string; method: string; reference?: Reference | undefined }) {
  const id = `how${useId()}`
  return (
    <span className="method">
      <button type="button" className="method-button" popoverTarget={id} aria-label={`How this is measured: ${of}`}>
        ?
      </button>
      <span className="method-note" popover="auto" id={id} role="note">
        <b>{of}</b>
        <span>{method}</span>
        {reference && (
          <span className="data">
            <ReferenceLink reference={reference} />
          </span>
        )}
      </span>
    </span>
  )
}

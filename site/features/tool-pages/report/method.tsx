import { useId } from 'react'
import type { Reference } from '../../../../engine/tool/blocks.ts'
import { ReferenceLink } from './web-link.tsx'

/** How a figure was measured, behind a question mark. A native popover, which works without a script. */
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

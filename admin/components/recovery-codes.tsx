'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** Shows ten recovery codes, which never appear again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isKept, setKept] = useState(false)
  useEffect(() => list.current?.focus(), [])
  return (
    <div className="recovery-codes">
      <p>
        Each code signs you in once if you don’t have your phone. Keep them where you keep your passwords: this is the
        only time you will see them.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the focus is led here, so that the codes are read out. */}
      <ul ref={list} tabIndex={0} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <label className="recovery-kept">
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
        <span>I have saved these codes</span>
      </label>
      <div className="account-actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => download(codes)}>
          Download codes
        </Button>
        <Button margin={false} disabled={!isKept} onClick={onDone}>
          Continue
        </Button>
      </div>
    </div>
  )
}

function download(codes: string[]) {
  const text = `Recovery codes for ${window.location.host}\nEach works once.\n\n${codes.join('\n')}\n`
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download: 'recovery-codes.txt' }).click()
  URL.revokeObjectURL(href)
}

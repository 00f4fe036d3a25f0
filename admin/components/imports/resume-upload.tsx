'use client'
import { useId, useState } from 'react'
import { useLeaveWarning } from './new-import.tsx'
import { partSender, sendFile } from './send-file.ts'
import type { ShownImport } from './shown-import.ts'
import { UploadProgress } from './upload-progress.tsx'

type Props = { found: ShownImport; onChange: () => Promise<void> }

/** Goes on with an upload that stopped, once the same file is chosen again. */
export function ResumeUpload({ found: { id, name, size, received }, onChange }: Props) {
  const fieldId = useId()
  const [sent, setSent] = useState<number>()
  const [message, setMessage] = useState('')
  useLeaveWarning(sent !== undefined)

  async function send(file: File | undefined) {
    if (!file) return
    if (file.name !== name || file.size !== size)
      return setMessage(`This is another file. Choose ${name}, or upload this one as a new import.`)
    setMessage('')
    setSent(received)
    setMessage((await sendFile({ file, from: received, send: partSender(id), onProgress: setSent })) ?? '')
    setSent(undefined)
    await onChange()
  }

  return (
    <>
      <UploadProgress name={name} size={size} received={sent ?? received} />
      <p className="import-field">
        <label htmlFor={fieldId}>Choose {name} to go on</label>
        <input
          id={fieldId}
          type="file"
          disabled={sent !== undefined}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </p>
      <p role="status">{message}</p>
    </>
  )
}

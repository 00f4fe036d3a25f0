'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'
import { partSender, sendFile } from './send-file.ts'
import { UploadProgress } from './upload-progress.tsx'

const systems = [
  { value: 'wordpress', label: 'WordPress', accept: '.xml', hint: 'The XML file of “Tools”, “Export”, “All content”.' },
  { value: 'ghost', label: 'Ghost', accept: '.json', hint: 'The JSON file of “Settings”, “Import/Export”.' },
  { value: 'sanity', label: 'Sanity', accept: '.gz,.tgz', hint: 'The .tar.gz file of “sanity dataset export”.' },
  {
    value: 'markdown',
    label: 'Markdown (Hugo, Jekyll, Astro, Eleventy)',
    accept: '.gz,.tgz,.tar',
    hint: 'The folder of the site with its images, packed as .tar.gz.',
  },
] as const

/** Uploads an export above the list of imports, and opens the import once the file has arrived. */
export function NewImport() {
  const fieldId = useId()
  const router = useRouter()
  const isShown = useRef(true)
  const [system, setSystem] = useState<string>('wordpress')
  const [upload, setUpload] = useState<{ id: number; name: string; size: number; received: number }>()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const { accept, hint } = systems.find(({ value }) => value === system) ?? systems[0]

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  useLeaveWarning(isBusy)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    if (!(file instanceof File)) return
    setBusy(true)
    setMessage('')
    const { name, size } = file
    const { ok, body } = await callBackOffice<{ id: number }>('/imports/begin', { system, name, size })
    if (ok) {
      const { id } = body
      setUpload({ id, name, size, received: 0 })
      const failure = await sendFile({
        file,
        from: 0,
        send: partSender(id),
        onProgress: (received) => setUpload({ id, name, size, received }),
      })
      setMessage(failure ?? '')
      if (!failure && isShown.current) router.push(`/admin/collections/imports/${id}`)
    } else setMessage(body.message)
    setBusy(false)
  }

  return (
    <section className="import-new" aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`}>Upload an export</h2>
      <form onSubmit={(event) => void send(event)}>
        <p>
          <label htmlFor={`${fieldId}-system`}>It comes from</label>
          <select
            id={`${fieldId}-system`}
            value={system}
            disabled={isBusy}
            onChange={(event) => setSystem(event.target.value)}
          >
            {systems.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${fieldId}-file`}>File</label>
          <input
            id={`${fieldId}-file`}
            name="file"
            type="file"
            accept={accept}
            required
            disabled={isBusy}
            aria-describedby={`${fieldId}-hint`}
          />
          <small id={`${fieldId}-hint`}>{hint} At most 2 GB.</small>
        </p>
        <Button type="submit" size="medium" margin={false} disabled={isBusy}>
          {isBusy ? 'Uploading' : 'Upload'}
        </Button>
      </form>
      {upload && <UploadProgress {...upload} />}
      <p role="status">
        {message}
        {message && upload && (
          <>
            {' '}
            <a href={`/admin/collections/imports/${upload.id}`}>Open the import</a>
          </>
        )}
      </p>
    </section>
  )
}

/** Asks before a page is closed that is sending a file. */
export function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
}

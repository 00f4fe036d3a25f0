'use client'
import { Button, useListDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { IMAGE_TYPES } from './send-image.ts'
import { progressOf, type Upload } from './upload-queue.ts'
import { uploadQueue, useUploads } from './uploads.ts'

/** Accepts many dropped or chosen files on the screen “Images”, and shows how far their upload is. */
export function UploadImages({ undescribed }: { undescribed: number }) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? null : <UploadSection undescribed={undescribed} />
}

function UploadSection({ undescribed }: { undescribed: number }) {
  const uploads = useUploads()
  const isDragged = useDroppedFiles()
  const { isDone, stored, failed, total } = progressOf(uploads)
  useRefreshWhen(isDone && stored > 0)
  return (
    <section className="upload-images" aria-label="Upload images" data-dragged={isDragged || undefined}>
      <div className="upload-images-start">
        <label className="upload-images-choose">
          <input
            type="file"
            multiple
            accept={IMAGE_TYPES.join(',')}
            onChange={({ target }) => {
              uploadQueue.add([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <span>Upload images</span>
        </label>
        <p>Or drop them anywhere on this screen, as many as you like.</p>
        {undescribed > 0 && (
          <a className="upload-images-describe" href="/admin/describe-images">
            Describe {countOf(undescribed, 'image')}
          </a>
        )}
      </div>
      {total > 0 && (
        <>
          <div className="upload-images-progress">
            <progress aria-label="Uploaded images" value={stored + failed} max={total} />
            <p>
              <b>
                {stored} of {total}
              </b>{' '}
              uploaded{failed > 0 && `, ${failed} failed`}
            </p>
          </div>
          <p role="status">
            {isDone ? endOf(stored, failed) : `Uploading ${countOf(total, 'image')}. Stay on this site.`}
          </p>
        </>
      )}
      {failed > 0 && <Failures failures={uploads.filter(({ state }) => state === 'failed')} />}
    </section>
  )
}

function endOf(stored: number, failed: number) {
  if (failed === 0) return `${countOf(stored, 'image is', 'images are')} in the library.`
  return `${countOf(stored, 'image is', 'images are')} in the library, ${failed} could not be stored.`
}

function Failures({ failures }: { failures: Upload[] }) {
  return (
    <div className="upload-images-failures">
      <h3>Not uploaded</h3>
      <ul>
        {failures.map(({ key, name, reason }) => (
          <li key={key}>
            <b>{name}</b>
            <span>{reason}</span>
            <button type="button" aria-label={`Try ${name} again`} onClick={() => uploadQueue.tryAgain([key])}>
              Try again
            </button>
          </li>
        ))}
      </ul>
      <div className="issue-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => uploadQueue.tryAgain(failures.map(({ key }) => key))}
        >
          Try all again
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => uploadQueue.dismiss()}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}

/**
 * Accepts files dropped anywhere on the window while the list is open.
 * @returns whether files are over the window
 */
function useDroppedFiles() {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => Boolean(dataTransfer?.types.includes('Files'))
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDragged(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setDragged(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDragged(false)
      uploadQueue.add([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isDragged
}

/** Refreshes the list once after all uploads have ended. */
function useRefreshWhen(isReady: boolean) {
  const router = useRouter()
  const was = useRef(isReady)
  useEffect(() => {
    if (isReady && !was.current) router.refresh()
    was.current = isReady
  }, [isReady, router])
}
